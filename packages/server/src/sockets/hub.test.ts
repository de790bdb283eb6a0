import type { AskId, GameId, ServerMessage } from '@rubicon/protocol';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { COOKIE, edge, GAME, OLD_COOKIE, TOKEN, updateAt, visit, type Edge } from '../../test/edge-kit.ts';
import type { GameService } from '../games/service.ts';
import { Refused } from '../base/refused.ts';

const OTHER_GAME = 'game1111111111111111' as GameId;
const PERSON = visit('cookie').person.id;
const open: { server: Edge; sockets: WebSocket[] }[] = [];

afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.terminate();
    await server.stop();
  }
});

interface Line {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  readonly ofKind: <K extends ServerMessage['kind']>(kind: K) => Extract<ServerMessage, { kind: K }>[];
  readonly say: (message: unknown) => void;
  readonly closed: Promise<number>;
}

async function listening(games: Partial<GameService> = {}, beatMs?: number) {
  const server = edge(games, {}, Date.now, beatMs);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as { port: number };
  const sockets: WebSocket[] = [];
  open.push({ server, sockets });
  const dial = (headers: Record<string, string> = {}, autoPong = true): Line => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/2/socket`, {
      autoPong,
      headers: { cookie: `rubicon=${COOKIE}`, origin: `http://127.0.0.1:${port}`, ...headers },
    });
    sockets.push(socket);
    const heard: ServerMessage[] = [];
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as ServerMessage));
    const { promise, resolve } = Promise.withResolvers<number>();
    socket.on('close', resolve);
    socket.on('error', () => {});
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    return {
      socket,
      heard,
      ofKind: (kind) => heard.filter((message) => message.kind === kind) as never,
      say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      closed: promise,
    };
  };
  const connect = async (headers: Record<string, string> = {}): Promise<Line> => {
    const line = dial(headers);
    await expect.poll(() => line.ofKind('hello').length).toBe(1);
    return line;
  };
  return { server, dial, connect };
}

test('the socket too extends a session that was not used for a while', async () => {
  const { dial } = await listening();
  const cookieBy = (cookie: string): Promise<string[] | undefined> => {
    const { promise, resolve } = Promise.withResolvers<string[] | undefined>();
    dial({ cookie: `rubicon=${cookie}` }).socket.on('upgrade', ({ headers }) =>
      resolve(headers['set-cookie']),
    );
    return promise;
  };
  expect(await cookieBy(OLD_COOKIE)).toEqual([
    expect.stringMatching(`^rubicon=${OLD_COOKIE}; .*Max-Age=3456`),
  ]);
  expect(await cookieBy(COOKIE)).toBeUndefined();
});

test('a socket is greeted with its identity', async () => {
  const { connect } = await listening();
  expect((await connect()).heard[0]).toMatchObject({
    kind: 'hello',
    protocol: 2,
    person: PERSON,
  });
  expect((await connect({ cookie: '' })).heard[0]).toMatchObject({ kind: 'hello', person: null });
  const program = await connect({
    cookie: '',
    origin: 'https://x.example',
    authorization: `Bearer ${TOKEN}`,
  });
  expect(program.heard[0]).toMatchObject({ person: PERSON });
});

test.each<[string, Record<string, string>, number]>([
  ['another page', { origin: 'https://evil.example' }, 403],
  ['another page without a cookie', { origin: 'https://evil.example', cookie: '' }, 403],
  ['a token that does not hold', { authorization: `Bearer ${TOKEN}x` }, 401],
])('%s opens no socket', async (_name, headers, status) => {
  const { dial } = await listening();
  expect(await dial(headers).closed).toBe(status);
});

