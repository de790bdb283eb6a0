import { signal } from '@preact/signals';
import {
  REVISION,
  SeededChance,
  addEntry,
  cursorOf,
  decisionOf,
  give,
  newChronicle,
  newGame,
  pendingOf,
  questionOf,
  toldAfter,
  undoable,
  viewOf,
  type Game,
  type Side,
} from '@rubicon/engine';
import type { AskBody, AskId, GameId, PersonId, Update } from '@rubicon/protocol';
import { describe, expect, test, vi } from 'vitest';
import { Refused, type Seating } from '../authority.ts';
import { preview } from '../record/preview.ts';
import type { Api } from '../../net/api.ts';
import { handTimers } from '../../../test/kit/manual-timers.ts';
import type { Connection } from '../../net/connection.ts';
import type { ConnectionState, Told, Watch } from '../../net/connection-state.ts';
import { memoryStorage } from '../../../test/kit/memory-storage.ts';
import { openOutbox } from '../../net/outbox.ts';
import { remoteAuthority } from './remote-authority.ts';
import { Unanswered } from '../../net/http.ts';

const GAME = 'game000000000000' as GameId;
const ANNA = 'person0000000000' as PersonId;

/** A minimal server: one game, and Caesar's updates. */
function littleServer() {
  const chance = new SeededChance(3);
  const chronicle = newChronicle();
  const started = newGame({ edition: '2.0', revision: REVISION, rules: {}, clock: null }, chance, 0);
  addEntry(chronicle, null, started);
  let { game }: { game: Game } = started;
  const seen: AskBody[] = [];
  const done = new Map<string, true>();
  const update = (after: number): Update =>
    ({
      kind: 'update',
      from: after,
      table: {
        card: {
          game: GAME,
          status: 'running',
          options: game.options,
          aids: { odds: true, hints: true, intel: false, undo: true },
          sitters: { caesar: { kind: 'person', person: 'a', name: 'Anna' }, pompey: { kind: 'open' } },
          tournament: { id: 'cup', name: 'Ludi', round: 1 },
          asked: { caesar: decisionOf(game, 'caesar')?.required === true, pompey: true },
          result: game.result,
          changedMs: 0,
        },
        seat: 'caesar',
        cursor: cursorOf(chronicle, 'caesar'),
        seen: 0,
        view: viewOf(game, 'caesar'),
        decision: questionOf(game, 'caesar'),
        undo: { order: undoable(game, 'caesar', 'order'), phase: undoable(game, 'caesar', 'phase') },
        drawOffer: null,
        paused: false,
        dice: [],
      },
      told: toldAfter(chronicle, 'caesar', after),
      pending: pendingOf(chronicle, game, 'caesar'),
    }) as unknown as Update;
  const order = (side: Side, text: string): void => {
    const { number } = decisionOf(game, side)!;
    const accepted = give(game, { kind: 'order', side, decision: number, order: text }, chance, 0);
    if (!accepted.ok) throw new Refused(accepted.code, accepted.message);
    addEntry(chronicle, game, accepted);
    ({ game } = accepted);
  };
  return {
    seen,
    update,
    order,
    legal: (side: Side, start: string) =>
      decisionOf(game, side)!.orders.find((each) => each.startsWith(start))!,
    ask: (body: AskBody): Update => {
      seen.push(body);
      if (body.ask.kind !== 'order') throw new Refused('bad-request', 'Orders only.');
      if (!done.has(body.id)) order('caesar', body.ask.order);
      done.set(body.id, true);
      return update(0);
    },
  };
}

/** When an answer is lost: before the request reached the server, or after. Or the server is of another version. */
type Loss = 'before' | 'after' | 'other-protocol' | 'no-such-address' | null;

