// What comes of orders in one sampled world, judged as the chances of a review are: a search aims at one horizon; several
// tell whether it aimed at more than that.
import { OrderList, carryOut, copyState, listOrders, type Order, type State } from '@rubicon/engine';
import { Dice } from '../search/dice.ts';
import type { RolloutSetup, SampledWorlds } from '../search/rollout.ts';
import { playOn } from './forecaster.ts';

const dice = new Dice();
const orders = new OrderList();

/** The chance of the side that is judged, after these orders, each if it is legal. `watch` sees where each turn ends. */
export function futureOf(
  { side, casts, policyDice, meter }: Pick<RolloutSetup, 'side' | 'casts' | 'policyDice' | 'meter'>,
  sampled: SampledWorlds,
  index: number,
  first: readonly Order[],
  watch?: (state: State, turn: number) => void,
): number {
  const state = copyState(sampled.world(index));
  dice.reset(sampled.seeds[index]!);
  policyDice.reset(sampled.seeds[index]! ^ 0x51ed270b);
  const cast = casts[index % casts.length]!;
  for (const policy of cast) policy.reset();
  for (const order of first) {
    listOrders(state, side, orders);
    if (orders.includes(order)) carryOut(state, side, order, { chance: dice, told: null, barrier: false });
  }
  const caesar = playOn(state, cast, dice, policyDice, meter, watch);
  return side === 0 ? caesar : 1 - caesar;
}
