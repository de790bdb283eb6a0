// Ratings, the leaderboard, and what a profile shows of results.
import { LEVEL_RATINGS } from '@rubicon/ai/level';
import {
  MACHINE_LEVELS,
  type Leaderboard,
  type PersonCard,
  type PersonId,
  type Profile,
  type Rating,
} from '@rubicon/protocol';
import type { Store, StoredPerson } from '../data/contract/store.ts';
import type { ResultCount, StoredRating } from '../data/contract/ratings.ts';
import { both } from '../games/record/record.ts';
import { isGuest } from '../people/sessions.ts';
import { rested } from '@rubicon/ai/glicko';
import { medianOf } from './response-times.ts';
import { PERIOD_MS, sideRatingsOf } from './side-ratings.ts';

export const SURE = 110; // a deviation above this is provisional
const LISTED_MS = 180 * 86_400_000; // players idle for longer are not listed
const LIST_SIZE = 100;
const HISTORY_SIZE = 200;
const RECENT_GAMES = 20; // games from which the response time is computed

/** The store and the clock it needs; the rest of a profile belongs to the community. */
export interface Ratings {
  /** With the viewer's own rank, if there is a viewer. */
  leaderboard(asker: PersonId | null): Promise<Leaderboard>;
  /** Of those who have one. */
  of(persons: readonly PersonId[]): Promise<ReadonlyMap<PersonId, Rating>>;
  /** Of an existing person. */
  record(
    person: PersonId,
  ): Promise<
    Pick<Profile, 'rating' | 'bySide' | 'results' | 'finished' | 'abandoned' | 'response' | 'history'>
  >;
  /** All stored ratings and results, for an export. */
  exportOf(person: PersonId): Promise<unknown>;
}

export const cardOfPerson = (person: StoredPerson): PersonCard => ({
  id: person.id,
  name: person.name,
  isGuest: isGuest(person),
});

export function ratingsOf({ ratings }: Pick<Store, 'ratings'>, now: () => number): Ratings {
  const shown = (stored: StoredRating): Rating => {
    const { rating, deviation } = rested(stored, Math.max(0, now() - stored.atMs) / PERIOD_MS);
    return {
      rating: Math.round(rating),
      deviation: Math.round(deviation),
      games: stored.games,
      isProvisional: deviation > SURE,
    };
  };

  return {
    leaderboard: async (asker) => {
      const all = await ratings.leaders(now() - LISTED_MS, SURE, LIST_SIZE * 10);
      const leaders = all
        .map(({ person, name, rating }) => ({
          person: { id: person, name, isGuest: false },
          rating: shown(rating),
        }))
        .filter(({ rating }) => !rating.isProvisional)
        .map((leader, index) => ({ place: index + 1, ...leader }));
      return {
        leaders: leaders.slice(0, LIST_SIZE),
        mine: leaders.find(({ person }) => person.id === asker) ?? null,
        machines: MACHINES,
      };
    },

    of: async (persons) => {
      const found = new Map<PersonId, Rating>();
      for (const person of new Set(persons)) {
        const stored = await ratings.rating(person);
        if (stored !== null) found.set(person, shown(stored));
      }
      return found;
    },

    record: async (person) => {
      const rating = await ratings.rating(person);
      const results = await ratings.countResults(person);
      const points = await ratings.pointsOf(person, HISTORY_SIZE);
      const sides = await sideRatingsOf(ratings, person, rating?.games ?? 0);
      return {
        rating: rating === null ? null : shown(rating),
        bySide: both((side) => (sides[side] === null ? null : shown(sides[side]))),
        results: tallyOf(results),
        finished: gamesIn(results),
        abandoned: gamesIn(results.filter(({ isAbandoned }) => isAbandoned)),
        response: responseIn(await ratings.responsesOf(person, RECENT_GAMES)),
        history: points
          .map((point) => ({
            atMs: point.atMs,
            game: point.game,
            rating: Math.round(point.rating),
            deviation: Math.round(point.deviation),
          }))
          .toReversed(),
      };
    },

    exportOf: async (person) => ({
      rating: await ratings.rating(person),
      sides: (await ratings.sideRatings(person)).map(withoutPerson),
      points: (await ratings.pointsOf(person, Number.MAX_SAFE_INTEGER)).map(withoutPerson),
      results: (await ratings.resultsOf(person)).map(withoutPerson),
    }),
  };
}

const MACHINES: Leaderboard['machines'] = MACHINE_LEVELS.map((level) => ({
  level,
  ...LEVEL_RATINGS[level],
}));

function withoutPerson<T extends { readonly person: PersonId }>(kept: T): Omit<T, 'person'> {
  const { person: _person, ...rest } = kept;
  return rest;
}

/** By edition and side, in the order they were first played. */
function tallyOf(results: readonly ResultCount[]): Profile['results'] {
  const groups = Map.groupBy(results, ({ edition, side }) => `${edition} ${side}`);
  return [...groups.values()].map((group) => {
    const { edition, side } = group[0]!;
    const having = (wanted: number): number => gamesIn(group.filter(({ score }) => score === wanted));
    return { edition, side, won: having(1), drawn: having(0.5), lost: having(0) };
  });
}

const gamesIn = (results: readonly ResultCount[]): number =>
  results.reduce((sum, { games }) => sum + games, 0);

function responseIn(all: readonly number[]): Profile['response'] {
  const medianMs = medianOf(all);
  return medianMs === null ? null : { medianMs: Math.round(medianMs), answers: all.length };
}