function setUp(losses: Loss[] = [], storage = memoryStorage(), server = littleServer()) {
  const timers = handTimers();
  const watches: Watch[] = [];
  const state = signal<ConnectionState>('live');
  const awayMs = signal<number | null>(null);
  const connection = {
    state,
    awayMs,
    aheadMs: signal(100),
    ask: () => null,
    watch: (watch: Watch) => {
      watches.push(watch);
      return () => {};
    },
  } as unknown as Connection;
  const api = {
    look: (_game: GameId, after: number) => Promise.resolve(server.update(after)),
    ask: (_game: GameId, body: AskBody) => {
      const loss = losses.shift() ?? null;
      if (loss === 'before') return Promise.reject(new Unanswered('unreachable', 'Lost.'));
      if (loss !== 'after' && loss !== null) return Promise.reject(new Refused(loss, 'Another version.'));
      return new Promise<Update>((resolve, reject) => {
        const update = server.ask(body);
        if (loss === 'after') reject(new Unanswered('unreachable', 'Lost.'));
        else resolve(update);
      });
    },
    see: () => Promise.resolve(),
  } as unknown as Api;
  let ids = 0;
  const outbox = openOutbox({
    api,
    connection,
    storage: () => storage,
    person: () => ANNA,
    newId: () => `ask-${String((ids += 1)).padStart(16, '0')}` as AskId,
    timers,
  });
  const remote = remoteAuthority({
    api,
    connection,
    game: GAME,
    advice: { odds: () => Promise.reject(new Error()), hints: () => Promise.reject(new Error()) },
    preview: (question) => Promise.resolve(preview(question)),
    outbox,
    timers,
  });
  const tell = (told: Told): void => watches.at(-1)!.hear(told);
  const push = (update: Update): void => tell(update);
  return { server, timers, remote, outbox, storage, push, tell, state, awayMs, watches, api, connection };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe('a game on a server', () => {
  test('is opened like a game on this device', async () => {
    const { remote } = setUp();
    const { table, history } = await remote.sit(GAME, 'caesar');
    expect(table).toMatchObject({ seat: 'caesar', next: 'caesar', players: { caesar: 'Anna' } });
    expect(history.told[0]?.events[0]?.kind).toBe('dealt');
    expect(table.tournament).toBe('Ludi');
  });

  test.each([
    ['never reached the server', ['before', 'before', null]],
    ['was done, and its answer lost', ['after', 'after', null]],
  ] as const)('an order that %s is given once', async (_, losses) => {
    const { remote, server, timers } = setUp([...losses]);
    const { table } = await remote.sit(GAME, 'caesar');
    const order = server.legal('caesar', 'discard');
    const asking = remote.ask({ kind: 'order', decision: table.decision!.number, order });
    await settled();
    expect(remote.unanswered.value).toBe(true);
    timers.pass(1000);
    await settled();
    timers.pass(2000);
    const after = await asking;
    expect(remote.unanswered.value).toBe(false);
    expect(new Set(server.seen.map(({ id }) => id)).size).toBe(1);
    expect(after.table.cursor).toBe(table.cursor + 1);
    expect(after.history.pending).toHaveLength(1);
  });

  test('an order goes by the socket that watches the game, whose news is its answer', async () => {
    const { remote, server, connection, push, storage } = setUp(['before']);
    const sent: AskBody[] = [];
    Object.assign(connection, {
      ask: (_: GameId, body: AskBody) => {
        sent.push(body);
        push(server.ask(body));
        return Promise.resolve();
      },
    });
    const { table } = await remote.sit(GAME, 'caesar');
    const order = server.legal('caesar', 'discard');
    const after = await remote.ask({ kind: 'order', decision: table.decision!.number, order });
    expect(sent).toMatchObject([{ ask: { order }, as: 'caesar' }]);
    expect(after.history.pending).toHaveLength(1);
    expect(storage).toHaveLength(0);
  });

  test('is looked back at without asking the server for what the page was shown', async () => {
    const { remote, server, push, api } = setUp();
    api.recall = () => Promise.reject(new Error('asked'));
    const { table } = await remote.sit(GAME, 'caesar');
    for (const side of ['caesar', 'pompey'] as const) server.order(side, server.legal(side, 'discard'));
    push(server.update(0));
    const then = await remote.recall(table.cursor);
    expect(then).toMatchObject({ cursor: table.cursor, view: table.view, decision: null });
    expect((await remote.recall(table.cursor + 1)).view.cards.hasDiscarded.caesar).toBe(true);
    await expect(remote.recall(99)).rejects.toThrow('asked');
  });

  test('what the socket does not answer is sent over HTTP, under the same id', async () => {
    const { remote, server, timers, connection } = setUp();
    const { table } = await remote.sit(GAME, 'caesar');
    const onSocket: AskBody[] = [];
    vi.spyOn(connection, 'ask').mockImplementation((_game, body) => {
      onSocket.push(body);
      return Promise.reject(new Unanswered('not-watched', 'Not here.'));
    });
    const order = server.legal('caesar', 'discard');
    const asking = remote.ask({ kind: 'order', decision: table.decision!.number, order });
    await settled();
    expect(remote.unanswered.value).toBe(true);
    timers.pass(1000);
    expect((await asking).history.pending).toHaveLength(1);
    expect(onSocket.map(({ id }) => id)).toEqual(server.seen.map(({ id }) => id));
  });

  test('waiting requests are sent at once when the connection is live again', async () => {
    const { remote, server, state } = setUp(['before', null]);
    const { table } = await remote.sit(GAME, 'caesar');
    const order = server.legal('caesar', 'discard');
    const asking = remote.ask({ kind: 'order', decision: table.decision!.number, order });
    await settled();
    state.value = 'lost';
    state.value = 'live';
    expect((await asking).history.pending).toHaveLength(1);
  });

  test('and when an outage is over', async () => {
    const { remote, server, awayMs } = setUp(['before', null]);
    const { table } = await remote.sit(GAME, 'caesar');
    const order = server.legal('caesar', 'discard');
    awayMs.value = 705;
    const asking = remote.ask({ kind: 'order', decision: table.decision!.number, order });
    await settled();
    expect(remote.unanswered.value).toBe(true);
    awayMs.value = null;
    expect((await asking).history.pending).toHaveLength(1);
  });

  test.each(['before', 'after', 'other-protocol', 'no-such-address'] as const)(
    'an order without an answer (%s) survives closing the page, and is given once',
    async (loss) => {
      const first = setUp(Array<Loss>(9).fill(loss));
      const { table } = await first.remote.sit(GAME, 'caesar');
      const order = first.server.legal('caesar', 'discard');
      void first.remote.ask({ kind: 'order', decision: table.decision!.number, order });
      await settled();
      // The page is gone; another one opens with what this browser stores
      const { outbox, storage } = setUp([], first.storage, first.server);
      expect(storage).toHaveLength(1);
      outbox.resume('somebodyelse0000' as PersonId);
      await settled();
      expect(storage).toHaveLength(1);
      outbox.resume(ANNA);
      await settled();
      expect(storage).toHaveLength(0);
      expect(first.server.update(0).pending).toHaveLength(1);
      expect(new Set(first.server.seen.map(({ id }) => id)).size).toBe(1);
    },
  );

  test('an unanswered order is sent again after its table is closed, and its refusal is reported', async () => {
    const { remote, server, outbox, storage, timers } = setUp(['before', null]);
    const { table } = await remote.sit(GAME, 'caesar');
    const { number } = table.decision!;
    void remote.ask({ kind: 'order', decision: number, order: server.legal('caesar', 'discard') });
    await settled();
    remote.close();
    timers.pass(1000);
    await settled();
    expect(server.update(0).pending).toHaveLength(1);
    const body = { id: 'ask-of-another-time', ask: { kind: 'order', decision: number, order: 'done' } };
    storage.setItem(
      'rubicon.ask.ask-of-another-time',
      JSON.stringify({ game: GAME, person: ANNA, body, atMs: timers.now() }),
    );
    outbox.resume(ANNA);
    await settled();
    expect(outbox.refused.value.get(GAME)).toBeInstanceOf(Refused);
    expect(storage).toHaveLength(0);
    outbox.forgetRefused(GAME);
    expect(outbox.refused.value.size).toBe(0);
  });

  test('stored requests are dropped when they are old or malformed', () => {
    const { outbox, storage, server } = setUp();
    const ask = { kind: 'order', decision: 1, order: 'done' };
    const old = { game: GAME, person: ANNA, body: { id: 'a'.repeat(16), ask }, atMs: -8 * 86_400_000 };
    storage.setItem(`rubicon.ask.${'a'.repeat(16)}`, JSON.stringify(old));
    storage.setItem('rubicon.ask.b', '{');
    storage.setItem('rubicon.settings', '{}');
    outbox.resume(ANNA);
    expect([storage.length, server.seen.length]).toEqual([1, 0]);
  });

  test('anything but an order is refused by a server of another version', async () => {
    const { remote } = setUp(['other-protocol']);
    await remote.sit(GAME, 'caesar');
    await expect(remote.demand({ kind: 'offer-draw' })).rejects.toMatchObject({ code: 'other-protocol' });
  });

  test('a refusal is reported, and the request is not repeated', async () => {
    const { remote, server } = setUp();
    await remote.sit(GAME, 'caesar');
    await expect(remote.ask({ kind: 'order', decision: 0, order: 'done' })).rejects.toThrow(Refused);
    expect(server.seen).toHaveLength(1);
  });

  test('the other side’s actions arrive by themselves, and gaps are fetched', async () => {
    const { remote, server, push } = setUp();
    await remote.sit(GAME, 'caesar');
    const news: Seating[] = [];
    remote.onNews((seating) => void news.push(seating));
    for (const side of ['caesar', 'pompey'] as const) server.order(side, server.legal(side, 'discard'));
    for (const side of ['caesar', 'pompey'] as const) server.order(side, server.legal(side, 'play'));
    const late = server.update(3); // after events this page has missed
    push({ ...late, from: late.table.cursor });
    await settled();
    expect(news.at(-1)?.history.told.flatMap(({ events }) => events.map(({ kind }) => kind))).toContain(
      'revealed',
    );
    expect(news.at(-1)?.table.view.step).toBe('move');
  });

  test('a gap is fetched until the server answers', async () => {
    const { remote, server, timers, push, api } = setUp();
    push(server.update(0));
    const { look } = api;
    api.look = () => Promise.reject(new Unanswered('too-often', 'Ask again.'));
    for (const side of ['caesar', 'pompey'] as const) server.order(side, server.legal(side, 'discard'));
    const { cursor } = server.update(0).table;
    push({ ...server.update(0), from: cursor });
    await settled();
    expect(remote.record.value?.table.cursor).toBeLessThan(cursor);
    api.look = look;
    timers.pass(2000);
    await settled();
    expect(remote.record.value?.table.cursor).toBe(cursor);
  });

  test('lines sent while the table is open are unread until they are read; earlier lines are not', () => {
    const { remote, timers, tell } = setUp();
    const said = (number: number, atMs: number): void =>
      tell({
        kind: 'chat',
        game: GAME,
        lines: [{ number, room: 'players', person: null, name: 'Livia', text: 'Salve', atMs }],
      });
    said(1, 50);
    expect([remote.chat.value.length, remote.unread.value]).toEqual([1, null]);
    timers.pass(1000);
    said(2, 1050);
    said(2, 1050); // sent again after a lost connection
    expect([remote.chat.value.length, remote.unread.value?.number]).toEqual([2, 2]);
    remote.readChat();
    expect(remote.unread.value).toBeNull();
  });

  test('a failing server is asked again; a missing game is not', () => {
    const { remote, timers, tell, watches, push, server } = setUp();
    tell({ kind: 'refused', code: 'internal', message: 'Something went wrong here.', game: GAME });
    expect(remote.gone.value).toBeNull();
    timers.pass(2000);
    expect(watches).toHaveLength(2); // the watch was not registered, so it is repeated: fetching alone would get no further pushes
    push(server.update(0));
    expect(remote.record.value?.table.seat).toBe('caesar');
    tell({ kind: 'refused', code: 'no-game', message: 'There is no such game.', game: GAME });
    expect(remote.gone.value?.code).toBe('no-game');
  });

  test('previews an order from its own view', async () => {
    const { remote, server } = setUp();
    for (const side of ['caesar', 'pompey'] as const) server.order(side, server.legal(side, 'discard'));
    for (const side of ['caesar', 'pompey'] as const) server.order(side, server.legal(side, 'play'));
    const before = await remote.sit(GAME, 'caesar');
    const move = before.table.decision!.orders.find((order) => order.startsWith('move '))!;
    const seen = await remote.preview([move]);
    const { number } = before.table.decision!;
    const after = await remote.ask({ kind: 'order', decision: number, order: move });
    expect(seen?.view).toEqual(after.table.view);
    expect(seen?.events).toEqual(after.history.pending.at(-1)?.events);
  });
});
