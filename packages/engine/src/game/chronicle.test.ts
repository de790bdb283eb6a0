import { describe, expect, test } from 'vitest';
import { SeededChance } from '../dice/chance.ts';
import {
  addEntry,
  cursorOf,
  entryAt,
  hasNews,
  newChronicle,
  pendingOf,
  remembers,
  toldAfter,
  type HistoryEntry,
} from './chronicle.ts';
import type { Event } from '../knowledge/event.ts';
import { exportGame } from '../files/export.ts';
import { fold } from './fold.ts';
import { decisionOf, give, newGame, type Game } from './game.ts';
import { askedSides } from '../rules/legal.ts';
import type { Log, Request } from './log.ts';
import { makePosition } from '../position/position.ts';
import { EDITIONS, type Edition } from '../editions/editions.ts';
import { SIDES, VIEWERS, type Side, type Viewer } from '../board/side.ts';
import { STEPS } from '../state/state.ts';

const NO_OPTIONS = { revision: 1, rules: {}, clock: null } as const;

function orderOf(game: Game, side: Side, chance: SeededChance): Request {
  const { number, orders } = decisionOf(game, side)!;
  return { kind: 'order', side, decision: number, order: orders[chance.roll(orders.length)]! };
}

/** A random game in which one side often changes its mind where the other cannot see it, and draws are talked of. */
function waver(edition: Edition, seed: number, wavering: Side): Log {
  const chance = new SeededChance(seed);
  let { game } = newGame({ edition, ...NO_OPTIONS }, chance, 0);
  while (game.result === null) {
    const asked = askedSides(game.state);
    const request: Request =
      chance.roll(4) === 0
        ? { kind: 'undo', side: wavering, scope: chance.roll(2) === 0 ? 'order' : 'phase' }
        : chance.roll(10) === 0
          ? { kind: game.drawOffer === null ? 'offer-draw' : 'decline-draw', side: SIDES[chance.roll(2)]! }
          : orderOf(game, asked[chance.roll(asked.length)]!, chance);
    const accepted = give(game, request, chance, 0);
    if (accepted.ok) game = accepted.game;
    else if (accepted.code !== 'nothing-to-undo') throw new Error(accepted.message);
  }
  return game;
}

const BATTLE: ReadonlySet<string> = new Set(['fight', 'battle', 'hits']);
/** The rule of one screen: what is ordered face up is heard by all at once. */
const inOpenBattle = ({ pending }: Game): boolean => pending.every(({ step }) => BATTLE.has(STEPS[step]!));

interface Client {
  cursor: number;
  told: HistoryEntry[];
  pending: readonly HistoryEntry[];
}

/** Folds a log while clients of each seat come by now and then, and ask for what they lack. */
function follow(log: Log, hearsPending?: (game: Game) => boolean) {
  const chronicle = newChronicle(hearsPending === undefined ? {} : { hearsPending });
  const published: Record<Viewer, Event[]> = { caesar: [], pompey: [], spectator: [] };
  const newClient = (): Client => ({ cursor: 0, told: [], pending: [] });
  const clients = { caesar: newClient(), pompey: newClient(), spectator: newClient() };
  const chance = new SeededChance(1);
  let before: Game | null = null;
  const game = fold(log, (accepted) => {
    addEntry(chronicle, before, accepted);
    before = accepted.game;
    for (const seat of VIEWERS) {
      published[seat].push(...(accepted.published?.[seat] ?? []));
      if (chance.roll(3) === 0 || accepted.game.result !== null) visit(clients[seat], seat, accepted.game);
    }
  });
  function visit(client: Client, seat: Viewer, at: Game): void {
    client.told.push(...toldAfter(chronicle, seat, client.cursor));
    client.pending = pendingOf(chronicle, at, seat);
    client.cursor = cursorOf(chronicle, seat);
  }
  return { chronicle, game, published, clients };
}

const sorted = (events: readonly Event[]): string[] => events.map((event) => JSON.stringify(event)).sort();

