import { expect, test } from 'vitest';
import { retryMs } from './socket.ts';

test('each failure doubles the wait, up to a limit, and half of it is random', () => {
  expect([1, 2, 3, 6, 7, 40].map((failures) => retryMs(failures, 1))).toEqual([
    500, 1000, 2000, 16_000, 20_000, 20_000,
  ]);
  expect(retryMs(1, 0)).toBe(250);
});
