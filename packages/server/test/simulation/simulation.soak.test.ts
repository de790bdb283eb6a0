import { expect, test } from 'vitest';
import { simulateAll } from './seeds.ts';
import { LARGE } from './simulation.ts';

const STEPS = Number(process.env['RUBICON_STEPS'] ?? 20_000_000);

test(`in ${STEPS} steps of longer simulations nothing is lost, doubled or revealed`, async () => {
  const { seeds, steps, orders } = await simulateAll(100_001, (tally) => tally.steps >= STEPS, LARGE);
  console.log(`${seeds} seeds, ${steps} steps, ${orders} orders stored`);
  expect(orders).toBeGreaterThan(0);
});
