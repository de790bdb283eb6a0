import { expect, test } from 'vitest';
import { leadOf, newJudge } from '../src/puzzles/judge.ts';
import { LEAST_LEAD, openPuzzle, ordersOf } from '../src/puzzles/puzzle.ts';
import { SHIPPED } from './shipped-puzzles.ts';

test.each(SHIPPED)('puzzle $id is right in fresh worlds', (puzzle) => {
  const { judge } = newJudge(openPuzzle(puzzle).view, puzzle.worlds, puzzle.seed + 1_000_003);
  const [answer, next] = puzzle.alternatives.map(({ orders }) => judge(ordersOf(puzzle, orders)!).values);
  const { mean, error } = leadOf(answer!, next!);
  expect(mean).toBeGreaterThan(0);
  expect(mean + 4 * error).toBeGreaterThan(LEAST_LEAD); // one in thousands would fail by chance
});
