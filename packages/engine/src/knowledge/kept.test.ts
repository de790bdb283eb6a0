import { expect, test } from 'vitest';
import { kept } from './kept.ts';

test('a list that is kept is a copy, and all empty ones are one', () => {
  const grown = ['Rome'];
  const list = kept(grown);
  grown.push('Ravenna');
  expect(list).toEqual(['Rome']);
  expect(kept([])).toEqual([]);
  expect(kept([])).toBe(kept([]));
});
