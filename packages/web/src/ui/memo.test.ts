import { expect, test } from 'vitest';
import { haveSameParts } from './memo.tsx';

test('props are equal only if each value is identical', () => {
  const list = [1];
  expect(haveSameParts({ a: 1, list }, { a: 1, list })).toBe(true);
  expect(haveSameParts({ a: 1, list }, { a: 1, list: [1] })).toBe(false);
  expect(haveSameParts<object>({ a: 1 }, { a: 1, b: 2 })).toBe(false);
});
