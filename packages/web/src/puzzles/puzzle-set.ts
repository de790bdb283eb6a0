// The puzzles that come with the page, fetched when the first is wanted.
import { dailyPuzzle, puzzleSetOf, type Puzzle } from '@rubicon/ai/puzzle';

let loading: Promise<readonly Puzzle[]> | null = null;

export function loadPuzzles(): Promise<readonly Puzzle[]> {
  loading ??= import('@rubicon/ai/puzzles.json').then(({ default: set }) => puzzleSetOf(set).puzzles);
  loading.catch(() => (loading = null)); // without a network: next time
  return loading;
}

/** By its word in the address: an id, `daily`, or `next`. */
export function puzzleFor(
  word: string,
  puzzles: readonly Puzzle[],
  { nowMs, rating, isTried }: { nowMs: number; rating: number; isTried: (id: string) => boolean },
): Puzzle | null {
  if (word === 'daily') return dailyPuzzle(puzzles, nowMs);
  if (word !== 'next') return puzzles.find(({ id }) => id === word) ?? null;
  const fresh = puzzles.filter(({ id }) => !isTried(id));
  const from = fresh.length > 0 ? fresh : puzzles;
  return (
    from.toSorted((one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating))[0] ?? null
  );
}
