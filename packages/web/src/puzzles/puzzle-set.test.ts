import { dailyPuzzle, type Puzzle } from '@rubicon/ai/puzzle';
import { expect, test } from 'vitest';
import { puzzleFor } from './puzzle-set.ts';

const puzzles = [1200, 1500, 1800].map((rating, index) => ({ id: `0000000${index}`, rating }) as Puzzle);
const solver = (rating: number, ...tried: string[]) => ({
  nowMs: Date.UTC(2026, 2, 14),
  rating,
  isTried: (id: string) => tried.includes(id),
});

test('a puzzle is found by its id; an unknown one is not', () => {
  expect(puzzleFor('00000001', puzzles, solver(1500))).toBe(puzzles[1]);
  expect(puzzleFor('ffffffff', puzzles, solver(1500))).toBe(null);
});

test('the next is a new one that suits the solver; when all are tried, any', () => {
  expect(puzzleFor('next', puzzles, solver(1750))).toBe(puzzles[2]);
  expect(puzzleFor('next', puzzles, solver(1750, '00000002'))).toBe(puzzles[1]);
  expect(puzzleFor('next', puzzles, solver(1100, '00000000', '00000001', '00000002'))).toBe(puzzles[0]);
});

test('the daily one depends on the day alone', () => {
  const daily = puzzleFor('daily', puzzles, solver(1100));
  expect(puzzleFor('daily', puzzles, solver(1900, '00000000', '00000001', '00000002'))).toBe(daily);
  expect(daily).toBe(dailyPuzzle(puzzles, Date.UTC(2026, 2, 14, 23)));
});
