import { expect, test } from 'vitest';
import type { GameFacts } from './facts.ts';
import { meanOf, tallyOf } from './tally.ts';

const NO_LUCK = { dice: 0, hits: 0, expected: 0, variance: 0 };

const game = (given: Partial<GameFacts>): GameFacts => ({
  edition: '2.0',
  winner: 'caesar',
  reason: 'ten-points',
  machines: { caesar: null, pompey: null },
  turns: 10,
  points: { caesar: 10, pompey: 3 },
  laidAside: { caesar: '2/1', pompey: 'Apollo' },
  opened: { caesar: '4/1', pompey: 'Mars' },
  luck: { caesar: NO_LUCK, pompey: NO_LUCK },
  battles: 4,
  lost: { caesar: 5, pompey: 9 },
  ...given,
});

const thrown = (hits: number): GameFacts['luck']['caesar'] => ({
  dice: 8,
  hits,
  expected: 4,
  variance: 2,
});

// Counted by hand: Caesar wins two of five, one is drawn; the broken off one counts nowhere
const GAMES = [
  game({}),
  game({ winner: null, reason: 'equal', turns: 25, opened: { caesar: '4/1', pompey: '3/2' } }),
  game({
    winner: 'pompey',
    reason: 'resignation',
    turns: 4,
    edition: '1.0',
    machines: { caesar: null, pompey: 'miles' },
  }),
  game({ machines: { caesar: null, pompey: 'miles' }, luck: { caesar: thrown(8), pompey: thrown(4) } }),
  game({
    winner: 'pompey',
    reason: 'ten-points',
    machines: { caesar: 'tiro', pompey: null },
    luck: { caesar: thrown(6), pompey: thrown(2) },
  }),
  game({ reason: 'aborted', winner: null }),
];

test('results are counted by side, edition and machine, and a draw is a half', () => {
  const tally = tallyOf(GAMES);
  expect(tally).toMatchObject({ games: 5, drawn: 1, caesar: { games: 5, rate: 0.5 } });
  expect(tally.byEdition.map(({ edition, caesar: { games, rate } }) => [edition, games, rate])).toEqual([
    ['2.0', 4, 0.625],
    ['1.0', 1, 0],
  ]);
  expect(
    tally.byMachine.map(({ level, person: { caesar, pompey } }) => [
      level,
      [caesar.games, caesar.rate],
      pompey.games,
    ]),
  ).toEqual([
    ['miles', [2, 0.5], 0],
    ['tiro', [0, 0.5], 1],
  ]);
  expect(tally.byMachine[1]!.person.pompey.rate).toBe(1);
});

test('intervals are those of Wilson', () => {
  const { low, high } = tallyOf(GAMES).caesar; // 2.5 of 5
  expect(low).toBeCloseTo(0.1704, 4);
  expect(high).toBeCloseTo(0.8296, 4);
});

test('openings are counted for the side that played them', () => {
  const { opened, laidAside } = tallyOf(GAMES);
  expect(opened.caesar).toMatchObject([{ card: '4/1', won: { games: 5, rate: 0.5 } }]);
  expect(opened.pompey).toMatchObject([
    { card: 'Mars', won: { games: 4, rate: 0.5 } },
    { card: '3/2', won: { games: 1, rate: 0.5 } },
  ]);
  expect(laidAside.pompey).toMatchObject([{ card: 'Apollo', won: { games: 5, rate: 0.5 } }]);
});

test('length, endings, points and losses', () => {
  const tally = tallyOf(GAMES);
  expect(tally.endings).toEqual([
    { reason: 'ten-points', games: 3 },
    { reason: 'equal', games: 1 },
    { reason: 'resignation', games: 1 },
  ]);
  expect(tally.turns.flatMap((games, turns) => (games === 0 ? [] : [[turns, games]]))).toEqual([
    [4, 1],
    [10, 3],
    [25, 1],
  ]);
  expect(tally.length.mean).toBeCloseTo(11.8);
  expect(tally.points.pompey).toEqual({ mean: 3, error: 0 });
  expect(tally.lost.caesar.mean).toBe(5);
});

test('luck is summed, and who had more of it is told apart', () => {
  const { luck, luckBalance, luckierWon } = tallyOf(GAMES);
  expect(luck.caesar).toEqual({ dice: 16, hits: 14, expected: 8, variance: 4 });
  // Caesar was luckier by 4 hits, two standard deviations, in both games with dice, and won one of them
  expect(luckierWon).toMatchObject({ games: 2, rate: 0.5 });
  expect(luckBalance.find(({ from }) => from === 1.5)).toEqual({
    from: 1.5,
    to: 2.5,
    games: 2,
    caesarWon: 1,
  });
  expect(luckBalance.reduce((sum, { games }) => sum + games, 0)).toBe(5);
});

test('a mean has its standard error', () => {
  expect(meanOf([2, 4, 6])).toEqual({ mean: 4, error: Math.sqrt(4 / 3) });
  expect(meanOf([])).toEqual({ mean: 0, error: 0 });
});

test('of no games there is nothing to say', () => {
  expect(tallyOf([])).toMatchObject({ games: 0, byEdition: [], turns: [0], caesar: { games: 0 } });
});
