import { expect, test } from 'vitest';
import { groups, restAfter } from './groups.ts';

/** Groups whose writes end when the test says so. */
function held(most = 100) {
  const flushed: number[][] = [];
  const ends: ((fault?: Error) => void)[] = [];
  const { add, drained } = groups<number, string>(most, (items) => {
    flushed.push([...items]);
    return new Promise((resolve, reject) => {
      ends.push((fault) =>
        fault === undefined ? resolve(items.map((item) => `done ${item}`)) : reject(fault),
      );
    });
  });
  return { add, drained, flushed, end: (fault?: Error) => ends.shift()!(fault) };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

test('items that arrive together are written together; later ones wait for the next group', async () => {
  const { add, flushed, end } = held();
  const first = [add(1), Promise.resolve().then(() => add(2))];
  await turn();
  const later = [add(3), add(4)];
  await turn();
  expect(flushed).toEqual([[1, 2]]);
  end();
  expect(await Promise.all(first)).toEqual(['done 1', 'done 2']);
  expect(flushed).toEqual([
    [1, 2],
    [3, 4],
  ]);
  end();
  expect(await Promise.all(later)).toEqual(['done 3', 'done 4']);
});

test('a failed group is rejected as a whole, and the next goes on', async () => {
  const { add, flushed, end } = held(2);
  const all = Promise.allSettled([add(1), add(2), add(3)]);
  await turn();
  end(new Error('The disk is full.'));
  await turn();
  end();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(flushed).toEqual([[1, 2], [3]]);
});

test('drained waits for everything that was added', async () => {
  const { add, drained, end } = held(1);
  const all = Promise.all([add(1), add(2)]);
  let isDrained = false;
  const waiting = drained().then(() => (isDrained = true));
  await turn();
  end();
  await turn();
  expect(isDrained).toBe(false);
  end();
  await all;
  await waiting;
  expect(isDrained).toBe(true);
});

test('groups begin no more often than given, and the first of them at once', async () => {
  const begun: number[] = [];
  const added = groups(
    8,
    (items: readonly number[]) => {
      begun.push(performance.now());
      return Promise.resolve(items);
    },
    undefined,
    { leastMs: 40, mostMs: 40 },
  );
  const fromMs = performance.now();
  await added.add(1);
  expect(performance.now() - fromMs).toBeLessThan(40);
  await Promise.all([added.add(2), added.add(3)]);
  expect(begun).toHaveLength(2);
  expect(begun[1]! - begun[0]!).toBeGreaterThan(38);
});

test('a full group does not rest', async () => {
  const flushed: number[][] = [];
  const { add } = groups(
    2,
    (items: readonly number[]) => {
      flushed.push([...items]);
      return Promise.resolve(items);
    },
    undefined,
    { leastMs: 600_000, mostMs: 600_000 },
  );
  await add(1);
  const waiting = add(2);
  await turn();
  expect(flushed).toEqual([[1]]);
  await Promise.all([waiting, add(3)]);
  await Promise.all([add(4), add(5)]);
  expect(flushed).toEqual([[1], [2, 3], [4, 5]]);
});

test('the more a group has written, the later the next begins, within limits', () => {
  const rest = { leastMs: 4, mostMs: 20 };
  expect([0, 1, 4, 5, 19, 20, 256].map((size) => restAfter(size, rest))).toEqual([4, 4, 4, 5, 19, 20, 20]);
});
