// Tries at puzzles: the first of each person at each puzzle counts, once, for the person's puzzle rating and the puzzle's.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NEWCOMER, rate, type Standing } from '@rubicon/ai/glicko';
import { PUZZLE_DEVIATION, puzzleSetOf } from '@rubicon/ai/puzzle';
import type { PersonId, PuzzleRatings, PuzzleStanding, TriedPuzzle } from '@rubicon/protocol';
import { recently } from '../base/recent.ts';
import { Refused } from '../base/refused.ts';
import type { StoredTry } from '../data/contract/puzzles.ts';
import type { Store } from '../data/contract/store.ts';

export interface Puzzles {
  standing(person: PersonId): Promise<PuzzleStanding>;
  /** The page knows the answers, so its word is taken; no list ranks people by it. */
  answer(person: PersonId, puzzle: string, isRight: boolean): Promise<TriedPuzzle>;
  /** Of the puzzles that were tried; some seconds old at most. */
  ratings(): Promise<PuzzleRatings>;
  exportOf(person: PersonId): Promise<unknown>;
}

const RACES = 8; // others may try the puzzle at the same time, and the person on another device

/** The ratings of the puzzles that come with the page, before anyone has tried them. */
export function shippedRatings(): ReadonlyMap<string, number> {
  const file = fileURLToPath(import.meta.resolve('@rubicon/ai/puzzles.json'));
  const { puzzles } = puzzleSetOf(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(puzzles.map(({ id, rating }) => [id, rating]));
}

export function puzzlesOf(
  { puzzles }: Pick<Store, 'puzzles'>,
  shipped: ReadonlyMap<string, number>,
  now: () => number,
): Puzzles {
  const answerOf = ({ standing, puzzleStanding }: StoredTry, isCounted: boolean): TriedPuzzle => ({
    isCounted,
    rating: Math.round(standing.rating),
    deviation: Math.round(standing.deviation),
    puzzle: Math.round(puzzleStanding.rating),
  });

  async function nextTry(person: PersonId, puzzle: string, isRight: boolean): Promise<StoredTry> {
    const [last, lastAt] = await Promise.all([puzzles.lastOf(person), puzzles.lastAt(puzzle)]);
    const own: Standing = last?.standing ?? NEWCOMER;
    const its: Standing = lastAt?.puzzleStanding ?? {
      rating: shipped.get(puzzle)!,
      deviation: PUZZLE_DEVIATION,
      volatility: NEWCOMER.volatility,
    };
    return {
      person,
      number: (last?.number ?? 0) + 1,
      puzzle,
      puzzleNumber: (lastAt?.puzzleNumber ?? 0) + 1,
      isRight,
      atMs: now(),
      standing: rate(own, [{ opponent: its, score: isRight ? 1 : 0 }]),
      puzzleStanding: rate(its, [{ opponent: own, score: isRight ? 0 : 1 }]),
    };
  }

  const recent = recently<PuzzleRatings>(now);
  const readRatings = async (): Promise<PuzzleRatings> => ({
    ratings: (await puzzles.ratings()).map(({ puzzle, rating }) => ({ puzzle, rating: Math.round(rating) })),
  });

  return {
    async standing(person) {
      const tries = await puzzles.triesOf(person);
      const { rating, deviation } = tries.at(-1)?.standing ?? NEWCOMER;
      return {
        rating: Math.round(rating),
        deviation: Math.round(deviation),
        tries: tries.length,
        tried: tries.map(({ puzzle, isRight }) => ({ puzzle, right: isRight })),
      };
    },

    async answer(person, puzzle, isRight) {
      if (!shipped.has(puzzle)) throw new Refused('no-puzzle', 'There is no such puzzle.');
      for (let race = 0; race < RACES; race++) {
        const known = await puzzles.tryOf(person, puzzle);
        if (known !== null) {
          const { standing } = (await puzzles.lastOf(person))!;
          return answerOf({ ...known, standing }, false);
        }
        const next = await nextTry(person, puzzle, isRight);
        if (await puzzles.add(next)) return answerOf(next, true);
      }
      throw new Refused('busy', 'Too many tries came at the same time. Try again.');
    },

    ratings: () => recent('all', readRatings),

    exportOf: async (person) => (await puzzles.triesOf(person)).map(({ person: _person, ...rest }) => rest),
  };
}
