import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { COOKIE, edge, GAME, HOME, OLD_COOKIE, TOKEN, updateAt } from '../../test/edge-kit.ts';
import { outage } from '../data/outage.ts';
import { Refused } from '../base/refused.ts';

const EVIL = { origin: 'https://evil.example' };
const NOBODY = { cookie: '' };

test('the cookie identifies its owner', async () => {
  const { ask } = edge();
  expect(JSON.parse((await ask('GET', 'me')).body)).toMatchObject({
    person: { name: 'Gaia' },
    language: 'sv',
  });
  expect(JSON.parse((await ask('GET', 'me', undefined, NOBODY)).body)).toMatchObject({
    person: null,
    language: null,
  });
});

test('a guest gets a cookie that scripts and other sites cannot use', async () => {
  const { status, headers } = await edge().ask('POST', 'guest', { name: 'Gaia' }, NOBODY);
  expect([status, headers['set-cookie']]).toEqual([
    201,
    `rubicon=${COOKIE}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`,
  ]);
});

test('a returning visitor gets the cookie again, unless it is deleted', async () => {
  const { ask } = edge();
  const old = { cookie: `rubicon=${OLD_COOKIE}` };
  expect((await ask('GET', 'me', undefined, old)).headers['set-cookie']).toBe(
    `rubicon=${OLD_COOKIE}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`,
  );
  expect((await ask('GET', 'me')).headers['set-cookie']).toBeUndefined();
  expect((await ask('POST', 'logout', undefined, old)).headers['set-cookie']).toMatch(/^rubicon=; /);
});

test('a closed server shows strangers nothing but the login', async () => {
  const { ask } = edge({}, { isClosed: true });
  for (const url of ['lobby', `games/${GAME}`, `games/${GAME}?wait=1`, `games/${GAME}/file`, 'socket'])
    expect(await ask('GET', url, undefined, NOBODY)).toMatchObject({ status: 401, code: 'not-signed-in' });
  expect((await ask('GET', 'me', undefined, NOBODY)).status).toBe(200);
  expect((await ask('GET', `games/${GAME}`)).status).toBe(200);
});

test('a person who has a name cannot lose it to another', async () => {
  expect(await edge().ask('POST', 'guest', { name: 'Livia' })).toMatchObject({
    status: 409,
    code: 'already-signed-in',
  });
});

test('behind TLS the cookie and the whole site are TLS only', async () => {
  const { ask } = edge({}, { publicUrl: new URL('https://rubicon.example') });
  const { headers } = await ask('POST', 'guest', { name: 'Gaia' }, NOBODY);
  expect(headers['set-cookie']).toMatch(/^__Host-rubicon=.*; Secure$/);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await edge().ask('GET', 'me')).headers['strict-transport-security']).toBeUndefined();
});

test('only a trusted proxy can report TLS', async () => {
  const said = { ...NOBODY, 'x-forwarded-proto': 'https' };
  const trusted = await edge({}, { trustProxy: ['127.0.0.1'] }).ask('GET', 'me', undefined, said);
  const untrusted = await edge().ask('GET', 'me', undefined, said);
  expect(trusted.headers['strict-transport-security']).toBeDefined();
  expect(untrusted.headers['strict-transport-security']).toBeUndefined();
});

test.each(['me', 'nowhere', '/', '/nowhere', '/healthz', '/%'])('%s carries the policy', async (url) => {
  const { headers } = await edge().ask('GET', url);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['permissions-policy']).toContain('camera=()');
});

test.each<[string, unknown, Record<string, string>, number, string]>([
  ['a field that does not fit', { name: '' }, {}, 400, 'bad-request'],
  ['a field nobody knows', { name: 'Gaia', admin: true }, {}, 400, 'bad-request'],
  ['nothing', undefined, {}, 400, 'bad-request'],
  ['what is not JSON', '{"name"', { 'content-type': 'application/json' }, 400, 'bad-json'],
  [
    'a poisoned object',
    '{"__proto__":{"x":1},"name":"Gaia"}',
    { 'content-type': 'application/json' },
    400,
    'bad-json',
  ],
  ['a form', 'name=Gaia', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'not-json'],
  ['text', '{"name":"Gaia"}', { 'content-type': 'text/plain' }, 415, 'not-json'],
  ['too much', { name: 'x'.repeat(70_000) }, {}, 413, 'too-large'],
])('%s is refused', async (_name, body, headers, status, code) => {
  expect(await edge().ask('POST', 'guest', body, headers)).toMatchObject({ status, code });
});

test('a refusal names the field, the rule and what was expected', async () => {
  const field = await edge().ask('POST', 'guest', { name: 7 });
  expect(JSON.parse(field.body)).toEqual({
    error: { code: 'bad-request', message: '“name” does not fit: expected string.', field: 'name' },
  });
  const { ask } = edge({
    ask: () => Promise.reject(new Refused('not-legal', 'Not now.', '7.31', ['retreat'])),
  });
  const body = { id: 'abcdefghijklmnop', ask: { kind: 'order', decision: 1, order: 'pass' } };
  const rule = await ask('POST', `games/${GAME}/asks`, body);
  expect([rule.status, JSON.parse(rule.body)]).toEqual([
    409,
    { error: { code: 'not-legal', message: 'Not now.', rule: '7.31', expected: ['retreat'] } },
  ]);
});

