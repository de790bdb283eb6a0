import type { AskId, GameId, ServerMessage, Update } from '@rubicon/protocol';
import { describe, expect, test, vi } from 'vitest';
import { openConnection, type Connection } from './connection.ts';
import type { Socket, Told, Watch } from './connection-state.ts';
import { handTimers } from '../../test/kit/manual-timers.ts';
import { Refused } from '../authority/authority.ts';
import { Unanswered } from './http.ts';

interface Http extends Socket {
  readonly said: { readonly kind: string }[];
  readonly open: () => void;
  readonly tell: (message: ServerMessage) => void;
  readonly drop: () => void;
}

function newWire(): Http {
  const listeners: Record<string, ((event: never) => void)[]> = {};
  const fire = (kind: string, event: unknown = {}): void => {
    for (const listen of listeners[kind] ?? []) listen(event as never);
  };
  const http = {
    readyState: 0,
    said: [] as { kind: string }[],
    addEventListener: (kind: string, listen: (event: never) => void) => {
      (listeners[kind] ??= []).push(listen);
    },
    send: (text: string) => void http.said.push(JSON.parse(text) as { kind: string }),
    close: () => {
      http.readyState = 3;
    },
    open: () => {
      http.readyState = 1;
      fire('open');
      http.tell({ kind: 'hello', protocol: 2, person: null, atMs: 5000 });
    },
    tell: (message: ServerMessage) => fire('message', { data: JSON.stringify(message) }),
    drop: () => fire('close'),
  };
  return http;
}

const GAME = 'game000000000000' as GameId;

function setUp(
  poll: Watch['poll'] = () => Promise.reject(new Error('no server')),
  isAdmitted: () => boolean = () => true,
) {
  const wires: Http[] = [];
  const timers = handTimers();
  const heard: Told[] = [];
  let cursor = 0;
  const connection: Connection = openConnection({
    open: () => {
      const http = newWire();
      wires.push(http);
      return http;
    },
    isAdmitted,
    timers,
    random: () => 1,
    lobby: () => Promise.resolve([]),
  });
  const watch: Watch = {
    game: GAME,
    as: null,
    after: () => cursor,
    chatAfter: () => 0,
    hear: (told) => void heard.push(told),
    poll,
  };
  return { connection, wires, timers, heard, watch, comeTo: (to: number) => void (cursor = to) };
}

