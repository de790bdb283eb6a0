import { expect, test } from 'vitest';
import { bandAlong, bannerAlong } from './band.ts';

test('a straight band has two long sides and round ends', () => {
  expect(
    bandAlong(
      [
        [0, 0],
        [50, 0],
        [100, 0],
      ],
      10,
    ),
  ).toBe('M0 -10L50 -10L100 -10A10 10 0 0 1 100 10L50 10L0 10A10 10 0 0 1 0 -10Z');
});

test('at a bend the sides keep their distance from the curve', () => {
  const path = bandAlong(
    [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
    5,
  );
  expect(path).toContain('L13.5 -3.5L15 10');
  expect(path).toContain('L6.5 3.5L0 5');
});

test('the tails of a banner are cut to the ends of its curve', () => {
  expect(
    bannerAlong(
      [
        [0, 0],
        [100, 0],
      ],
      10,
    ),
  ).toBe('M-6 -10L0 -10L100 -10L106 -10L100 0L106 10L100 10L0 10L-6 10L0 0Z');
});
