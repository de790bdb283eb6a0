import { expect, test } from 'vitest';
import { attackFiles, attackPositions } from './hostile.ts';

test('4,000 mutated positions and orders are refused or work', () => {
  const tally = attackPositions(4000, 11);
  expect(tally.refused + tally.accepted).toBe(4000);
  expect(tally.accepted).toBeGreaterThan(40);
});

test('1,000 mutated game files are refused or fold', () => {
  const tally = attackFiles(1000, 12);
  expect(tally.refused + tally.accepted).toBe(1000);
  expect(tally.refused).toBeGreaterThan(500);
});
