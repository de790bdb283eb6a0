import { expect, test } from 'vitest';
import { slices } from './slices.ts';

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('requests are let through in their order, so many in a turn of the event loop', async () => {
  const turn = slices(3);
  const begun: number[] = [];
  for (let each = 0; each < 8; each++) void turn().then(() => begun.push(each));
  expect(begun).toEqual([]);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2]);
  void turn().then(() => begun.push(8)); // behind all who wait
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  void turn().then(() => begun.push(9)); // after a quiet moment it is served again
  await nextTurn();
  expect(begun).toHaveLength(10);
});
