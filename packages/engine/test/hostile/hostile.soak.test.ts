import { expect, test } from 'vitest';
import { attackFiles, attackPositions } from './hostile.ts';

test('80,000 mutated positions and orders are refused or work', () => {
  for (let seed = 0; seed < 8; seed++) expect(attackPositions(10_000, 100 + seed).refused).toBeGreaterThan(0);
});

test('20,000 mutated game files are refused or fold', () => {
  for (let seed = 0; seed < 4; seed++) expect(attackFiles(5_000, 200 + seed).refused).toBeGreaterThan(0);
});
