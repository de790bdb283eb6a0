import { SIDES, type PerSide, type Side } from '@rubicon/engine';
import type { PersonId } from '@rubicon/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RatingStore, SidePoint, StoredRating, StoredSideRating } from '../data/contract/ratings.ts';
import { NEWCOMER, rate } from '@rubicon/ai/glicko';
import { afterPoint, sideRatingsOf } from './side-ratings.ts';

const ANN = 'Ann' as PersonId;
const WEEK_MS = 7 * 86_400_000;

const points = fc.array(
  fc.record({
    side: fc.constantFrom(...SIDES),
    atMs: fc.integer({ min: 0, max: 60 * WEEK_MS }),
    opponentRating: fc.integer({ min: 700, max: 2400 }),
    opponentDeviation: fc.integer({ min: 40, max: 350 }),
    score: fc.constantFrom(0, 0.5, 1),
  }),
  { maxLength: 25 },
);

const storeWith = (kept: readonly StoredSideRating[], all: readonly SidePoint[]): RatingStore =>
  ({
    sideRatings: () => Promise.resolve(kept),
    sidePointsOf: () => Promise.resolve(all),
    keepSides: () => Promise.resolve(),
  }) as unknown as RatingStore;

const kept = (bySide: PerSide<StoredRating | null>): StoredSideRating[] =>
  SIDES.flatMap((side) => (bySide[side] === null ? [] : [{ ...bySide[side], person: ANN, side }]));

test('made anew from all games they are what they were when each game was settled', async () => {
  await fc.assert(
    fc.asyncProperty(points, fc.nat(25), async (unsorted, forgotten) => {
      const all = unsorted.toSorted((one, other) => one.atMs - other.atMs);
      const bySide: Record<Side, StoredRating | null> = { caesar: null, pompey: null };
      for (const { side, ...point } of all) bySide[side] = afterPoint(bySide[side], point);
      const fromAll = await sideRatingsOf(storeWith([], all), ANN, all.length);
      expect(fromAll).toEqual(bySide);
      // A program of before has settled some games without them
      const early = all.slice(0, Math.min(forgotten, all.length));
      const stale = kept(await sideRatingsOf(storeWith([], early), ANN, early.length));
      expect(await sideRatingsOf(storeWith(stale, all), ANN, all.length)).toEqual(bySide);
      // What is kept and complete is not made again
      expect(await sideRatingsOf(storeWith(kept(bySide), []), ANN, all.length)).toEqual(bySide);
    }),
  );
});

test('the first game of a side is that of a newcomer, whatever the other side has', () => {
  const point = { atMs: 5, opponentRating: 1700, opponentDeviation: 60, score: 1 };
  const opponent = { rating: 1700, deviation: 60 };
  expect(afterPoint(null, point)).toEqual({
    ...rate(NEWCOMER, [{ opponent, score: 1 }], 0),
    games: 1,
    atMs: 5,
  });
});
