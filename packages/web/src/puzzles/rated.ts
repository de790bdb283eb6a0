// Counts a first answer: for whoever is logged in on the server, otherwise on this device.
import type { Puzzle } from '@rubicon/ai/puzzle';
import { connectApi } from '../net/api.ts';
import { connectHttp } from '../net/http.ts';
import { puzzleAccount, type Account } from './account.ts';
import { afterTry, storeTries, tries } from './tries.ts';

export interface Rated {
  readonly isCounted: boolean; // false: the puzzle was tried before
  readonly rating: number;
  readonly change: number;
  readonly puzzle: number; // its own rating
}

/** One for the page. */
export const account: Account = puzzleAccount(connectApi(connectHttp()), () => localStorage);

/** The solver's rating and first answers, wherever they are kept. */
export function solver(): { rating: number; deviation: number; first: Readonly<Record<string, boolean>> } {
  const known = account.standing.value;
  if (known === null) return { ...tries.value.standing, first: tries.value.first };
  const { rating, deviation, tried } = known;
  return { rating, deviation, first: Object.fromEntries(tried.map(({ puzzle, right }) => [puzzle, right])) };
}

/** `tell` hears what came of it, once that is known. */
export async function countTry(puzzle: Puzzle, right: boolean, tell: (rated: Rated) => void): Promise<void> {
  if (!account.isKnown()) {
    tell(countHere(puzzle, right));
    return;
  }
  const before = account.standing.peek()?.rating ?? null;
  const tried = await account.count(puzzle.id, right);
  if (tried === null) return;
  const rating = Math.round(tried.rating);
  const change = before === null ? 0 : rating - Math.round(before);
  tell({ isCounted: tried.isCounted, rating, change, puzzle: Math.round(tried.puzzle) });
}

function countHere(puzzle: Puzzle, right: boolean): Rated {
  const before = tries.peek();
  const after = afterTry(before, puzzle, right);
  storeTries(after);
  const rating = Math.round(after.standing.rating);
  return {
    isCounted: after !== before,
    rating,
    change: rating - Math.round(before.standing.rating),
    puzzle: puzzle.rating,
  };
}