describe('a whole game', () => {
  test.each(EDITIONS)('tells everything that was published, once, edition %s', (edition) => {
    const log = waver(edition, 5, 'pompey');
    for (const hearsPending of [undefined, inOpenBattle]) {
      const { chronicle, game, published } = follow(log, hearsPending);
      for (const seat of VIEWERS) {
        const told = toldAfter(chronicle, seat, 0);
        expect(pendingOf(chronicle, game, seat)).toEqual([]);
        expect(sorted(told.flatMap(({ events }) => events))).toEqual(sorted(published[seat]));
        expect(new Set(told.map(({ cursor }) => cursor)).size).toBe(told.length);
        expect(told.at(-1)!.cursor).toBe(cursorOf(chronicle, seat));
      }
    }
  });

  test.each(EDITIONS)('is kept as far as was asked for, edition %s', (edition) => {
    const log = waver(edition, 8, 'caesar');
    const { chronicle: whole } = follow(log);
    const chronicle = newChronicle({ keeps: 20 });
    let before: Game | null = null;
    fold(log, (accepted) => {
      addEntry(chronicle, before, accepted);
      before = accepted.game;
    });
    for (const seat of VIEWERS) {
      const last = cursorOf(whole, seat);
      expect(cursorOf(chronicle, seat)).toBe(last);
      const cursors = Array.from({ length: last + 1 }, (_, cursor) => cursor);
      for (const cursor of cursors)
        expect(hasNews(chronicle, seat, cursor)).toBe(toldAfter(whole, seat, cursor).length > 0);
      const first = cursors.find((cursor) => remembers(chronicle, seat, cursor))!;
      for (const cursor of cursors.slice(first))
        expect(toldAfter(chronicle, seat, cursor)).toEqual(toldAfter(whole, seat, cursor));
      for (const cursor of cursors.slice(0, first)) {
        expect(toldAfter(whole, seat, cursor).length).toBeGreaterThan(20);
        expect(() => toldAfter(chronicle, seat, cursor)).toThrow(RangeError);
      }
      const kept = toldAfter(chronicle, seat, first).length;
      // Twice as much, and what one order has brought to light
      expect([kept >= 20, kept < 80, first > 0]).toEqual([true, true, true]);
    }
  });

  test.each(EDITIONS)('reaches a client that comes by now and then, edition %s', (edition) => {
    const { chronicle, clients } = follow(waver(edition, 6, 'caesar'));
    for (const seat of VIEWERS) {
      expect(clients[seat].told).toEqual(toldAfter(chronicle, seat, 0));
      expect(clients[seat].pending).toEqual([]);
    }
  });

  test.each(EDITIONS)('shows the others nothing of what was taken back, edition %s', (edition) => {
    for (const [wavering, others] of [
      ['caesar', ['pompey', 'spectator']],
      ['pompey', ['caesar', 'spectator']],
    ] as const) {
      const log = waver(edition, 7, wavering);
      const players = { caesar: 'A', pompey: 'B' };
      const plain = exportGame({ ...log, players, dice: [] });
      expect(log.entries.length).toBeGreaterThan(plain.entries.length + 50);
      const [one, other] = [follow(log), follow(plain)];
      for (const seat of others) {
        expect(toldAfter(one.chronicle, seat, 0)).toEqual(toldAfter(other.chronicle, seat, 0));
        expect(cursorOf(one.chronicle, seat)).toBe(cursorOf(other.chronicle, seat));
      }
    }
  });

  test('says in which year and turn each thing happened', () => {
    const { chronicle } = follow(waver('2.0', 3, 'caesar'));
    const told = toldAfter(chronicle, 'spectator', 0);
    const ends = told.flatMap(({ year, turn, events }) =>
      events.flatMap((event) => (event.kind === 'turn-ended' ? [{ told: { year, turn }, event }] : [])),
    );
    expect(ends.length).toBeGreaterThan(4);
    for (const end of ends) expect(end.event).toMatchObject(end.told);
    expect(told[0]).toMatchObject({ cursor: 1, year: 705, turn: 1, events: [{ kind: 'dealt', hand: null }] });
  });

  test('can tell the spectator of an open battle at once', () => {
    const log = waver('2.0', 4, 'caesar');
    const [late, early] = [follow(log), follow(log, inOpenBattle)];
    expect(cursorOf(early.chronicle, 'spectator')).toBeGreaterThan(cursorOf(late.chronicle, 'spectator'));
    for (const side of SIDES) {
      expect(toldAfter(early.chronicle, side, 0)).toEqual(toldAfter(late.chronicle, side, 0));
    }
  });
});

