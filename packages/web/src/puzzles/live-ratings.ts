// The puzzles with the ratings they have on the server by now. Without a server they keep those they came with.
import type { Puzzle } from '@rubicon/ai/puzzle';
import { connectApi, type Api } from '../net/api.ts';
import { connectHttp } from '../net/http.ts';

const PATIENCE_MS = 2000; // ratings are not worth a longer wait

export async function withLiveRatings(
  loading: Promise<readonly Puzzle[]>,
  api: Pick<Api, 'puzzleRatings'> = connectApi(connectHttp()),
): Promise<readonly Puzzle[]> {
  const [puzzles, live] = await Promise.all([loading, liveRatings(api)]);
  return puzzles.map((puzzle) => ({ ...puzzle, rating: live.get(puzzle.id) ?? puzzle.rating }));
}

async function liveRatings(api: Pick<Api, 'puzzleRatings'>): Promise<ReadonlyMap<string, number>> {
  try {
    const { ratings } = await api.puzzleRatings(AbortSignal.timeout(PATIENCE_MS));
    return new Map(ratings.map(({ puzzle, rating }) => [puzzle, rating]));
  } catch {
    return new Map();
  }
}