test.each([
  ['nowhere', 404, 'no-such-address'],
  ['games/x', 404, 'no-game'],
  [`games/${'x'.repeat(100)}`, 400, 'bad-address'],
  [`games/${GAME}?after=-1`, 400, 'bad-request'],
  [`games/${GAME}?after=1&after=2`, 400, 'bad-request'],
  [`games/${GAME}?since=1`, 400, 'bad-request'],
  ['/api/2/%', 400, 'bad-address'],
  ['/api/1/me', 410, 'other-protocol'],
  ['/api/3/me', 410, 'other-protocol'],
  ['/api', 404, 'no-such-address'],
])('%s leads nowhere', async (url, status, code) => {
  expect(await edge().ask('GET', url)).toMatchObject({ status, code });
});

test('an order of another version of the protocol is to be sent again, by the page once it is reloaded', async () => {
  expect(await edge().ask('POST', `/api/1/games/${GAME}/asks`, {})).toMatchObject({
    status: 503,
    code: 'other-protocol',
  });
  expect(await edge().ask('POST', `/api/1/games/${GAME}/join`, {})).toMatchObject({ status: 410 });
});

test('an internal fault is not shown', async () => {
  const { status, body } = await edge().ask('GET', 'me/export');
  expect(status).toBe(500);
  expect(body).not.toContain('fault');
});

test('a request whose commit failed may be retried', async () => {
  const { ask } = edge({ leave: () => Promise.reject(new Refused('not-kept', 'Try again.')) });
  const { status, headers } = await ask('POST', `games/${GAME}/leave`);
  expect([status, headers['retry-after']]).toEqual([503, '1']);
});

test.each<[string, Record<string, string>, number]>([
  ['our page', {}, 204],
  ['another page', EVIL, 403],
  ['a page without a name', { origin: 'null' }, 403],
])('%s that wants to change something is answered %s', async (_name, headers, status) => {
  expect((await edge().ask('POST', 'logout', undefined, headers)).status).toBe(status);
});

test('a cookie without an origin changes nothing', async () => {
  const { app } = edge();
  const headers = { host: 'localhost:8705', cookie: `rubicon=${COOKIE}` };
  expect((await app.inject({ method: 'POST', url: '/api/2/logout', headers })).statusCode).toBe(403);
  expect((await app.inject({ method: 'GET', url: '/api/2/me', headers })).statusCode).toBe(200);
});

test('a token needs no origin, and cannot take over the account', async () => {
  const { ask, app } = edge({ leave: () => Promise.resolve() });
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await ask('POST', `games/${GAME}/leave`, undefined, { ...headers, ...EVIL })).status).toBe(204);
  expect(await ask('POST', 'logout', undefined, headers)).toMatchObject({
    status: 403,
    code: 'session-needed',
  });
  const wrong = await ask('GET', 'lobby', undefined, { authorization: `Bearer ${TOKEN}x` });
  expect(wrong).toMatchObject({ status: 401, code: 'bad-token' });
  // A cookie's value is no token, nor the other way round
  expect((await ask('GET', 'me', undefined, { authorization: `Bearer ${COOKIE}` })).status).toBe(401);
  const mixed = await app.inject({ url: '/api/2/games', headers: { cookie: `rubicon=${TOKEN}` } });
  expect(mixed.statusCode).toBe(401);
});

test('too many requests are told when to retry', async () => {
  let atMs = 0;
  const { ask } = edge({}, {}, () => atMs);
  const login = (name: string) => ask('POST', 'login', { name, password: 'hunter2hunter2' }, NOBODY);
  const statuses = [];
  for (const _ of Array.from({ length: 6 })) statuses.push((await login('Gaia')).status);
  expect(statuses).toEqual([500, 500, 500, 500, 500, 429]); // this server has no service behind it
  const refused = await login(' G á I a. ');
  expect([refused.code, refused.headers['retry-after']]).toEqual(['too-often', '30']);
  expect((await login('Livia')).status).toBe(500);
  atMs = 30_000;
  expect((await login('Gaia')).status).toBe(500);
});

test('many addresses can only guess slowly at a name, and its owner still gets in', async () => {
  const { ask } = edge({}, { trustProxy: ['127.0.0.1'] });
  const login = (from: string, name: string) =>
    ask('POST', 'login', { name, password: 'hunter2hunter2' }, { ...NOBODY, 'x-forwarded-for': from });
  const statuses: number[] = [];
  for (const index of Array.from({ length: 20 }).keys())
    statuses.push((await login(`192.0.2.${index}`, 'Gaia')).status);
  expect(new Set(statuses)).toEqual(new Set([500]));
  for (const index of Array.from({ length: 40 }).keys())
    statuses.push((await login(`198.51.100.${index}`, 'Gaia')).status);
  expect(statuses.filter((status) => status === 500)).toHaveLength(50);
  expect((await login('203.0.113.1', 'Livia')).status).toBe(500);
});

