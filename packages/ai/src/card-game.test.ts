import { expect, test } from 'vitest';
import { solveCards } from './card-game.ts';

test('mixes where a pure choice would be punished', () => {
  const scissors = [
    [0.5, 0, 1],
    [1, 0.5, 0],
    [0, 1, 0.5],
  ];
  for (const share of solveCards([scissors], 3)) expect(share).toBeCloseTo(1 / 3, 1);
});

test('plays what is best whatever the enemy holds', () => {
  const [first] = solveCards(
    [
      [
        [0.6, 0.7],
        [0.2, 0.3],
      ],
      [[0.5], [0.1]],
    ],
    2,
  );
  expect(first).toBeGreaterThan(0.95);
});
