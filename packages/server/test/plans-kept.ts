import { expect, test } from 'vitest';
import { planGame, type PlanTally } from './plan-run.ts';

const EACH = 40; // plans of one game

export function testPlans(count: number): void {
  test(`${count} random plans order only what their writers’ conditions allow, and nobody learns of them before`, async () => {
    const tally: PlanTally = { left: 0, used: 0, orders: 0, stopped: 0, compared: 0 };
    for (let seed = 1; tally.left < count; seed++)
      await planGame(seed, Math.min(EACH, count - tally.left), tally);
    console.log(`plans: ${JSON.stringify(tally)}`);
    // Neither is rare
    expect(tally.used).toBeGreaterThan(count / 10);
    expect(tally.stopped).toBeGreaterThan(count / 10);
    expect(tally.compared).toBeGreaterThan(count);
  });
}
