import { expect, test } from 'vitest';
import { checkWire } from './wire-checks.ts';

test('what a client folds is what the server would send it whole', async () => {
  const { compared, changes, returned, answered } = await checkWire(8, 1);
  expect(compared).toBeGreaterThan(6000);
  expect(changes).toBeGreaterThan(3000);
  expect(returned).toBeGreaterThan(150);
  expect(answered).toBeGreaterThan(1500);
});
