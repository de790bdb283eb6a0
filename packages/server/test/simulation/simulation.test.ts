import { expect, test } from 'vitest';
import { simulateAll } from './seeds.ts';
import { simulate } from './simulation.ts';

test('three servers under 1,000 seeds of faults lose, double and reveal nothing, and every game goes on', async () => {
  const { orders, seeds } = await simulateAll(1, (tally) => tally.seeds === 1000);
  console.log(`${seeds} seeds, ${orders} orders stored`);
  expect(orders).toBeGreaterThan(process.env['RUBICON_SEED'] === undefined ? 5000 : 0);
});

test('the same seed gives the same events', async () => {
  for (const seed of [3, 14, 159]) {
    const [one, again] = [await simulate(seed), await simulate(seed)];
    expect(again).toEqual(one);
  }
  expect((await simulate(4)).digest).not.toBe((await simulate(3)).digest);
});
