// The store contract for tries at puzzles.
import { beforeEach, describe, expect, test } from 'vitest';
import type { PuzzleStore, StoredTry } from '../../src/data/contract/puzzles.ts';
import { newPerson, type Bench } from './contract-kit.ts';

export function puzzlesContract(bench: Bench): void {
  describe('puzzles', () => {
    let [ann, ben] = [newPerson('Ann'), newPerson('Ben')];
    let [one, two] = ['', ''];
    let puzzles: PuzzleStore;
    let count = 0;
    beforeEach(async () => {
      [ann, ben] = [newPerson('Ann'), newPerson('Ben')];
      for (const each of [ann, ben]) await bench.store.people.add(each);
      ({ puzzles } = bench.store);
      count += 1;
      [one, two] = [`${ann.id}-${count}-1`, `${ann.id}-${count}-2`]; // tries of earlier tests stay
    });
    const tryWith = (given: Partial<StoredTry> = {}): StoredTry => ({
      person: ann.id,
      number: 1,
      puzzle: one,
      puzzleNumber: 1,
      isRight: true,
      atMs: 10,
      standing: { rating: 1620.125, deviation: 80.5, volatility: 0.059_999 },
      puzzleStanding: { rating: 1480.25, deviation: 140.125, volatility: 0.06 },
      ...given,
    });

    test('a try is read back exactly, by its person and its puzzle', async () => {
      expect(await puzzles.lastOf(ann.id)).toBe(null);
      expect(await puzzles.lastAt(one)).toBe(null);
      expect(await puzzles.add(tryWith())).toBe(true);
      const next = tryWith({ number: 2, puzzle: two, isRight: false });
      expect(await puzzles.add(next)).toBe(true);
      expect(await puzzles.triesOf(ann.id)).toEqual([tryWith(), next]);
      expect(await puzzles.lastOf(ann.id)).toEqual(next);
      expect(await puzzles.lastAt(one)).toEqual(tryWith());
      expect(await puzzles.tryOf(ann.id, two)).toEqual(next);
      expect(await puzzles.tryOf(ben.id, one)).toBe(null);
    });

    test('the first try of a person at a puzzle stands', async () => {
      await puzzles.add(tryWith());
      expect(await puzzles.add(tryWith({ number: 2, puzzleNumber: 2, isRight: false }))).toBe(false);
      expect(await puzzles.triesOf(ann.id)).toEqual([tryWith()]);
    });

    test('of two that follow the same try one is stored, also from two servers', async () => {
      const other = await bench.open();
      const kept = await Promise.all([
        puzzles.add(tryWith()),
        other.puzzles.add(tryWith({ person: ben.id })), // the same number at the puzzle
      ]);
      expect(kept.filter(Boolean)).toHaveLength(1);
      const last = (await puzzles.lastAt(one))!;
      const mine = await Promise.all([
        puzzles.add(tryWith({ person: last.person, number: 2, puzzle: two })),
        other.puzzles.add(tryWith({ person: last.person, number: 2, puzzle: `${two}-3` })), // the same number of the person
      ]);
      expect(mine.filter(Boolean)).toHaveLength(1);
    });

    test('each tried puzzle has the rating after its last try', async () => {
      const after = (rating: number) => ({ rating, deviation: 140, volatility: 0.06 });
      const own = async () =>
        (await puzzles.ratings()).filter(({ puzzle }) => puzzle === one || puzzle === two);
      expect(await own()).toEqual([]);
      await puzzles.add(tryWith({ puzzleStanding: after(1480.25) }));
      await puzzles.add(tryWith({ number: 2, puzzle: two, puzzleStanding: after(1710.5) }));
      await puzzles.add(tryWith({ person: ben.id, puzzleNumber: 2, puzzleStanding: after(1390.75) }));
      expect(await own()).toEqual([
        { puzzle: one, rating: 1390.75 },
        { puzzle: two, rating: 1710.5 },
      ]);
      await bench.store.people.remove(ben.id);
      expect((await own())[0]).toEqual({ puzzle: one, rating: 1480.25 });
    });

    test('tries go with the account', async () => {
      await puzzles.add(tryWith());
      await bench.store.people.remove(ann.id);
      expect(await puzzles.triesOf(ann.id)).toEqual([]);
      expect(await puzzles.lastAt(one)).toBe(null);
    });
  });
}
