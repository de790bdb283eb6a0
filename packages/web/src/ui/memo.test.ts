import { expect, test } from 'vitest';
import { haveSameParts } from './memo.tsx';

test('parts are the same only if each is the very same', () => {
  const list = [1];
  expect(haveSameParts({ a: 1, list }, { a: 1, list })).toBe(true);
  expect(haveSameParts({ a: 1, list }, { a: 1, list: [1] })).toBe(false);
  expect(haveSameParts<object>({ a: 1 }, { a: 1, b: 2 })).toBe(false);
});
