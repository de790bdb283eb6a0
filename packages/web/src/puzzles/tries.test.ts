import { NEWCOMER } from '@rubicon/ai/glicko';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterTry, decodeTries, type Tries } from './tries.ts';

const NONE: Tries = { standing: NEWCOMER, first: {} };
const PUZZLE = { id: '0123abcd', rating: 1500 };

test('the first answer counts, and only that', () => {
  const solved = afterTry(NONE, PUZZLE, true);
  expect(solved.standing.rating).toBeGreaterThan(NEWCOMER.rating);
  expect(solved.first).toEqual({ '0123abcd': true });
  expect(afterTry(solved, PUZZLE, false)).toBe(solved);
  expect(afterTry(NONE, PUZZLE, false).standing.rating).toBeLessThan(NEWCOMER.rating);
});

test('whatever is stored, it is read as tries', () => {
  const solved = afterTry(NONE, PUZZLE, true);
  expect(decodeTries(JSON.stringify(solved))).toEqual(solved);
  expect(decodeTries(null)).toEqual(NONE);
  expect(decodeTries('{"standing":{"rating":"high"},"first":{"x":1}}')).toEqual(NONE);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { standing, first } = decodeTries(text);
      expect(standing.rating).toBeGreaterThanOrEqual(0);
      expect(Object.values(first).every((each) => typeof each === 'boolean')).toBe(true);
    }),
  );
});
