import { expect, test } from 'vitest';
import { addressKey, tokenBuckets } from './rate-limit.ts';

const BUDGET = { burst: 3, perSecond: 0.5 };

test('a burst passes, then as much as has been refilled', () => {
  let atMs = 0;
  const limit = tokenBuckets(() => atMs);
  const asked = [1, 2, 3, 4].map(() => limit.take('a', BUDGET));
  expect(asked).toEqual([0, 0, 0, 2]);
  expect(limit.take('b', BUDGET)).toBe(0);
  atMs += 1000;
  expect(limit.take('a', BUDGET)).toBe(1);
  atMs += 1000;
  expect(limit.take('a', BUDGET)).toBe(0);
  expect(limit.take('a', BUDGET)).toBe(2);
  atMs += 3_600_000;
  expect([1, 2, 3, 4].map(() => limit.take('a', BUDGET))).toEqual([0, 0, 0, 2]);
});

test('a clock that goes back refills nothing', () => {
  let atMs = 10_000;
  const limit = tokenBuckets(() => atMs);
  for (const _ of [1, 2, 3]) limit.take('a', BUDGET);
  atMs = 0;
  expect(limit.take('a', BUDGET)).toBe(2);
});

test('the least recently used bucket is dropped first', () => {
  const limit = tokenBuckets(() => 0, 2);
  const one = { burst: 1, perSecond: 1 };
  expect([limit.take('a', one), limit.take('b', one), limit.take('a', one)]).toEqual([0, 0, 1]);
  expect(limit.take('c', one)).toBe(0); // drops b
  expect(limit.take('a', one)).toBe(1);
  expect(limit.take('b', one)).toBe(0);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
