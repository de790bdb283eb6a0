// The secrecy checks over many games, for the test of every day and for the soak.
import type { apply } from '../../src/rules/legal.ts';
import {
  checkGame,
  checkPosition,
  type GamePlan,
  type Tally,
  type Tellers,
  type Violation,
} from './checks.ts';
import { checkPublication, type GameTally, type GameTellers } from './taken-back.ts';
import type { StateToCheck } from './positions.ts';
import { checkRefusals } from './refusals.ts';

/** The first thing found, over games in turn. */
function first<T>(plans: readonly GamePlan[], find: (plan: GamePlan) => T | null): T | null {
  for (const plan of plans) {
    const found = find(plan);
    if (found !== null) return found;
  }
  return null;
}

/** Worlds that a viewer cannot tell apart: the first in which he can, or null. */
export const findInGames = (
  tellers: Tellers,
  plans: readonly GamePlan[],
  tally: Tally,
  samples: boolean,
): Violation | null => first(plans, (plan) => checkGame(tellers, plan, tally, samples));

/** The same, some orders on from each of these positions. */
export function findInPositions(
  tellers: Tellers,
  positions: readonly StateToCheck[],
  seeds: number,
  tally: Tally,
  samples: boolean,
): Violation | null {
  for (const { name, state } of positions) {
    for (let seed = 1; seed <= seeds; seed++) {
      const found = checkPosition(tellers, name, state, seed, tally, samples);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Orders that can be or were taken back: the first that somebody else can see, or null. */
export const findPublication = (
  tellers: GameTellers,
  plans: readonly GamePlan[],
  tally: GameTally,
): string | null => first(plans, (plan) => checkPublication(tellers, plan, tally));

/** Refusals: the first that depends on what its reader may not know, or null. */
export const findTellingRefusal = (
  refuse: typeof apply,
  plans: readonly GamePlan[],
  counted: { refusals: number },
): string | null => first(plans, (plan) => checkRefusals(refuse, plan, counted));
