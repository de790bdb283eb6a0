// Stored results of games and changes of ratings.
import type { Edition, Side } from '@rubicon/engine';
import type { GameId, PersonId } from '@rubicon/protocol';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { RatingPointRow, RatingRow, ResultRow } from '../schema/schema.ts';
import type {
  RatingStore,
  StoredPoint,
  StoredRating,
  StoredResult,
  StoredSideRating,
} from '../contract/ratings.ts';

export function ratingStore({ db, atomically }: Database): RatingStore {
  /** Each rated game has a number: if another game has taken it meanwhile, nothing of this one is stored. */
  const addPoint = (point: StoredPoint) => [
    db.insertInto('rating_points').values(pointRow(point)),
    db
      .insertInto('ratings')
      .values({ person: point.person, ...standing(point) })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(standing(point))),
  ];

  const putSide = ({ person, side, atMs, ...rating }: StoredSideRating) =>
    db
      .insertInto('side_ratings')
      .values({ person, side, ...rating, at_ms: atMs })
      .onConflict((conflict) => conflict.columns(['person', 'side']).doUpdateSet({ ...rating, at_ms: atMs }));

  const isSettled = async (game: GameId): Promise<boolean> =>
    (await db.selectFrom('results').select('game').where('game', '=', game).limit(1).executeTakeFirst()) !==
    undefined;

  return {
    rating: async (person) => {
      const row = await db.selectFrom('ratings').selectAll().where('person', '=', person).executeTakeFirst();
      return row === undefined ? null : ratingOf(row);
    },

    settle: async (results, points, sides = []) => {
      try {
        await atomically([
          ...results.map((result) => db.insertInto('results').values(resultRow(result))),
          ...points.flatMap(addPoint),
          ...sides.map(putSide),
        ]);
        return true;
      } catch (error) {
        if (/unique|duplicate|primary key/i.test(String(error))) return false;
        throw error;
      }
    },

    isSettled,

    sideRatings: async (person) => {
      const rows = await db
        .selectFrom('side_ratings')
        .selectAll()
        .where('person', '=', person)
        .orderBy('side')
        .execute();
      return rows.map((row) => ({ person, side: row.side as Side, ...ratingOf(row) }));
    },

    keepSides: async (sides) => {
      await atomically(
        sides.map(({ person, side, atMs, ...rating }) =>
          db
            .insertInto('side_ratings')
            .values({ person, side, ...rating, at_ms: atMs })
            .onConflict((conflict) =>
              conflict
                .columns(['person', 'side'])
                .doUpdateSet({ ...rating, at_ms: atMs })
                .where('side_ratings.games', '<', rating.games),
            ),
        ),
      );
    },

    sidePointsOf: async (person) => {
      const rows = await db
        .selectFrom('rating_points')
        .innerJoin('results', (join) =>
          join
            .onRef('results.person', '=', 'rating_points.person')
            .onRef('results.game', '=', 'rating_points.game'),
        )
        .select([
          'results.side',
          'rating_points.at_ms',
          'rating_points.opponent_rating',
          'rating_points.opponent_deviation',
          'rating_points.score',
        ])
        .where('rating_points.person', '=', person)
        .where('results.person', '=', person)
        .orderBy('rating_points.number')
        .execute();
      return rows.map((row) => ({
        side: row.side as Side,
        atMs: row.at_ms,
        opponentRating: row.opponent_rating,
        opponentDeviation: row.opponent_deviation,
        score: row.score,
      }));
    },

    resultsOf: async (person) => {
      const rows = await db
        .selectFrom('results')
        .selectAll()
        .where('person', '=', person)
        .orderBy('at_ms', 'desc')
        .orderBy('game')
        .execute();
      return rows.map(resultOf);
    },

    countResults: async (person) => {
      const rows = await db
        .selectFrom('results')
        .select(['edition', 'side', 'score', 'abandoned', sql<number>`count(*)`.as('games')])
        .where('person', '=', person)
        .groupBy(['edition', 'side', 'score', 'abandoned'])
        .orderBy(sql`min(at_ms)`)
        .execute();
      return rows.map(({ edition, side, score, abandoned, games }) => ({
        edition: edition as Edition,
        side: side as Side,
        score,
        isAbandoned: abandoned === 1,
        games,
      }));
    },

    responsesOf: async (person, games) => {
      const rows = await db
        .selectFrom('results')
        .select('responses')
        .where('person', '=', person)
        .orderBy('at_ms', 'desc')
        .orderBy('game')
        .limit(games)
        .execute();
      return rows.flatMap(({ responses }) => JSON.parse(responses) as number[]);
    },

    pointsOf: async (person, limit) => {
      const rows = await db
        .selectFrom('rating_points')
        .selectAll()
        .where('person', '=', person)
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      return rows.map(pointOf);
    },

    leaders: async (sinceMs, deviation, limit) => {
      const rows = await db
        .selectFrom('ratings')
        .innerJoin('people', 'people.id', 'ratings.person')
        .selectAll('ratings')
        .select('people.name')
        .where('people.banned_ms', 'is', null)
        .where('ratings.at_ms', '>=', sinceMs)
        .where('ratings.deviation', '<=', deviation)
        .orderBy('ratings.rating', 'desc')
        .orderBy('ratings.person')
        .limit(limit)
        .execute();
      return rows.map(({ name, ...row }) => ({
        person: row.person as PersonId,
        name,
        rating: ratingOf(row),
      }));
    },
  };
}

const standing = ({
  rating,
  deviation,
  volatility,
  number,
  atMs,
}: StoredPoint): Omit<RatingRow, 'person'> => ({
  rating,
  deviation,
  volatility,
  games: number,
  at_ms: atMs,
});

const ratingOf = (row: RatingRow): StoredRating => ({
  rating: row.rating,
  deviation: row.deviation,
  volatility: row.volatility,
  games: row.games,
  atMs: row.at_ms,
});

const pointRow = (point: StoredPoint): RatingPointRow => ({
  person: point.person,
  number: point.number,
  game: point.game,
  at_ms: point.atMs,
  rating: point.rating,
  deviation: point.deviation,
  volatility: point.volatility,
  opponent_rating: point.opponentRating,
  opponent_deviation: point.opponentDeviation,
  score: point.score,
});

const pointOf = (row: RatingPointRow): StoredPoint => ({
  person: row.person as PersonId,
  number: row.number,
  game: row.game as GameId,
  atMs: row.at_ms,
  rating: row.rating,
  deviation: row.deviation,
  volatility: row.volatility,
  opponentRating: row.opponent_rating,
  opponentDeviation: row.opponent_deviation,
  score: row.score,
});

const resultRow = (result: StoredResult): ResultRow => ({
  person: result.person,
  game: result.game,
  side: result.side,
  edition: result.edition,
  score: result.score,
  reason: result.reason,
  opponent: result.opponent,
  rated: result.isRated ? 1 : 0,
  abandoned: result.isAbandoned ? 1 : 0,
  responses: JSON.stringify(result.responsesMs),
  at_ms: result.atMs,
});

const resultOf = (row: ResultRow): StoredResult => ({
  person: row.person as PersonId,
  game: row.game as GameId,
  side: row.side as Side,
  edition: row.edition as Edition,
  score: row.score,
  reason: row.reason,
  opponent: row.opponent,
  isRated: row.rated === 1,
  isAbandoned: row.abandoned === 1,
  responsesMs: JSON.parse(row.responses) as number[],
  atMs: row.at_ms,
});