test('an upgrade elsewhere is refused, and so is a plain request at the socket', async () => {
  const { server } = await listening();
  expect((await server.ask('GET', 'socket')).code).toBe('bad-request');
  const { port } = server.app.server.address() as { port: number };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/elsewhere`);
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  socket.on('error', () => {});
  socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
  expect(await promise).toBe(404);
});

test('messages of any length and in any script arrive whole and in order', async () => {
  const { server, connect } = await listening();
  const line = await connect();
  line.say({ kind: 'watch', watch: 1, game: GAME, after: 7 });
  await expect.poll(() => server.watchers.size).toBe(1);
  const names = ['a', 'é', '🦅', '共和国'].flatMap((name) =>
    [1, 100, 200].map((times) => name.repeat(times)),
  );
  names.splice(4, 0, 'a'.repeat(66_000));
  for (const name of names)
    for (const watcher of server.watchers)
      watcher.send(JSON.stringify({ kind: 'refused', code: 'x', message: name }));
  await expect.poll(() => line.ofKind('refused').length).toBe(names.length);
  expect(line.ofKind('refused').map(({ message }) => message)).toEqual(names);
});

test('a game is sent from a cursor until it is no longer watched', async () => {
  const { server, connect } = await listening();
  const line = await connect();
  line.say({ kind: 'watch', watch: 1, game: GAME, after: 7 });
  await expect.poll(() => line.ofKind('update')).toMatchObject([{ from: 7 }]);
  for (const watcher of server.watchers) watcher.send(JSON.stringify(updateAt(8)));
  await expect.poll(() => line.ofKind('update').at(-1)?.table.cursor).toBe(8);
  line.say({ kind: 'watch', watch: 1, game: GAME, after: 8 });
  await expect.poll(() => line.ofKind('update').at(-1)?.from).toBe(8);
  expect(server.watchers.size).toBe(1);
  line.say({ kind: 'unwatch', game: GAME });
  await expect.poll(() => server.watchers.size).toBe(0);
});

test('a closed socket is dropped, also while its game is still being loaded', async () => {
  const found = Promise.withResolvers<void>();
  let left = 0;
  const { connect } = await listening({
    watch: async () => {
      await found.promise;
      return () => void left++;
    },
  });
  const line = await connect();
  line.say({ kind: 'watch', watch: 1, game: GAME, after: 0 });
  await new Promise((resolve) => void setTimeout(resolve, 50));
  line.socket.terminate();
  await line.closed;
  await new Promise((resolve) => void setTimeout(resolve, 50));
  found.resolve();
  await expect.poll(() => left).toBe(1);
});

test('the same seat may be open in two tabs', async () => {
  const { server, connect } = await listening();
  const tabs = [await connect(), await connect()];
  for (const tab of tabs) tab.say({ kind: 'watch', watch: 1, game: GAME, after: 0 });
  await expect.poll(() => server.watchers.size).toBe(2);
  for (const watcher of server.watchers) watcher.send(JSON.stringify(updateAt(2)));
  for (const tab of tabs) await expect.poll(() => tab.ofKind('update').at(-1)?.table.cursor).toBe(2);
});

test.each<[string, unknown, string]>([
  ['not JSON', '{', 'bad-message'],
  ['an unknown kind', { kind: 'order' }, 'bad-message'],
  ['an unknown field', { kind: 'lobby', on: true, x: 1 }, 'bad-message'],
  ['a game with a bad name', { kind: 'watch', watch: 1, game: '../..', after: 0 }, 'bad-message'],
])('%s is refused and the talk goes on', async (_name, message, code) => {
  const { connect } = await listening();
  const line = await connect();
  line.say(message);
  line.say({ kind: 'ping', at: 5 });
  await expect.poll(() => line.ofKind('pong')).toMatchObject([{ at: 5 }]);
  expect(line.ofKind('refused')).toMatchObject([{ code }]);
});

test('binary messages are refused, and so are too large ones', async () => {
  const { connect } = await listening();
  const line = await connect();
  line.socket.send(Buffer.from([1, 2, 3]));
  await expect.poll(() => line.ofKind('refused')).toMatchObject([{ code: 'bad-message' }]);
  line.say('x'.repeat(5000));
  expect(await line.closed).toBe(1009);
});

test('a refusal by the game service is sent with its game', async () => {
  const { connect } = await listening({
    watch: () => Promise.reject(new Refused('no-game', 'There is no such game.')),
  });
  const line = await connect();
  line.say({ kind: 'watch', watch: 1, game: GAME, after: 0 });
  await expect.poll(() => line.ofKind('refused')).toMatchObject([{ code: 'no-game', game: GAME }]);
});

test('an internal fault is not shown, and does not close the socket', async () => {
  const { connect } = await listening({ watch: () => Promise.reject(new Error('secret')) });
  const line = await connect();
  line.say({ kind: 'watch', watch: 1, game: GAME, after: 0 });
  await expect.poll(() => line.ofKind('refused')).toMatchObject([{ code: 'internal' }]);
  expect(JSON.stringify(line.heard)).not.toContain('secret');
});

const ID = 'ask0000000000000';
const ASK = { kind: 'ask', watch: 1, id: ID, ask: { kind: 'offer-draw' } };

test('what changed is sent under the number of its watch, counted, with the request it answers', async () => {
  const { server, connect } = await listening();
  const line = await connect();
  line.say({ kind: 'watch', watch: 7, game: GAME, after: 0 });
  await expect.poll(() => server.watchers.size).toBe(1);
  for (const watcher of server.watchers) {
    watcher.change(',"ms":5', null);
    watcher.change('', ID as AskId);
  }
  await expect
    .poll(() => line.ofKind('change'))
    .toEqual([
      { kind: 'change', watch: 7, n: 1, ms: 5 },
      { kind: 'change', watch: 7, n: 2, id: ID },
    ]);
  line.say({ kind: 'watch', watch: 7, game: OTHER_GAME, after: 0 }); // instead of the first
  await expect.poll(() => line.ofKind('update').length).toBe(2);
  expect(server.watchers.size).toBe(1);
});

test('a request goes to the game of its watch; what comes after it does not wait', async () => {
  const stored = Promise.withResolvers<void>();
  const asked: unknown[] = [];
  const { connect } = await listening({
    askWatching: async (by, game, body, watcher) => {
      asked.push([by.name, game, body]);
      await stored.promise;
      watcher.change('', body.id);
    },
  });
  const line = await connect();
  line.say({ kind: 'watch', watch: 1, game: GAME, after: 0 });
  line.say(ASK);
  line.say({ kind: 'ping', at: 1 });
  await expect.poll(() => line.ofKind('pong').length).toBe(1);
  expect(asked).toEqual([['Gaia', GAME, { id: ID, ask: ASK.ask }]]);
  expect(line.ofKind('change')).toEqual([]);
  stored.resolve();
  await expect.poll(() => line.ofKind('change')).toMatchObject([{ id: ID }]);
});

test('a refused request is refused under its id, as over HTTP', async () => {
  const { connect } = await listening({
    askWatching: () => Promise.reject(new Refused('not-legal', 'Not now.', '7.31', ['retreat'])),
  });
  const line = await connect();
  line.say(ASK);
  await expect.poll(() => line.ofKind('refused')).toMatchObject([{ code: 'not-watched', id: ID }]);
  line.say({ kind: 'watch', watch: 1, game: GAME, after: 0 });
  line.say(ASK);
  await expect
    .poll(() => line.ofKind('refused').at(-1))
    .toEqual({
      kind: 'refused',
      code: 'not-legal',
      message: 'Not now.',
      rule: '7.31',
      expected: ['retreat'],
      id: ID,
    });
  const stranger = await connect({ cookie: '' });
  stranger.say({ kind: 'watch', watch: 1, game: GAME, after: 0 });
  stranger.say(ASK);
  await expect.poll(() => stranger.ofKind('refused')).toMatchObject([{ code: 'not-signed-in', id: ID }]);
});

test('too many requests are refused for a while, and end the connection if they do not stop', async () => {
  const { connect } = await listening({ askWatching: () => Promise.resolve() });
  const line = await connect();
  line.say({ kind: 'watch', watch: 1, game: GAME, after: 0 });
  const send = async (count: number): Promise<void> => {
    for (let left = count; left > 0; left -= 20) {
      for (const _ of Array.from({ length: 20 })) line.say(ASK);
      line.say({ kind: 'ping', at: left });
      await expect.poll(() => line.ofKind('pong').some(({ at }) => at === left)).toBe(true);
    }
  };
  await send(160);
  expect(line.ofKind('refused').length).toBeGreaterThan(0);
  expect(line.ofKind('refused')[0]).toMatchObject({ code: 'too-often', id: ID, afterS: 1 });
  for (const _ of Array.from({ length: 600 })) line.say(ASK);
  expect(await line.closed).toBe(1008);
});

test('the number of watched games is limited', async () => {
  const { server, connect } = await listening();
  const line = await connect();
  for (const index of Array.from({ length: 31 }).keys())
    line.say({ kind: 'watch', watch: index, game: `game${String(index).padStart(16, '0')}`, after: 0 });
  await expect.poll(() => line.ofKind('refused')).toMatchObject([{ code: 'too-many-games' }]);
  expect(server.watchers.size).toBe(30);
});

test('too many messages close the socket', async () => {
  const { connect } = await listening();
  const line = await connect();
  for (const at of Array.from({ length: 200 }).keys()) line.say({ kind: 'ping', at });
  expect(await line.closed).toBe(1008);
  expect(line.ofKind('bye')[0]).toMatchObject({ code: 'too-often' });
});

test('too many messages that cannot be read close the socket, however slowly they come', async () => {
  const { connect } = await listening();
  const line = await connect();
  const isClosed = (): boolean => line.socket.readyState !== line.socket.OPEN;
  for (let sent = 20; !isClosed() && sent <= 400; sent += 20) {
    for (const _ of Array.from({ length: 20 })) line.say('{');
    await expect.poll(() => isClosed() || line.ofKind('refused').length === sent).toBe(true);
  }
  expect(isClosed()).toBe(true);
  expect(line.ofKind('bye')[0]).toMatchObject({ code: 'too-often' });
});

test('opening more sockets does not raise an address’s limit', async () => {
  const { connect } = await listening();
  const lines: Line[] = [];
  for (const _ of Array.from({ length: 16 })) lines.push(await connect({ cookie: '' }));
  for (const line of lines)
    for (const at of Array.from({ length: 30 }).keys()) line.say({ kind: 'ping', at });
  for (const line of lines) await expect.poll(() => line.ofKind('pong').length).toBe(30);
  for (const line of lines)
    for (const at of Array.from({ length: 25 }).keys()) line.say({ kind: 'ping', at });
  const closed = Promise.race(lines.map((line) => line.closed)); // though none of them sent too much
  expect(await closed).toBe(1008);
});

test('lobby requests count as reads, and cost little', async () => {
  let read = 0;
  const { connect } = await listening({
    lobby: () => {
      read++;
      return Promise.resolve([]);
    },
  });
  const lines = [await connect(), await connect(), await connect({ cookie: '' })];
  for (const line of lines) for (const _ of Array.from({ length: 20 })) line.say({ kind: 'lobby', on: true });
  for (const line of lines) await expect.poll(() => line.ofKind('lobby').length).toBe(20);
  expect(read).toBeLessThan(10);
});

test('subscribers get the whole lobby, at once and whenever it changes', async () => {
  const { server, connect } = await listening();
  const [wants, wantsNot] = [await connect(), await connect()];
  wants.say({ kind: 'lobby', on: true });
  await expect.poll(() => wants.ofKind('lobby').length).toBe(1);
  server.changeLobby();
  await expect.poll(() => wants.ofKind('lobby').length).toBe(2);
  wants.say({ kind: 'lobby', on: false });
  wants.say({ kind: 'ping', at: 1 });
  await expect.poll(() => wants.ofKind('pong').length).toBe(1);
  server.changeLobby();
  await new Promise((resolve) => void setTimeout(resolve, 100));
  expect(wants.ofKind('lobby')).toHaveLength(2);
  expect(wantsNot.ofKind('lobby')).toHaveLength(0);
});

test('everybody is told when an outage begins and ends, and who comes meanwhile too', async () => {
  const { server, connect } = await listening();
  const [person, nobody] = [await connect(), await connect({ cookie: '' })];
  server.setAway(705);
  for (const each of [person, nobody, await connect()])
    await expect.poll(() => each.ofKind('outage')).toEqual([{ kind: 'outage', sinceMs: 705 }]);
  server.setAway(null);
  await expect.poll(() => person.ofKind('outage').at(-1)?.sinceMs).toBe(null);
  expect((await connect()).ofKind('outage')).toEqual([]);
});

test('people get the number of waiting games; anonymous sockets do not', async () => {
  const { server, connect } = await listening();
  const [person, nobody] = [await connect(), await connect({ cookie: '' })];
  await expect.poll(() => person.ofKind('waiting')).toMatchObject([{ games: 0 }]);
  server.tellWaiting(3);
  await expect.poll(() => person.ofKind('waiting').at(-1)).toMatchObject({ games: 3 });
  expect(nobody.ofKind('waiting')).toHaveLength(0);
});

test('the end of a session closes its sockets, and no others', async () => {
  const { server, connect } = await listening();
  const page = await connect();
  const program = await connect({ cookie: '', authorization: `Bearer ${TOKEN}` });
  server.endSessions(['cookie-session']);
  expect(await page.closed).toBe(4001);
  expect(page.ofKind('bye')).toMatchObject([{ code: 'session-ended' }]);
  program.say({ kind: 'ping', at: 1 });
  await expect.poll(() => program.ofKind('pong').length).toBe(1);
});

test('a socket that does not answer a ping is dropped; one that does stays', async () => {
  const { dial, connect } = await listening({}, 200);
  const [silent, alive] = [dial({}, false), await connect()];
  expect(await silent.closed).toBe(1006);
  alive.say({ kind: 'ping', at: 1 });
  await expect.poll(() => alive.ofKind('pong').length).toBe(1);
});

test('a session ended elsewhere is noticed at the next ping', async () => {
  const { server, connect } = await listening({}, 200);
  const line = await connect();
  server.sessions.delete('cookie-session');
  expect(await line.closed).toBe(4001);
});

test('a client that does not read is dropped', async () => {
  const { server, connect } = await listening();
  const line = await connect();
  line.say({ kind: 'watch', watch: 1, game: GAME, after: 0 });
  await expect.poll(() => server.watchers.size).toBe(1);
  line.socket.pause();
  const text = JSON.stringify({ kind: 'chat', game: GAME, lines: ['x'.repeat(500_000)] });
  for (const _ of Array.from({ length: 100 })) {
    for (const watcher of server.watchers) watcher.send(text);
    await new Promise((resolve) => void setTimeout(resolve, 1));
  }
  await expect.poll(() => server.watchers.size).toBe(0);
});

test('delivery waits for a slow reader, and ends when it disconnects', async () => {
  const { server, connect } = await listening();
  const line = await connect();
  line.say({ kind: 'watch', watch: 1, game: GAME, after: 0 });
  await expect.poll(() => server.watchers.size).toBe(1);
  const [watcher] = server.watchers;
  line.socket.pause();
  const text = JSON.stringify({ kind: 'chat', game: GAME, lines: ['x'.repeat(20_000_000)] });
  const delivered = watcher!.deliver!(text);
  const isWaiting = Symbol('still on its way');
  const soon = new Promise((resolve) => void setTimeout(resolve, 100, isWaiting));
  expect(await Promise.race([delivered, soon])).toBe(isWaiting);
  line.socket.resume();
  expect(await delivered).toBe(true);
  line.socket.pause();
  const lost = watcher!.deliver!(text);
  line.socket.terminate();
  expect(await lost).toBe(false);
  expect(await watcher!.deliver!(text)).toBe(false);
});

test('a stopping server closes its sockets with a reason', async () => {
  const { server, connect } = await listening();
  const line = await connect();
  await server.stop();
  expect(await line.closed).toBe(1001);
  expect(line.ofKind('bye')).toMatchObject([{ code: 'stopping' }]);
});
