// Stored tries at puzzles.
import type { PersonId } from '@rubicon/protocol';
import type { PuzzleStore, StoredTry } from '../contract/puzzles.ts';
import type { Database } from '../database.ts';
import type { PuzzleTryRow } from '../schema/schema.ts';

export function puzzleStore({ db, atomically }: Database): PuzzleStore {
  const rows = () => db.selectFrom('puzzle_tries').selectAll();
  const one = (row: PuzzleTryRow | undefined): StoredTry | null => (row === undefined ? null : tryOf(row));
  return {
    add: async (given) => {
      try {
        await atomically([db.insertInto('puzzle_tries').values(rowOf(given))]);
        return true;
      } catch (error) {
        if (/unique|duplicate|primary key/i.test(String(error))) return false;
        throw error;
      }
    },
    triesOf: async (person) =>
      (await rows().where('person', '=', person).orderBy('number').execute()).map(tryOf),
    lastOf: async (person) =>
      one(await rows().where('person', '=', person).orderBy('number', 'desc').limit(1).executeTakeFirst()),
    lastAt: async (puzzle) =>
      one(
        await rows()
          .where('puzzle', '=', puzzle)
          .orderBy('puzzle_number', 'desc')
          .limit(1)
          .executeTakeFirst(),
      ),
    tryOf: async (person, puzzle) =>
      one(await rows().where('person', '=', person).where('puzzle', '=', puzzle).executeTakeFirst()),
    ratings: () =>
      db
        .selectFrom('puzzle_tries')
        .innerJoin(
          (last) =>
            last
              .selectFrom('puzzle_tries')
              .select(({ fn }) => ['puzzle', fn.max('puzzle_number').as('number')])
              .groupBy('puzzle')
              .as('last'),
          (join) =>
            join
              .onRef('last.puzzle', '=', 'puzzle_tries.puzzle')
              .onRef('last.number', '=', 'puzzle_tries.puzzle_number'),
        )
        .select(['puzzle_tries.puzzle', 'puzzle_tries.puzzle_rating as rating'])
        .orderBy('puzzle_tries.puzzle')
        .execute(),
  };
}

const rowOf = (given: StoredTry): PuzzleTryRow => ({
  person: given.person,
  number: given.number,
  puzzle: given.puzzle,
  puzzle_number: given.puzzleNumber,
  is_right: given.isRight ? 1 : 0,
  at_ms: given.atMs,
  rating: given.standing.rating,
  deviation: given.standing.deviation,
  volatility: given.standing.volatility,
  puzzle_rating: given.puzzleStanding.rating,
  puzzle_deviation: given.puzzleStanding.deviation,
  puzzle_volatility: given.puzzleStanding.volatility,
});

const tryOf = (row: PuzzleTryRow): StoredTry => ({
  person: row.person as PersonId,
  number: row.number,
  puzzle: row.puzzle,
  puzzleNumber: row.puzzle_number,
  isRight: row.is_right === 1,
  atMs: row.at_ms,
  standing: { rating: row.rating, deviation: row.deviation, volatility: row.volatility },
  puzzleStanding: {
    rating: row.puzzle_rating,
    deviation: row.puzzle_deviation,
    volatility: row.puzzle_volatility,
  },
});
