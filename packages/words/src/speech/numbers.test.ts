import { expect, test } from 'vitest';
import { chanceText, decimalText } from '../whole.ts';

test.each([
  [0, '0%'],
  [0.001, 'under 1%'],
  [0.01, '1%'],
  [0.625, '63%'],
  [0.99, '99%'],
  [0.9951, 'over 99%'],
  [1, '100%'],
])('a chance of %f is %s', (chance, text) => {
  expect(chanceText(chance)).toBe(text);
});

test('steps have one decimal', () => {
  expect([0, 2.25, 11].map(decimalText)).toEqual(['0.0', '2.3', '11.0']);
});