describe('the connection', () => {
  test('does not connect to a closed server until the person is admitted', () => {
    let isIn = false;
    const { connection, wires, timers } = setUp(undefined, () => isIn);
    timers.pass(60_000);
    connection.wake();
    expect(wires).toHaveLength(0);
    isIn = true;
    connection.restart();
    wires[0]!.open();
    expect(connection.state.value).toBe('live');
  });

  test('sends what is watched, and continues from the cursor after a loss', () => {
    const { connection, wires, timers, watch, comeTo } = setUp();
    connection.watch(watch);
    wires[0]!.open();
    expect(connection.state.value).toBe('live');
    expect(connection.aheadMs.value).toBe(5000);
    expect(wires[0]!.said).toEqual([
      { kind: 'watch', watch: 1, game: GAME, after: 0, chatAfter: 0, orders: false },
    ]);
    comeTo(7);
    wires[0]!.drop();
    expect(connection.state.value).toBe('connecting');
    timers.pass(500);
    wires[1]!.open();
    expect(wires[1]!.said).toEqual([
      { kind: 'watch', watch: 1, game: GAME, after: 7, chatAfter: 0, orders: false },
    ]);
    expect(connection.state.value).toBe('live');
  });

  test('waits longer each time, and not at all when the network is back', () => {
    const { connection, wires, timers } = setUp();
    wires[0]!.drop();
    timers.pass(500);
    wires[1]!.drop();
    timers.pass(900);
    expect(wires).toHaveLength(2);
    timers.pass(100);
    expect(wires).toHaveLength(3);
    wires[2]!.drop();
    connection.wake();
    expect(wires).toHaveLength(4);
  });

  test('is not claimed after 10 seconds of silence, and then given up', () => {
    const { connection, wires, timers } = setUp();
    wires[0]!.open();
    timers.pass(6000);
    expect(wires[0]!.said.at(-1)).toEqual({ kind: 'ping', at: 0 });
    wires[0]!.tell({ kind: 'pong', at: 0, atMs: 0 });
    timers.pass(5999);
    expect(connection.state.value).toBe('live');
    timers.pass(3001);
    expect(connection.state.value).toBe('connecting');
    expect(wires).toHaveLength(1); // the socket has time yet
    wires[0]!.tell({ kind: 'pong', at: 0, atMs: 0 });
    expect(connection.state.value).toBe('live');
    timers.pass(6000 + 8000);
    expect(connection.state.value).toBe('connecting');
    timers.pass(500);
    expect(wires).toHaveLength(2);
  });

  test('is lost as soon as the browser is offline, and tried again when it is back', () => {
    const { connection, wires } = setUp();
    wires[0]!.open();
    connection.goOffline();
    expect([connection.state.value, wires[0]!.readyState]).toEqual(['lost', 3]);
    connection.wake();
    wires[1]!.open();
    expect(connection.state.value).toBe('live');
    connection.close();
    connection.goOffline();
    expect(connection.state.value).toBe('live'); // nobody looks any more
  });

  test('is checked at once when a laptop wakes up', () => {
    const { connection, wires, timers } = setUp();
    wires[0]!.open();
    connection.wake();
    expect(wires[0]!.said.at(-1)?.kind).toBe('ping');
    timers.pass(8000);
    expect(connection.state.value).not.toBe('live');
  });

  test('polls where no socket gets through, until one does', async () => {
    let polls = 0;
    const { connection, wires, timers, watch } = setUp(() => Promise.resolve(void (polls += 1)));
    connection.watch(watch);
    wires[0]!.drop();
    timers.pass(500);
    wires[1]!.drop();
    timers.pass(1000);
    wires[2]!.drop();
    await settled();
    expect([connection.state.value, polls]).toEqual(['slow', 1]);
    timers.pass(1000);
    await settled();
    expect(polls).toBe(2);
    timers.pass(1000);
    wires[3]!.open();
    await settled();
    expect(connection.state.value).toBe('live');
    const now = polls;
    timers.pass(5000);
    await settled();
    expect(polls).toBe(now);
  });

  test('passes on only messages of the watched game, and none after it is left', () => {
    const { connection, wires, watch, heard } = setUp();
    const stop = connection.watch(watch);
    wires[0]!.open();
    const presence = { kind: 'presence', caesar: true, pompey: false, spectators: 0 } as const;
    wires[0]!.tell({ ...presence, game: GAME });
    wires[0]!.tell({ ...presence, game: 'another000000000' as GameId });
    stop();
    wires[0]!.tell({ ...presence, game: GAME });
    expect(heard).toHaveLength(1);
    expect(wires[0]!.said.at(-1)).toEqual({ kind: 'unwatch', game: GAME });
  });

  test('once closed, is not opened again', () => {
    const { connection, wires, timers } = setUp();
    wires[0]!.open();
    connection.close();
    wires[0]!.drop();
    timers.pass(60_000);
    expect(wires).toHaveLength(1);
  });
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

const NOBODY = { caesar: null, pompey: null };
const FALSE = { caesar: false, pompey: false };
const update = {
  kind: 'update',
  from: 0,
  table: {
    card: { game: GAME, changedMs: 100, year: 705, turn: 1, asked: FALSE, askedMs: NOBODY, aids: {} },
    seat: 'caesar',
    cursor: 1,
    view: null,
    drawOffer: null,
    clock: null,
  },
  told: [],
  pending: [],
} as unknown as Update;
const ID = 'ask0000000000000' as AskId;
const ASK = { id: ID, ask: { kind: 'offer-draw' }, as: 'caesar' } as const;
const change = (n: number, rest: object = {}): ServerMessage => ({
  kind: 'change',
  watch: 1,
  n,
  ms: 5,
  told: [{ events: [], notice: { kind: 'offer-draw', side: 'caesar' } }],
  table: { drawOffer: 'caesar' },
  ...rest,
});

function watching() {
  const all = setUp();
  all.connection.watch(all.watch);
  all.wires[0]!.open();
  return { ...all, socket: all.wires[0]! };
}

describe('a watched game', () => {
  test('is told what changed as whole updates', () => {
    const { socket, heard } = watching();
    socket.tell(update);
    socket.tell(change(1));
    expect(heard.at(-1)).toMatchObject({
      kind: 'update',
      from: 1,
      told: [{ cursor: 2, year: 705, turn: 1, atMs: 105, notice: { kind: 'offer-draw' } }],
      table: { cursor: 2, seat: 'caesar', drawOffer: 'caesar', card: { changedMs: 105 } },
    });
  });

  test('is watched again where a change is missing, and hears none until it has begun again', () => {
    const { socket, heard } = watching();
    socket.tell(update);
    socket.tell(change(2));
    expect(socket.said.map(({ kind }) => kind)).toEqual(['watch', 'watch']);
    socket.tell(change(3));
    expect(heard).toHaveLength(1);
    socket.tell(update);
    socket.tell(change(1));
    expect(heard).toHaveLength(3);
  });

  test('is asked on the socket, and the answer has been heard when it comes', async () => {
    const { connection, socket, heard } = watching();
    expect(connection.ask(GAME, ASK)).toBeNull(); // its seat is not known yet
    socket.tell(update);
    expect(connection.ask('another000000000' as GameId, ASK)).toBeNull();
    expect(connection.ask(GAME, { ...ASK, as: 'pompey' })).toBeNull();
    const answered = connection.ask(GAME, ASK)!.then(() => heard.length);
    expect(socket.said.at(-1)).toEqual({ kind: 'ask', watch: 1, id: ID, ask: ASK.ask });
    socket.tell(change(1, { id: ID }));
    expect(await answered).toBe(2);
  });

  test('twice is asked under the number the server knows: the one begun last', () => {
    const { connection, socket, watch } = watching();
    const stop = connection.watch({ ...watch });
    socket.tell(update);
    void connection.ask(GAME, ASK);
    expect(socket.said.at(-1)).toMatchObject({ kind: 'ask', watch: 2 });
    stop();
    socket.tell(update);
    void connection.ask(GAME, ASK);
    expect(socket.said.at(-1)).toMatchObject({ kind: 'ask', watch: 1 });
  });

  test('counts a request as unanswered after ten seconds, so that it is sent again', async () => {
    const { connection, socket, timers } = watching();
    socket.tell(update);
    const asking = connection.ask(GAME, ASK)!.catch((error: unknown) => error);
    timers.pass(10_000);
    expect(await asking).toBeInstanceOf(Unanswered);
  });

  test('is begun again while a request is answered: it counts as answered once the update has come', async () => {
    const { connection, socket, heard } = watching();
    socket.tell(update);
    const answered = connection.ask(GAME, ASK)!.then(() => heard.length);
    socket.tell(change(5, { id: ID })); // changes are missing before it
    const another = { ...ASK, id: 'ask1111111111111' as AskId };
    socket.tell(update);
    expect(await answered).toBe(2);
    const late = connection.ask(GAME, another)!.then(() => heard.length);
    socket.tell(change(7));
    socket.tell(change(8, { id: another.id })); // while it begins again
    socket.tell(update);
    expect(await late).toBe(3);
  });

  test('is no longer watched when a request is answered', async () => {
    const { connection, wires, watch } = setUp();
    const stop = connection.watch(watch);
    wires[0]!.open();
    wires[0]!.tell(update);
    const answered = connection.ask(GAME, ASK)!;
    stop();
    wires[0]!.tell(change(1, { id: ID }));
    await expect(answered).resolves.toBeUndefined();
  });

  test('is no longer watched while it begins again: the request that was answered before counts as answered', async () => {
    const { connection, wires, watch } = setUp();
    const stop = connection.watch(watch);
    wires[0]!.open();
    wires[0]!.tell(update);
    const isAnswered = vi.fn<() => void>();
    void connection.ask(GAME, ASK)!.then(isAnswered);
    wires[0]!.tell(change(5, { id: ID })); // changes are missing before it
    await settled();
    expect(isAnswered).not.toHaveBeenCalled();
    stop();
    await settled();
    expect(isAnswered).toHaveBeenCalled();
  });

  test('refuses for good, or for now', async () => {
    const { connection, socket, heard } = watching();
    socket.tell(update);
    const refuse = (code: string): Promise<unknown> => {
      const asking = connection.ask(GAME, ASK)!.catch((error: unknown) => error);
      socket.tell({ kind: 'refused', code, message: 'No.', id: ID, rule: '7.1' });
      return asking;
    };
    const refusal = await refuse('not-legal');
    expect(refusal).toMatchObject({ code: 'not-legal', rule: '7.1' });
    expect(refusal).not.toBeInstanceOf(Unanswered);
    expect(await refuse('not-kept')).toBeInstanceOf(Unanswered);
    expect(heard).toHaveLength(1); // nothing is the matter with the game
    expect(await refuse('not-watched')).toBeInstanceOf(Unanswered);
    expect(socket.said.at(-1)?.kind).toBe('watch');
  });

  test('is told of an outage, and that it is over; a new socket starts afresh', () => {
    const { connection, wires, timers } = setUp();
    wires[0]!.open();
    expect(connection.awayMs.value).toBe(null);
    wires[0]!.tell({ kind: 'outage', sinceMs: 705 });
    expect([connection.state.value, connection.awayMs.value]).toEqual(['live', 705]);
    wires[0]!.tell({ kind: 'outage', sinceMs: null });
    expect(connection.awayMs.value).toBe(null);
    wires[0]!.tell({ kind: 'outage', sinceMs: 706 });
    wires[0]!.drop();
    timers.pass(1000);
    wires[1]!.open();
    expect(connection.awayMs.value).toBe(null);
  });

  test('leaves a request unanswered when its socket is lost', async () => {
    const { connection, socket } = watching();
    socket.tell(update);
    const asking = connection.ask(GAME, ASK)!.catch((error: unknown) => error);
    socket.drop();
    expect(await asking).toBeInstanceOf(Unanswered);
    expect(await asking).toBeInstanceOf(Refused);
    expect(connection.ask(GAME, ASK)).toBeNull();
  });
});
