// A whole game between two policies that see the state: for tuning scripts and for training data, where a
// thousand games take a second. Players who only see their views meet in match.ts.
import {
  OVER_STEP,
  OrderList,
  RESULT,
  STEP,
  carryOut,
  listOrders,
  startGame,
  type Chance,
  type Ruleset,
  type State,
} from '@rubicon/engine';
import type { Policy } from '../script/script.ts';

const orders = new OrderList();

/** Plays on until the game is over or `until` says so. Returns how many orders were given. */
function playOn(
  state: State,
  policies: readonly [Policy, Policy],
  chance: Chance,
  until: (state: State) => boolean,
): number {
  const run = { chance, told: null, barrier: false };
  let given = 0;
  while (state.data[STEP] !== OVER_STEP && !until(state)) {
    let side = 0;
    listOrders(state, 0, orders);
    if (orders.length === 0) listOrders(state, (side = 1), orders);
    carryOut(state, side, policies[side]!.choose(state, side, orders), run);
    given += 1;
  }
  return given;
}

/** 1 = Caesar won, 0 = Pompey, a half for a draw. */
export function playPolicies(
  rules: Ruleset,
  policies: readonly [Policy, Policy],
  chance: Chance,
  watch: (state: State) => boolean = () => false,
): number {
  const { state } = startGame(rules, chance);
  for (const policy of policies) policy.reset();
  playOn(state, policies, chance, watch);
  return state.data[RESULT] === 1 ? 1 : state.data[RESULT] === 2 ? 0 : 0.5;
}
