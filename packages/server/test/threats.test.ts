// docs/threat-model.md: every threat names a test that is there; and the tests that belong nowhere else.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Tournament } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { readSite } from '../src/http/site.ts';
import { edge, GAME, TOKEN } from './edge-kit.ts';
import { guest, live, PLAIN } from './live-kit.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

describe('the threat model', () => {
  const rows = readFileSync(path.join(ROOT, 'docs/threat-model.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| threat'));
  const cited = rows.flatMap((row) => [...row.matchAll(/`([\w./-]+\.ts)`(?: “([^”]+)”)?/g)]);

  test('has a test for every threat, in rows that can be read', () => {
    expect(rows.length).toBeGreaterThan(30);
    for (const row of rows) {
      expect(row).toMatch(/\| `[\w./-]+\.ts`.* \|$/);
      expect(row.length).toBeLessThanOrEqual(200);
    }
  });

  test.each(cited.map(([, file, title]) => [file!, title ?? '']))('%s “%s” is there', (file, title) => {
    const found = path.join(ROOT, 'packages', file);
    expect(existsSync(found)).toBe(true);
    expect(readFileSync(found, 'utf8')).toContain(title);
  });
});

const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

describe('headers', () => {
  test.each([
    'me',
    'lobby',
    'nowhere',
    `games/${GAME}`,
    '/status',
    '/status.css',
    '/healthz',
    '/readyz',
    '/metrics',
    '/x',
    '/%',
  ])('%s has all of them, and says nothing of what runs here', async (url) => {
    const { headers } = await edge().ask('GET', url);
    expect(headers).toMatchObject(HEADERS);
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers[name]).toBeUndefined();
  });

  test('the page has them too', () => {
    const site = readSite(path.join(ROOT, 'packages/web'));
    expect(site({ method: 'GET', target: '/', headers: {} }).headers).toMatchObject(HEADERS);
    expect(site({ method: 'GET', target: '/none.js', headers: {} }).headers).toMatchObject(HEADERS);
  });

  test('what is said to one person is stored by nobody on the way', async () => {
    for (const url of ['me', `games/${GAME}`, 'lobby', '/metrics', '/status'])
      expect((await edge().ask('GET', url)).headers['cache-control']).toBe('no-store');
  });
});

test('no answer is compressed: its size would tell what is in it', async () => {
  const { headers } = await edge().ask('GET', `games/${GAME}`, undefined, {
    'accept-encoding': 'gzip, br, deflate, zstd',
  });
  expect(headers['content-encoding']).toBeUndefined();
});

test('nothing that is sent is inflated', async () => {
  const body = gzipSync(JSON.stringify({ name: 'x'.repeat(50_000_000) }));
  expect(body.length).toBeLessThan(65_536);
  const { app } = edge();
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/2/guest',
    headers: {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      authorization: `Bearer ${TOKEN}`,
    },
    payload: body,
  });
  expect(statusCode).toBe(400);
});

test('a request that takes its time is cut off', () => {
  const { server } = edge().app;
  expect([server.requestTimeout, server.headersTimeout]).toEqual([
    30_000,
    expect.toSatisfy((ms) => ms <= 60_000),
  ]);
});

test.each<[string, Record<string, string>, number]>([
  ['this machine', {}, 200],
  ['someone who claims to be it', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['someone who claims to be it, otherwise', { forwarded: 'for=127.0.0.1' }, 404],
])('metrics through a trusted proxy for %s', async (_, headers, status) => {
  const { ask } = edge({}, { trustProxy: ['loopback', 'uniquelocal'] });
  expect((await ask('GET', '/metrics', undefined, headers)).status).toBe(status);
});

test('the page writes HTML in few places, none of which knows a name or a message', () => {
  const writers = globSync('packages/{web,words}/src/**/*.{ts,tsx}', { cwd: ROOT })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !name.endsWith('.test.ts'))
    .filter((name) =>
      /innerHTML|outerHTML =|insertAdjacentHTML|document\.write|srcdoc|setHTML|new Function|\beval\(/i.test(
        readFileSync(path.join(ROOT, name), 'utf8'),
      ),
    );
  expect(writers.sort()).toEqual([
    'packages/web/src/board/map-picture.tsx', // the drawing of the map
    'packages/web/src/board/map/lettering.tsx', // likewise
    'packages/web/src/review/share-card.tsx', // typefaces
    'packages/web/src/start/plate.tsx', // the drawing of the map
  ]);
});

test('whoever says again and again to be away fills no log of a tournament', async () => {
  const server = await live({ RATE_LIMITS: 'yes' });
  try {
    const anna = await guest(server.url, 'Anna');
    await anna.done('PUT', '/me/password', { password: 'a long password' });
    const { edition, rules, aids } = PLAIN;
    const pace = { kind: 'live', bankMs: 3_600_000, incrementMs: 0 };
    const wanted = {
      name: 'Ludi',
      format: 'swiss',
      edition,
      rules,
      pace,
      aids,
      seats: 8,
      roundMs: 86_400_000,
    };
    const { card } = await anna.done<Tournament>('POST', '/tournaments', wanted);
    await anna.done('POST', `/tournaments/${card.id}/join`);
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 12; time++)
      codes.push((await anna.send('PUT', `/tournaments/${card.id}/away`, { isAway: time % 2 === 0 })).code);
    expect(codes.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => undefined));
    expect(codes.at(-1)).toBe('too-often');
  } finally {
    await server.stop();
  }
});

test('whoever presses Play now again and again opens no more games than by hand', async () => {
  const server = await live({ RATE_LIMITS: 'yes' });
  try {
    const [anna, livia] = [await guest(server.url, 'Anna'), await guest(server.url, 'Livia')];
    const { edition, rules, aids } = PLAIN;
    // Every press wants something else, so that nobody is found
    const press = (number: number): object => ({
      edition,
      rules,
      aids,
      pace: { kind: 'correspondence', bankMs: 86_400_000 + number * 60_000, incrementMs: 0, vacationDays: 0 },
      hours: null,
      press: `press-${String(number).padStart(20, '0')}`,
    });
    const codes: (string | undefined)[] = [];
    for (let number = 0; number < 12; number++)
      codes.push((await anna.send('POST', '/play-now', press(number))).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => undefined), 'too-often', 'too-often']);
    expect((await anna.send('POST', '/games', PLAIN)).code).toBe('too-often'); // one budget for all
    expect((await anna.send('POST', '/play-now', press(3))).status).toBe(200); // it is there already
    for (let number = 0; number < 10; number++)
      expect((await livia.send('POST', '/play-now', press(number))).status).toBe(200);
    expect((await livia.send('POST', '/games', PLAIN)).status).toBe(201); // what she found was free
  } finally {
    await server.stop();
  }
});
