import { gzipSync } from 'node:zlib';
import { legalOrders, makeOrder, sample, SeededChance, viewFor } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { judgeAnswer } from '../src/puzzles/judge.ts';
import { DEFAULT_WORLDS } from '../src/puzzles/mine.ts';
import {
  LEAST_ERRORS,
  LEAST_LEAD,
  PUZZLE_KINDS,
  isRight,
  openPuzzle,
  ordersOf,
  type PuzzleKind,
} from '../src/puzzles/puzzle.ts';
import { SHIPPED, SHIPPED_TEXT } from './shipped-puzzles.ts';

const count = (kind: PuzzleKind): number => SHIPPED.filter((each) => each.kind === kind).length;

test('there are enough, of every kind, and they are not heavy', () => {
  expect(SHIPPED.length).toBeGreaterThanOrEqual(60);
  for (const kind of PUZZLE_KINDS) expect([kind, count(kind) >= 6]).toEqual([kind, true]);
  expect(gzipSync(SHIPPED_TEXT).length).toBeLessThan(300_000);
});

test('no two are the same', () => {
  expect(new Set(SHIPPED.map(({ id }) => id)).size).toBe(SHIPPED.length);
  expect(new Set(SHIPPED.map(({ position }) => position)).size).toBe(SHIPPED.length);
});

test('every alternative can be given, and the answer leads clearly over the others', () => {
  for (const puzzle of SHIPPED) {
    const [answer, ...others] = puzzle.alternatives;
    for (const { orders, same = [] } of puzzle.alternatives)
      for (const each of [orders, ...same])
        expect([puzzle.id, ordersOf(puzzle, each)]).not.toEqual([puzzle.id, null]);
    expect(answer!.lead).toBe(0);
    for (const { lead, leadError, chance } of others) {
      expect(lead).toBeGreaterThanOrEqual(LEAST_LEAD);
      expect(lead).toBeGreaterThanOrEqual(LEAST_ERRORS * leadError - 0.001); // they are rounded
      expect(isRight(puzzle, chance)).toBe(false);
    }
  }
});

test('each was checked in four times as many worlds as it was found in', () => {
  expect(new Set(SHIPPED.map(({ worlds }) => worlds))).toEqual(new Set([4 * DEFAULT_WORLDS]));
});

test('one order is compared with all that are legal', () => {
  for (const puzzle of SHIPPED.filter(({ asks }) => asks === 'order')) {
    const { state } = openPuzzle(puzzle);
    const judged = puzzle.alternatives.flatMap(({ orders, same = [] }) => [
      orders[0]!,
      ...same.map(([each]) => each!),
    ]);
    const legal = legalOrders(state, puzzle.side).map((order) => makeOrder(state, order));
    expect(judged.toSorted()).toEqual(legal.toSorted());
  }
});

test('a puzzle has nothing that the solver may not see: any state that fits the view would do', () => {
  for (const puzzle of SHIPPED) {
    const { view } = openPuzzle(puzzle);
    const other = sample(view, new SeededChance(99));
    expect(viewFor(other, puzzle.side)).toEqual(view);
  }
});

test('some are judged again, in the worlds of their check', () => {
  for (const puzzle of [SHIPPED[0]!, SHIPPED.at(-1)!])
    for (const { orders, chance } of puzzle.alternatives.slice(0, 2))
      expect(judgeAnswer(puzzle, orders)!.mean).toBeCloseTo(chance, 3);
});
