import { NEWCOMER } from '@rubicon/ai/glicko';
import type { PersonId } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import type { PuzzleStore, StoredTry } from '../data/contract/puzzles.ts';
import { puzzlesOf, shippedRatings } from './puzzles.ts';

const [ANN, BEN] = ['ann' as PersonId, 'ben' as PersonId];
const SHIPPED = new Map([
  ['aaaaaaaa', 1500],
  ['bbbbbbbb', 1700],
]);

/** Keeps the constraints of the real one; each call answers later. */
function memoryTries(): PuzzleStore {
  const tries: StoredTry[] = [];
  const later = async <T>(work: () => T): Promise<T> => {
    await Promise.resolve();
    return work();
  };
  const of = (person: PersonId): StoredTry[] => tries.filter((each) => each.person === person);
  return {
    add: (given) =>
      later(() => {
        const isTaken = tries.some(
          ({ person, number, puzzle, puzzleNumber }) =>
            (person === given.person && (number === given.number || puzzle === given.puzzle)) ||
            (puzzle === given.puzzle && puzzleNumber === given.puzzleNumber),
        );
        if (!isTaken) tries.push(given);
        return !isTaken;
      }),
    triesOf: (person) => later(() => of(person)),
    lastOf: (person) => later(() => of(person).at(-1) ?? null),
    lastAt: (puzzle) => later(() => tries.findLast((each) => each.puzzle === puzzle) ?? null),
    tryOf: (person, puzzle) => later(() => of(person).find((each) => each.puzzle === puzzle) ?? null),
    ratings: () =>
      later(() =>
        [...new Map(tries.map(({ puzzle, puzzleStanding: { rating } }) => [puzzle, rating]))].map(
          ([puzzle, rating]) => ({ puzzle, rating }),
        ),
      ),
  };
}

const service = (store = memoryTries()) => puzzlesOf({ puzzles: store }, SHIPPED, () => 5);

test('the first answer rates the person and the puzzle; a later one changes nothing', async () => {
  const puzzles = service();
  expect(await puzzles.standing(ANN)).toEqual({ rating: 1500, deviation: 350, tries: 0, tried: [] });
  const right = await puzzles.answer(ANN, 'aaaaaaaa', true);
  expect(right.isCounted).toBe(true);
  expect(right.rating).toBeGreaterThan(NEWCOMER.rating);
  expect(right.puzzle).toBeLessThan(1500);
  expect(await puzzles.answer(ANN, 'aaaaaaaa', false)).toEqual({ ...right, isCounted: false });
  const wrong = await puzzles.answer(ANN, 'bbbbbbbb', false);
  expect(wrong.rating).toBeLessThan(right.rating);
  expect(wrong.puzzle).toBeGreaterThan(1700);
  expect(await puzzles.standing(ANN)).toMatchObject({
    rating: wrong.rating,
    tries: 2,
    tried: [
      { puzzle: 'aaaaaaaa', right: true },
      { puzzle: 'bbbbbbbb', right: false },
    ],
  });
});

test('tries at the same time all count once, one after the other', async () => {
  const store = memoryTries();
  const puzzles = service(store);
  const answers = await Promise.all([
    puzzles.answer(ANN, 'aaaaaaaa', true),
    puzzles.answer(ANN, 'aaaaaaaa', true),
    puzzles.answer(BEN, 'aaaaaaaa', true),
    puzzles.answer(ANN, 'bbbbbbbb', true),
  ]);
  expect(answers.filter(({ isCounted }) => isCounted)).toHaveLength(3);
  expect((await store.triesOf(ANN)).map(({ number }) => number)).toEqual([1, 2]);
  expect((await store.lastAt('aaaaaaaa'))?.puzzleNumber).toBe(2);
});

test('a puzzle that nobody shipped is refused', async () => {
  await expect(service().answer(ANN, 'cccccccc', true)).rejects.toMatchObject({ code: 'no-puzzle' });
});

test('the ratings of tried puzzles are kept for some seconds', async () => {
  let nowMs = 0;
  const puzzles = puzzlesOf({ puzzles: memoryTries() }, SHIPPED, () => nowMs);
  const { puzzle: rating } = await puzzles.answer(ANN, 'aaaaaaaa', true);
  const before = { ratings: [{ puzzle: 'aaaaaaaa', rating }] };
  expect(await puzzles.ratings()).toEqual(before);
  const { puzzle: later } = await puzzles.answer(BEN, 'aaaaaaaa', true);
  expect(later).toBeLessThan(rating);
  nowMs = 3000;
  expect(await puzzles.ratings()).toEqual(before);
  nowMs = 60_000;
  expect(await puzzles.ratings()).toEqual({ ratings: [{ puzzle: 'aaaaaaaa', rating: later }] });
});

test('an export has the tries, without the id of the person', async () => {
  const puzzles = service();
  await puzzles.answer(ANN, 'aaaaaaaa', true);
  expect(await puzzles.exportOf(ANN)).toEqual([
    expect.objectContaining({ puzzle: 'aaaaaaaa', isRight: true, atMs: 5 }),
  ]);
  expect(JSON.stringify(await puzzles.exportOf(ANN))).not.toContain(ANN);
});

test('the puzzles of the page are known', () => {
  expect(shippedRatings().size).toBeGreaterThan(0);
});