test('one address cannot guess at many names', async () => {
  const { ask } = edge();
  const statuses = new Set<number>();
  for (const index of Array.from({ length: 30 }).keys())
    statuses.add(
      (await ask('POST', 'login', { name: `Gaia${index}`, password: 'hunter2hunter2' }, NOBODY)).status,
    );
  expect(statuses).toEqual(new Set([500, 429]));
});

test('limits can be turned off for measurements', async () => {
  const { ask } = edge({}, { limits: false });
  for (const _ of Array.from({ length: 30 }))
    expect((await ask('POST', 'guest', { name: 'Gaia' }, NOBODY)).status).toBe(201);
});

test('a long poll is answered at once when there is news already', async () => {
  const { ask, watchers } = edge();
  expect(JSON.parse((await ask('GET', `games/${GAME}?after=0&wait=25`)).body)).toMatchObject(updateAt(1));
  expect(watchers.size).toBe(0);
});

test('a long poll is answered with the next news', async () => {
  const { ask, watchers } = edge({ look: () => Promise.resolve(updateAt(2)) });
  const looking = ask('GET', `games/${GAME}?after=1&wait=25`);
  await expect.poll(() => watchers.size).toBe(1);
  for (const watcher of watchers) watcher.send(JSON.stringify({ kind: 'presence', game: GAME }));
  for (const watcher of watchers) watcher.change('', null);
  expect(JSON.parse((await looking).body)).toMatchObject({ table: { cursor: 2 } });
  expect(watchers.size).toBe(0);
});

test('a long poll that times out returns the current state', async () => {
  const { ask } = edge();
  expect(JSON.parse((await ask('GET', `games/${GAME}?after=1&wait=1`)).body)).toMatchObject({
    table: { cursor: 1 },
  });
});

test('a stopping server answers its long polls', async () => {
  const server = edge();
  const { ask, watchers } = server;
  const looking = ask('GET', `games/${GAME}?after=1&wait=25`);
  await expect.poll(() => watchers.size).toBe(1);
  await server.stop();
  expect((await looking).status).toBe(200);
});

test('a stopping server does not wait for requests that never end', async () => {
  const server = edge();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as { port: number };
  const slow = connect(port, '127.0.0.1');
  slow.on('error', () => {});
  await once(slow, 'connect');
  slow.write(`POST /api/2/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`);
  slow.write('content-length: 100\r\n\r\n{');
  await new Promise((resolve) => void setTimeout(resolve, 100));
  const sinceMs = performance.now();
  await server.stop();
  expect(performance.now() - sinceMs).toBeLessThan(5000);
  slow.destroy();
});

test('health is public; metrics are for this machine or with the token', async () => {
  const metricsToken = 'sesame-sesame-sesame';
  const { ask } = edge({}, { metricsToken });
  expect((await ask('GET', '/healthz')).body).toBe('{"alive":true}');
  expect((await ask('GET', '/readyz')).body).toBe('{"ready":true}');
  const metrics = await ask('GET', '/metrics');
  expect(metrics.body).toContain('rubicon_requests_total{method="GET",route="/healthz",status="200"} 1');
  expect(metrics.body).toContain('rubicon_nodejs_eventloop_lag_seconds');
  const passedOn = { 'x-forwarded-for': '192.0.2.1' };
  expect((await ask('GET', '/metrics', undefined, passedOn)).status).toBe(404);
  const withToken = { ...passedOn, authorization: `Bearer ${metricsToken}` };
  expect((await ask('GET', '/metrics', undefined, withToken)).status).toBe(200);
  expect((await ask('GET', '/metrics', undefined, { authorization: 'Bearer wrong' })).status).toBe(404);
});

test('a server that can keep nothing is alive, but not ready, and says why', async () => {
  const { ask, setAway } = edge();
  setAway(0);
  expect((await ask('GET', '/healthz')).status).toBe(200);
  expect(await ask('GET', '/readyz')).toMatchObject({
    status: 503,
    body: '{"ready":false,"message":"The database has kept nothing since 1970-01-01T00:00:00.000Z."}',
  });
  setAway(null);
  expect((await ask('GET', '/readyz')).status).toBe(200);
});

test('what needs a database that is away is refused with a sentence, and when to ask again', async () => {
  const { ask } = edge({ lobby: () => Promise.reject(outage(new Error('connect ECONNREFUSED'))) });
  const { status, code, body, headers } = await ask('GET', 'lobby');
  expect([status, code, headers['retry-after']]).toEqual([503, 'outage', '1']);
  expect(body).not.toContain('ECONNREFUSED');
});

test('no address redirects', async () => {
  for (const url of ['//evil.example', '/\\evil.example', '/api//evil.example', '/https://evil.example'])
    expect((await edge().ask('GET', url, undefined, { referer: HOME })).status).toBeGreaterThanOrEqual(400);
});
