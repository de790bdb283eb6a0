import type { Puzzle } from '@rubicon/ai/puzzle';
import { expect, test } from 'vitest';
import { withLiveRatings } from './live-ratings.ts';
import { puzzleFor } from './puzzle-set.ts';

const shipped = [1200, 1500, 1800].map((rating, index) => ({ id: `0000000${index}`, rating }) as Puzzle);
const loading = Promise.resolve(shipped);
const answering = (ratings: readonly { readonly puzzle: string; readonly rating: number }[]) => ({
  puzzleRatings: () => Promise.resolve({ ratings: [...ratings] }),
});

test('a puzzle has its rating on the server, otherwise the one it came with', async () => {
  const puzzles = await withLiveRatings(
    loading,
    answering([
      { puzzle: '00000001', rating: 1740 },
      { puzzle: 'ffffffff', rating: 900 }, // of another set
    ]),
  );
  expect(puzzles.map(({ id, rating }) => [id, rating])).toEqual([
    ['00000000', 1200],
    ['00000001', 1740],
    ['00000002', 1800],
  ]);
});

test('the next puzzle is chosen by the rating on the server', async () => {
  const solver = { nowMs: 0, rating: 1450, isTried: () => false };
  expect(puzzleFor('next', shipped, solver)?.id).toBe('00000001');
  const puzzles = await withLiveRatings(loading, answering([{ puzzle: '00000001', rating: 1900 }]));
  expect(puzzleFor('next', puzzles, solver)?.id).toBe('00000000');
});

test.each([
  ['cannot be reached', () => Promise.reject(new Error('unreachable'))],
  ['answers with something else', () => Promise.resolve({} as never)],
])('a server that %s leaves the ratings they came with', async (_, puzzleRatings) => {
  expect(await withLiveRatings(loading, { puzzleRatings })).toEqual(shipped);
});

test('puzzles that cannot be loaded are an error, whatever the server answers', async () => {
  const failed = Promise.reject(new Error('offline'));
  await expect(withLiveRatings(failed, answering([]))).rejects.toThrow('offline');
});
