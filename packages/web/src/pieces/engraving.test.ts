import { expect, test } from 'vitest';
import { onBothHalves } from './engraving.ts';

test('mirrors the left half onto the right half', () => {
  const left = 'M46 42C38 33 24.5 22 5 8H20V61Z';
  expect(onBothHalves(left)).toBe(`${left}M54 42C62 33 75.5 22 95 8H80V61Z`);
});
