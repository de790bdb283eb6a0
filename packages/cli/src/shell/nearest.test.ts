import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const NAMES = ['simulate', 'replay', 'verify', 'show', 'legal'];

test.each([
  ['simulate', 'simulate'],
  ['simualte', 'simulate'], // swapped
  ['simlate', 'simulate'], // left out
  ['verifyy', 'verify'], // too much
  ['lehal', 'legal'], // another
  ['sim', 'simulate'], // begun
  ['rep', 'replay'],
  ['sohw', 'show'],
  ['play', 'replay'],
  ['xylophone', undefined],
  ['', undefined],
])('“%s” means %s', (word, name) => {
  expect(nearest(word, NAMES)).toBe(name);
});

test('finds nothing among no names', () => {
  expect(nearest('show', [])).toBeUndefined();
});