describe('entry by entry', () => {
  function begin() {
    const chance = new SeededChance(2);
    const begun = newGame({ edition: '2.0', ...NO_OPTIONS }, chance, 1000);
    const chronicle = newChronicle();
    let { game } = begun;
    addEntry(chronicle, null, begun);
    const ask = (request: Request, atMs: number): void => {
      const accepted = give(game, request, chance, atMs);
      if (!accepted.ok) throw new Error(accepted.message);
      addEntry(chronicle, game, accepted);
      game = accepted.game;
    };
    return {
      chronicle,
      ask,
      order: (side: Side, atMs: number) => ask(orderOf(game, side, chance), atMs),
      pending: (seat: Viewer) => pendingOf(chronicle, game, seat),
      position: () => makePosition(game.state),
    };
  }

  test('own orders are pending until they come to light, vanish when taken back, and are told once', () => {
    const { chronicle, ask, order, pending } = begin();
    order('caesar', 2000);
    expect(pending('caesar')).toMatchObject([{ cursor: 2, atMs: 2000, events: [{ kind: 'discarded' }] }]);
    expect(pending('pompey')).toEqual([]);
    expect(VIEWERS.map((seat) => cursorOf(chronicle, seat))).toEqual([2, 1, 1]);
    ask({ kind: 'undo', side: 'caesar', scope: 'order' }, 3000);
    expect(pending('caesar')).toEqual([]);
    expect(cursorOf(chronicle, 'caesar')).toBe(3);
    order('caesar', 4000);
    order('caesar', 5000);
    expect(pending('caesar').map(({ cursor }) => cursor)).toEqual([4, 5]);
    expect(toldAfter(chronicle, 'caesar', 0)).toHaveLength(1);
    ask({ kind: 'offer-draw', side: 'pompey' }, 5500); // told at once, before the orders that are still pending
    order('pompey', 6000);
    expect(cursorOf(chronicle, 'caesar')).toBe(6);
    order('pompey', 7000);
    expect(pending('caesar')).toEqual([]);
    const whenTold = (after: number): number[][] =>
      toldAfter(chronicle, 'caesar', after).map(({ cursor, atMs }) => [cursor, atMs]);
    const atBarrier = [
      [4, 4000],
      [5, 5000],
      [7, 7000],
    ];
    expect(whenTold(0)).toEqual([[1, 1000], [6, 5500], ...atBarrier]);
    expect(whenTold(6)).toEqual(atBarrier); // who had them as pending is told that they stand
    expect(whenTold(7)).toEqual([]);
    expect(whenTold(99)).toEqual([]);
    expect(toldAfter(chronicle, 'caesar', 6)[2]!.events[0]).toMatchObject({ kind: 'revealed' });
    expect(toldAfter(chronicle, 'spectator', 0).map(({ cursor }) => cursor)).toEqual([1, 2, 3]);
    expect([1, 4, 5, 6, 7].map((cursor) => entryAt(chronicle, 'caesar', cursor))).toEqual([0, 3, 4, 5, 7]);
    expect(entryAt(chronicle, 'caesar', 8)).toBeUndefined();
    expect(entryAt(chronicle, 'caesar', 0)).toBeUndefined();
  });

  test('what is said besides is told to all', () => {
    const { chronicle, ask } = begin();
    ask({ kind: 'offer-draw', side: 'pompey' }, 1500);
    for (const seat of VIEWERS)
      expect(toldAfter(chronicle, seat, 1)).toEqual([
        {
          cursor: 2,
          year: 705,
          turn: 1,
          atMs: 1500,
          events: [],
          notice: { kind: 'offer-draw', side: 'pompey' },
        },
      ]);
  });

  test('a rebase gives its reason, and what was pending is gone', () => {
    const { chronicle, ask, order, pending, position } = begin();
    const start = position();
    order('caesar', 2000);
    ask({ kind: 'rebase', position: start, reason: 'A fault.', revision: 1 }, 3000);
    expect(pending('caesar')).toEqual([]);
    expect(toldAfter(chronicle, 'caesar', 1).map(({ notice }) => notice)).toEqual([
      { kind: 'rebase', side: null, reason: 'A fault.' },
    ]);
  });
});
