import { expect, test } from 'vitest';
import { checkWire } from './wire-checks.ts';

test('over thousands of games what a client folds is what the server would send it whole', async () => {
  expect((await checkWire(1000, 1000)).compared).toBeGreaterThan(1_000_000);
});
