// Simulations with many seeds. One that fails says its seed and what happened last; `RUBICON_SEED` repeats it.
import { simulate, SMALL, type Size } from './simulation.ts';

export interface Tally {
  seeds: number;
  steps: number;
  orders: number;
}

/** Throws at the first seed that fails. */
export async function simulateAll(
  first: number,
  isEnough: (tally: Tally) => boolean,
  size: Size = SMALL,
): Promise<Tally> {
  const tally: Tally = { seeds: 0, steps: 0, orders: 0 };
  const only = process.env['RUBICON_SEED'];
  for (let seed = Number(only ?? first); !isEnough(tally); seed++) {
    const { steps, orders, problems, recent } = await simulate(seed, size);
    if (problems.length > 0)
      throw new Error(`seed ${seed}: ${problems.join('; ')}\nthe last events:\n${recent.join('\n')}`);
    tally.seeds += 1;
    tally.steps += steps;
    tally.orders += orders;
    if (only !== undefined) break;
  }
  return tally;
}
