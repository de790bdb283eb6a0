import { expect, test } from 'vitest';
import { compareWithFights } from './fights.ts';
import { NAMED_BATTLES } from './named-battles.ts';

test.each(NAMED_BATTLES)('exact odds agree with 100,000 battles fought: $name', (each) => {
  expect(compareWithFights(each, 100_000, 7)).toEqual([]);
});
