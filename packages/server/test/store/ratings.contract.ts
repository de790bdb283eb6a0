// The store contract for ratings.
import { beforeEach, describe, expect, test } from 'vitest';
import { newGameId, newPerson, type Bench } from './contract-kit.ts';
import type {
  RatingStore,
  StoredPoint,
  StoredResult,
  StoredSideRating,
} from '../../src/data/contract/ratings.ts';

export function ratingsContract(bench: Bench): void {
  describe('ratings', () => {
    let [ann, ben] = [newPerson('Ann'), newPerson('Ben')];
    let ratings: RatingStore;
    beforeEach(async () => {
      [ann, ben] = [newPerson('Ann'), newPerson('Ben')];
      for (const each of [ann, ben]) await bench.store.people.add(each);
      ({ ratings } = bench.store);
    });
    const game = newGameId();
    const result = (given: Partial<StoredResult> = {}): StoredResult => ({
      person: ann.id,
      game,
      side: 'caesar',
      edition: '2.0',
      score: 0.5,
      reason: 'points',
      opponent: 'person',
      isRated: true,
      isAbandoned: false,
      responsesMs: [1000, 2500],
      atMs: 10,
      ...given,
    });
    const point = (given: Partial<StoredPoint> = {}): StoredPoint => ({
      person: ann.id,
      number: 1,
      game,
      atMs: 10,
      rating: 1620.125,
      deviation: 80.5,
      volatility: 0.059_999,
      opponentRating: 1500,
      opponentDeviation: 350,
      score: 1,
      ...given,
    });

    test('a game is settled once, and read back exactly', async () => {
      expect(await ratings.isSettled(game)).toBe(false);
      expect(await ratings.settle([result()], [point()])).toBe(true);
      expect(await ratings.settle([result()], [point({ number: 2 })])).toBe(false);
      expect(await ratings.isSettled(game)).toBe(true);
      expect(await ratings.resultsOf(ann.id)).toEqual([result()]);
      expect(await ratings.pointsOf(ann.id, 9)).toEqual([point()]);
      expect(await ratings.rating(ann.id)).toEqual({
        rating: 1620.125,
        deviation: 80.5,
        volatility: 0.059_999,
        games: 1,
        atMs: 10,
      });
      expect(await ratings.rating(ben.id)).toBe(null);
    });

    test('of two that follow the same rating one is stored, as a whole', async () => {
      const next = newGameId();
      const settle = (id: typeof game) =>
        ratings.settle(
          [result({ game: id }), result({ game: id, person: ben.id })],
          [point({ game: id }), point({ game: id, person: ben.id })],
        );
      const kept = await Promise.all([settle(game), settle(next)]);
      expect(kept.filter(Boolean)).toHaveLength(1);
      expect(await ratings.pointsOf(ann.id, 9)).toHaveLength(1);
      expect(await ratings.resultsOf(ben.id)).toHaveLength(1);
    });

    test('the newest come first', async () => {
      const [one, two] = [newGameId(), newGameId()];
      await ratings.settle([result({ game: one, atMs: 1 })], [point({ game: one, rating: 1600 })]);
      await ratings.settle([result({ game: two, atMs: 2 })], [point({ game: two, number: 2, rating: 1700 })]);
      expect((await ratings.resultsOf(ann.id)).map((each) => each.game)).toEqual([two, one]);
      expect((await ratings.pointsOf(ann.id, 1)).map(({ rating }) => rating)).toEqual([1700]);
      expect(await ratings.rating(ann.id)).toMatchObject({ rating: 1700, games: 2 });
    });

    test('results are counted, first played first, and the last responses found', async () => {
      const given: readonly Partial<StoredResult>[] = [
        { score: 1, side: 'pompey', responsesMs: [1] },
        { score: 0, isAbandoned: true, responsesMs: [2, 3] },
        { score: 1, side: 'pompey', responsesMs: [] },
        { score: 0, edition: '1.1', responsesMs: [4] },
      ];
      for (const [atMs, each] of given.entries())
        await ratings.settle([result({ game: newGameId(), atMs, ...each })], []);
      const alike = { edition: '2.0', side: 'caesar', isAbandoned: false };
      expect(await ratings.countResults(ann.id)).toEqual([
        { ...alike, side: 'pompey', score: 1, games: 2 },
        { ...alike, isAbandoned: true, score: 0, games: 1 },
        { ...alike, edition: '1.1', score: 0, games: 1 },
      ]);
      expect(await ratings.responsesOf(ann.id, 3)).toEqual([4, 2, 3]);
      expect(await ratings.countResults(ben.id)).toEqual([]);
    });

    test('the leaderboard has certain and recently active players, best first, and no one banned', async () => {
      const others = ['unsure', 'old', 'banned'].map((name) => newPerson(name));
      for (const each of others) await bench.store.people.add(each);
      await bench.store.people.change(others[2]!.id, { bannedMs: 1 });
      const points = [
        point(),
        point({ person: ben.id, rating: 1700 }),
        point({ person: others[0]!.id, deviation: 111 }),
        point({ person: others[1]!.id, atMs: 4 }),
        point({ person: others[2]!.id }),
      ];
      await ratings.settle([], points);
      expect((await ratings.leaders(5, 110, 9)).map(({ name }) => name)).toEqual(['Ben', 'Ann']);
      expect((await ratings.leaders(5, 110, 1))[0]).toMatchObject({ person: ben.id, rating: { games: 1 } });
    });

    const sideRating = (given: Partial<StoredSideRating> = {}): StoredSideRating => ({
      person: ann.id,
      side: 'caesar',
      rating: 1480.25,
      deviation: 120.5,
      volatility: 0.06,
      games: 1,
      atMs: 10,
      ...given,
    });

    test('ratings by side are stored with the game, or not at all', async () => {
      const next = newGameId();
      await ratings.settle([result()], [point()], [sideRating()]);
      expect(await ratings.sideRatings(ann.id)).toEqual([sideRating()]);
      const more = [sideRating({ games: 2, rating: 1510 }), sideRating({ side: 'pompey' })];
      expect(await ratings.settle([result({ game: next })], [point({ game: next })], more)).toBe(false);
      expect(await ratings.sideRatings(ann.id)).toEqual([sideRating()]);
      await ratings.settle([result({ game: next })], [point({ game: next, number: 2 })], more);
      expect(await ratings.sideRatings(ann.id)).toEqual(more);
      expect(await ratings.sideRatings(ben.id)).toEqual([]);
    });

    test('ratings by side that were made anew are stored, unless a game has stored more meanwhile', async () => {
      const made = [sideRating({ games: 2 }), sideRating({ side: 'pompey' })];
      await ratings.keepSides(made);
      expect(await ratings.sideRatings(ann.id)).toEqual(made);
      const late = [sideRating({ games: 1, rating: 1400 }), sideRating({ side: 'pompey', games: 3 })];
      await ratings.keepSides(late);
      expect(await ratings.sideRatings(ann.id)).toEqual([made[0], late[1]]);
    });

    test('what each rated game said is found with its side, oldest first', async () => {
      for (const [index, side] of (['caesar', 'pompey', 'caesar'] as const).entries()) {
        const id = newGameId();
        await ratings.settle(
          [result({ game: id, side, atMs: index }), result({ game: id, person: ben.id, atMs: index })],
          [point({ game: id, number: index + 1, atMs: index, score: index / 2 })],
        );
      }
      const said = { opponentRating: 1500, opponentDeviation: 350 };
      expect(await ratings.sidePointsOf(ann.id)).toEqual([
        { ...said, side: 'caesar', atMs: 0, score: 0 },
        { ...said, side: 'pompey', atMs: 1, score: 0.5 },
        { ...said, side: 'caesar', atMs: 2, score: 1 },
      ]);
    });

    test('are deleted with the account', async () => {
      await ratings.settle([result()], [point()], [sideRating()]);
      await bench.store.people.remove(ann.id);
      expect(await ratings.rating(ann.id)).toBe(null);
      expect(await ratings.resultsOf(ann.id)).toEqual([]);
      expect(await ratings.pointsOf(ann.id, 9)).toEqual([]);
      expect(await ratings.sideRatings(ann.id)).toEqual([]);
    });
  });
}
