import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alternativeOf, dailyPuzzle, isRight, puzzleSetOf, type Alternative, type Puzzle } from './puzzle.ts';

const OUTLOOK = { won: 0, lost: 0, points: [5, 4], dead: {}, held: { Rome: 0.5 } } as const;

const alternative = (chance: number, ...orders: string[]): Alternative => ({
  orders,
  chance,
  error: 0.01,
  lead: 0.7 - chance,
  leadError: 0.01,
  outlook: OUTLOOK,
});

const puzzle = (given: Partial<Puzzle> = {}): Puzzle => ({
  id: '0123abcd',
  kind: 'attack',
  edition: '2.0',
  side: 'caesar',
  position: 'position/1',
  asks: 'moves',
  worlds: 64,
  seed: 1,
  rating: 1500,
  alternatives: [alternative(0.7, 'move A x-y', 'move B x-y', 'done'), alternative(0.5, 'done')],
  source: { game: '00', players: ['a', 'b'], entry: 1, played: [] },
  ...given,
});

const set = (...puzzles: unknown[]): unknown => ({ format: 1, mined: [], puzzles });

test('a set is read as it was written', () => {
  const written = set(puzzle(), puzzle({ id: 'ffffffff', kind: 'winter' }));
  expect(puzzleSetOf(JSON.parse(JSON.stringify(written)))).toEqual(written);
});

test.each([
  ['nothing', null],
  ['another format', { format: 2, mined: [], puzzles: [] }],
  ['no list', { format: 1, mined: [] }],
  ['an unknown kind', set(puzzle({ kind: 'chess' as never }))],
  ['an id that is no address', set(puzzle({ id: '../etc' }))],
  ['a chance above one', set(puzzle({ alternatives: [alternative(1.5, 'done'), alternative(0.5, 'done')] }))],
  ['one alternative', set(puzzle({ alternatives: [alternative(0.5, 'done')] }))],
  [
    'no outlook',
    set(puzzle({ alternatives: [{ ...alternative(0.7), outlook: null as never }, alternative(0.5)] })),
  ],
])('%s is refused', (_, value) => {
  expect(() => puzzleSetOf(value)).toThrow(RangeError);
});

test('the order in which moves are made makes no other alternative', () => {
  const given = puzzle();
  expect(alternativeOf(given, ['move B x-y', 'move A x-y', 'done'])).toBe(given.alternatives[0]);
  expect(alternativeOf(given, ['done'])).toBe(given.alternatives[1]);
  expect(alternativeOf(given, ['move A x-y', 'done'])).toBe(undefined);
});

test('an equivalent order is the same alternative', () => {
  const same = { ...alternative(0.7, 'retreat A x-y'), same: [['retreat A x-z-y']] };
  const given = puzzle({ asks: 'order', alternatives: [same, alternative(0.5, 'fire A')] });
  expect(alternativeOf(given, ['retreat A x-z-y'])).toBe(same);
});

test('right is what is nearer to the answer than to the next best', () => {
  expect([0.7, 0.61, 0.59, 0.5].map((chance) => isRight(puzzle(), chance))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

const DAY_MS = 86_400_000;

test('every puzzle of a set is the daily one before any comes again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 40_000 }), (count, day) => {
      const puzzles = Array.from({ length: count }, (_, index) => puzzle({ rating: index }));
      const shown = Array.from({ length: count }, (_, after) => dailyPuzzle(puzzles, (day + after) * DAY_MS));
      expect(new Set(shown).size).toBe(count);
    }),
  );
});

test('the daily puzzle is the same all day, wherever one is', () => {
  const puzzles = Array.from({ length: 60 }, (_, index) => puzzle({ rating: index }));
  const midnight = Date.UTC(2026, 2, 14);
  const first = dailyPuzzle(puzzles, midnight);
  expect(dailyPuzzle(puzzles, midnight + DAY_MS - 1)).toBe(first);
  expect(dailyPuzzle(puzzles, midnight + DAY_MS)).not.toBe(first);
});
