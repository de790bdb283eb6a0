import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { begun, guest, live } from '../../test/live-kit.ts';
import { addStatus } from './status.ts';
import { STATUS_STYLE } from './status-style.ts';

/** A server of one game that has nothing but this page. */
function statusPage(
  mark: (name: string) => Promise<number | null> = () => Promise.resolve(null),
  now = () => 0,
  awayMs: number | null = null,
) {
  const app = fastify();
  addStatus(app, { store: { mark, games: { running: () => Promise.resolve(1) } }, games: { awayMs }, now });
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

test.each([
  [{}, '', 'en-GB', 'One game is being played.'],
  [{ 'accept-language': 'de, sv-SE;q=0.8, en;q=0.5' }, '', 'sv', 'Ett parti spelas.'],
  [{ 'accept-language': 'en' }, '?lang=ja', 'ja', '1件のゲームが進行中です。'],
  [{ 'accept-language': 'en' }, '?lang=%3Cscript%3E&lang=sv', 'en-GB', 'All is well'],
])('%j%s is answered in %s', async (headers, query, tag, text) => {
  const { statusCode, body, headers: sent } = await statusPage()(`/status${query}`, headers);
  expect([statusCode, sent['content-type'], sent['content-language']]).toEqual([
    200,
    'text/html; charset=utf-8',
    tag,
  ]);
  expect(body).toContain(`<html lang="${tag}">`);
  expect(body).toContain(text);
  expect(body).not.toContain('<script');
});

test('games, start and the last outage are told, and that clocks were stopped', async () => {
  const server = await live();
  try {
    await begun(await guest(server.url, 'Gaia'), await guest(server.url, 'Livia'));
    const body = await (await fetch(`${server.url}/status`)).text();
    expect(body).toContain('One game is being played.');
    expect(body).toContain('None so far');
    expect(body).toMatch(/Running since<\/dt>\s+<dd><time datetime="\d{4}-/);
    expect(body).not.toContain('Gaia');
  } finally {
    await server.stop();
  }
});

test.each([
  [90_000, '90 seconds'],
  [150_000, '3 minutes'],
  [7_300_000, '2 hours'],
  [300, '1 second'],
])('an outage of %s ms lasted %s', async (longMs, long) => {
  const fromMs = Date.UTC(2026, 2, 15, 12);
  const marks: Record<string, number> = {
    outages: 2,
    'outage-2-from-ms': fromMs,
    'outage-2-to-ms': fromMs + longMs,
  };
  const { body } = await statusPage((name) => Promise.resolve(marks[name] ?? null))('/status');
  expect(body).toContain(
    `15 March 2026 at 12:00 UTC</time>, for ${long}. The clocks of all games were stopped`,
  );
});

test.each([
  ['read', statusPage(() => Promise.reject(new Error('gone')))],
  ['stored', statusPage(undefined, undefined, 705)],
])('where nothing can be %s, it says so and how clocks stand', async (_how, get) => {
  const { statusCode, body } = await get('/status');
  expect(statusCode).toBe(200);
  expect(body).toContain('Games cannot be continued at the moment. Clocks are stopped');
  expect(body).not.toContain('All is well');
});

test('many readers cost one look at the database, until it is old', async () => {
  let [looks, nowMs] = [0, 0];
  const mark = (): Promise<null> => {
    looks++;
    return Promise.resolve(null);
  };
  const get = statusPage(mark, () => nowMs);
  await get('/status');
  const once = looks;
  await get('/status');
  expect(looks).toBe(once);
  nowMs += 6000;
  await get('/status');
  expect(looks).toBe(2 * once);
});

test('its colours are the game’s', async () => {
  const { body, headers } = await statusPage()('/status.css');
  expect([body, headers['content-type']]).toEqual([STATUS_STYLE, 'text/css; charset=utf-8']);
  const theme = readFileSync(path.join(import.meta.dirname, '../../../web/src/app/theme.css'), 'utf8');
  const colours = [...STATUS_STYLE.matchAll(/--[a-z]+: #[\da-f]{6};/g)].map(([colour]) => colour);
  expect(colours).toHaveLength(12);
  for (const colour of colours) expect(theme).toContain(colour);
});
