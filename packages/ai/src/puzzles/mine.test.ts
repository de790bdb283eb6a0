import { legalOrders, makeOrder, viewFor, type Log } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { playLog } from '../../test/played-log.ts';
import { NotOver } from '../analysis/analysis.ts';
import { replayOf } from '../analysis/replay.ts';
import { judgeAnswer } from './judge.ts';
import { minePuzzles } from './mine.ts';
import { LEAST_ERRORS, LEAST_LEAD, openPuzzle, ordersOf, type Puzzle } from './puzzle.ts';

const GAME = { game: 'f00d', players: ['A', 'B'] } as const;

const WORLDS = 12;

const mine = (log: Log): Puzzle[] =>
  [...minePuzzles(log, GAME, { worlds: WORLDS, seed: 3 })].flatMap(({ found }) => found ?? []);

describe('puzzles of a game', () => {
  const log = playLog('2.0', 11);
  const found = mine(log);
  const plies = replayOf(log);

  test('there are some, and the same seed finds the same', () => {
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(mine(log)).toEqual(found);
  });

  test('a position is what the side saw, and what it could not see is drawn', () => {
    const drawn = found.map((puzzle) => {
      const truth = plies[puzzle.source.entry]!.before;
      const { view, state } = openPuzzle(puzzle);
      expect(view).toEqual(viewFor(truth, puzzle.side));
      return state.data.join() !== truth.data.join();
    });
    expect(drawn).toContain(true); // it is the truth only by chance
  });

  test('the answer leads clearly over all others, and can be given', () => {
    for (const puzzle of found) {
      const [answer, ...others] = puzzle.alternatives;
      expect(others.length).toBeGreaterThan(0);
      for (const { lead, leadError } of others) {
        expect(lead).toBeGreaterThanOrEqual(LEAST_LEAD - 0.0001);
        expect(lead).toBeGreaterThanOrEqual(LEAST_ERRORS * leadError - 0.001);
      }
      for (const { orders } of puzzle.alternatives) expect(ordersOf(puzzle, orders)).not.toBe(null);
      expect(judgeAnswer(puzzle, answer!.orders)?.mean).toBeCloseTo(answer!.chance, 3);
    }
  });

  test('each was checked in four times as many worlds', () => {
    expect(new Set(found.map(({ worlds }) => worlds))).toEqual(new Set([4 * WORLDS]));
  });

  test('one order is compared with all that are legal', () => {
    for (const puzzle of found.filter(({ asks }) => asks === 'order')) {
      const { state } = openPuzzle(puzzle);
      const judged = puzzle.alternatives.flatMap(({ orders, same = [] }) =>
        [orders, ...same].map(([order]) => order!),
      );
      const legal = legalOrders(state, puzzle.side).map((order) => makeOrder(state, order));
      expect(new Set(judged)).toEqual(new Set(legal));
    }
  });

  test('orders that cannot be given are not judged', () => {
    expect(judgeAnswer(found[0]!, ['play Mars', 'done', 'done'])).toBe(null);
  });
});

test('a game that still runs is refused', () => {
  const log = playLog('2.0', 11);
  const running = { ...log, entries: log.entries.slice(0, 50) };
  expect(() => [...minePuzzles(running, GAME)]).toThrow(NotOver);
});
