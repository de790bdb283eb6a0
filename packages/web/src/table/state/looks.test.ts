import { expect, test } from 'vitest';
import { weighLooks } from './looks.ts';

const hint = (order: string, chance: number) => ({ order, chance });

test('chances are averaged over the samples that found an order', () => {
  const looks = [
    [hint('a', 0.5), hint('b', 0.4)],
    [hint('b', 0.75), hint('a', 0.25)],
  ];
  expect(weighLooks(looks, 3)).toEqual([hint('b', 0.575), hint('a', 0.375)]);
});

test('an order found in one sample of three does not come first', () => {
  const looks = [[hint('a', 0.5), hint('lucky', 0.9)], [hint('a', 0.5)], [hint('a', 0.5), hint('b', 0.2)]];
  expect(weighLooks(looks, 2).map(({ order }) => order)).toEqual(['a', 'lucky']);
});

test('few orders give few hints, and no samples give none', () => {
  expect(weighLooks([[hint('a', 1)]], 3)).toEqual([hint('a', 1)]);
  expect(weighLooks([], 3)).toEqual([]);
});
