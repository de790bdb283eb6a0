import {
  EDITIONS,
  SeededChance,
  decisionOf,
  exportGame,
  fold,
  give,
  newGame,
  type Edition,
  type Event,
  type Game,
  type Log,
  type Request,
  type Side,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { addEntry, annalsFor, entryAt, momentOf, newChronicle, type Chronicle } from './annals.ts';
import { nextSeat, sideAt } from './local-table.ts';
import { NO_MACHINES, type Seat } from './table.ts';

const SEATS: readonly Seat[] = ['caesar', 'pompey', 'spectator'];

/** A random game in which one side often changes its mind where the other cannot see it. */
function waver(edition: Edition, seed: number, wavering: Side): Log {
  const chance = new SeededChance(seed);
  let { game } = newGame({ edition, revision: 1, rules: {}, clock: null }, chance, 0);
  while (game.result === null) {
    const seat = nextSeat(game, NO_MACHINES)!;
    const request: Request =
      seat !== 'spectator' && chance.roll(4) === 0
        ? { kind: 'undo', side: wavering, scope: chance.roll(2) === 0 ? 'order' : 'phase' }
        : chance.roll(4) === 0 && decisionOf(game, wavering)?.required === false
          ? orderOf(game, wavering, chance)
          : orderOf(game, sideAt(game, seat)!, chance);
    const accepted = give(game, request, chance, 0);
    if (accepted.ok) game = accepted.game;
    else if (accepted.code !== 'nothing-to-undo') throw new Error(accepted.message);
  }
  return game;
}

function orderOf(game: Game, side: Side, chance: SeededChance): Request {
  const { number, orders } = decisionOf(game, side)!;
  const order = orders[chance.roll(orders.length)]!;
  return { kind: 'order', side, decision: number, order };
}

function chronicleOf(log: Log): { chronicle: Chronicle; game: Game; published: Record<Seat, Event[]> } {
  const chronicle = newChronicle();
  const published: Record<Seat, Event[]> = { caesar: [], pompey: [], spectator: [] };
  let before: Game | null = null;
  const game = fold(log, (accepted) => {
    addEntry(chronicle, before, accepted);
    before = accepted.game;
    for (const seat of SEATS) published[seat].push(...(accepted.published?.[seat] ?? []));
  });
  return { chronicle, game, published };
}

const sorted = (events: readonly Event[]): string[] => events.map((event) => JSON.stringify(event)).sort();

describe('the annals of a whole game', () => {
  test.each(EDITIONS)('hold everything that was published, once, edition %s', (edition) => {
    const { chronicle, game, published } = chronicleOf(waver(edition, 5, 'pompey'));
    for (const seat of SEATS) {
      const { told, pending } = annalsFor(chronicle, game, seat);
      expect(pending).toEqual([]);
      expect(sorted(told.flatMap(({ events }) => events))).toEqual(sorted(published[seat]));
      const moments = told.map(({ moment }) => moment);
      expect(moments).toEqual([...new Set(moments)].sort((one, other) => one - other));
      expect(moments.at(-1)).toBe(momentOf(chronicle, seat));
    }
  });

  test.each(EDITIONS)('show the others nothing of what was taken back, edition %s', (edition) => {
    for (const [wavering, others] of [
      ['caesar', ['pompey', 'spectator']],
      ['pompey', ['caesar', 'spectator']],
    ] as const) {
      const log = waver(edition, 7, wavering);
      const players = { caesar: 'A', pompey: 'B' };
      const plain = exportGame({ ...log, players, dice: [] });
      expect(log.entries.length).toBeGreaterThan(plain.entries.length + 50);
      const one = chronicleOf(log);
      const other = chronicleOf(plain);
      for (const seat of others) {
        expect(annalsFor(one.chronicle, one.game, seat)).toEqual(
          annalsFor(other.chronicle, other.game, seat),
        );
        expect(momentOf(one.chronicle, seat)).toBe(momentOf(other.chronicle, seat));
      }
    }
  });

  test('tell each year and turn in which something happened', () => {
    const { chronicle, game } = chronicleOf(waver('2.0', 3, 'caesar'));
    const { told } = annalsFor(chronicle, game, 'spectator');
    const ends = told.flatMap(({ year, turn, events }) =>
      events.flatMap((event) => (event.kind === 'turn-ended' ? [{ told: { year, turn }, event }] : [])),
    );
    expect(ends.length).toBeGreaterThan(4);
    for (const end of ends) expect(end.event).toMatchObject(end.told);
    expect(told[0]).toMatchObject({ moment: 1, year: 705, turn: 1, events: [{ kind: 'dealt', hand: null }] });
  });
});

describe('own orders', () => {
  const chance = new SeededChance(2);
  const begun = newGame({ edition: '2.0', revision: 1, rules: {}, clock: null }, chance, 1000);

  test('are pending until they come to light, vanish when taken back, and are told once', () => {
    const chronicle = newChronicle();
    let { game } = begun;
    addEntry(chronicle, null, begun);
    const ask = (request: Request, atMs: number): void => {
      const accepted = give(game, request, chance, atMs);
      if (!accepted.ok) throw new Error(accepted.message);
      addEntry(chronicle, game, accepted);
      game = accepted.game;
    };
    const caesar = (): ReturnType<typeof annalsFor> => annalsFor(chronicle, game, 'caesar');
    ask(orderOf(game, 'caesar', chance), 2000);
    expect(caesar().pending).toMatchObject([{ moment: 2, atMs: 2000, events: [{ kind: 'discarded' }] }]);
    expect(annalsFor(chronicle, game, 'pompey').pending).toEqual([]);
    expect(SEATS.map((seat) => momentOf(chronicle, seat))).toEqual([2, 1, 1]);
    ask({ kind: 'undo', side: 'caesar', scope: 'order' }, 3000);
    expect(caesar().pending).toEqual([]);
    expect(momentOf(chronicle, 'caesar')).toBe(3);
    ask(orderOf(game, 'caesar', chance), 4000);
    ask(orderOf(game, 'caesar', chance), 5000);
    expect(caesar().pending.map(({ moment }) => moment)).toEqual([4, 5]);
    expect(caesar().told).toHaveLength(1);
    ask(orderOf(game, 'pompey', chance), 6000);
    expect(momentOf(chronicle, 'caesar')).toBe(5);
    ask(orderOf(game, 'pompey', chance), 7000);
    const { told, pending } = caesar();
    expect(pending).toEqual([]);
    expect(told.map(({ moment, atMs }) => [moment, atMs])).toEqual([
      [1, 1000],
      [4, 4000],
      [5, 5000],
      [6, 7000],
    ]);
    expect(told[3]!.events[0]).toMatchObject({ kind: 'revealed' });
    expect(annalsFor(chronicle, game, 'spectator').told.map(({ moment }) => moment)).toEqual([1, 2]);
    expect([1, 4, 5, 6].map((moment) => entryAt(chronicle, 'caesar', moment))).toEqual([0, 3, 4, 6]);
    expect(entryAt(chronicle, 'caesar', 7)).toBeUndefined();
    expect(entryAt(chronicle, 'caesar', 0)).toBeUndefined();
  });

  test('what is said besides is told to all', () => {
    const chronicle = newChronicle();
    addEntry(chronicle, null, begun);
    const offered = give(begun.game, { kind: 'offer-draw', side: 'pompey' }, chance, 1500);
    if (!offered.ok) throw new Error(offered.message);
    addEntry(chronicle, begun.game, offered);
    for (const seat of SEATS)
      expect(annalsFor(chronicle, offered.game, seat).told[1]).toEqual({
        moment: 2,
        year: 705,
        turn: 1,
        atMs: 1500,
        events: [],
        notice: { kind: 'offer-draw', side: 'pompey' },
      });
  });
});
