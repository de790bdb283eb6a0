// The odds of a battle from battles fought with the engine's own dice.
import {
  AREA,
  ASKED,
  DEAD,
  OrderList,
  STRENGTH,
  HOLDER,
  carryOut,
  copyInto,
  copyState,
  listOrders,
  type Chance,
  type State,
} from '@rubicon/engine';
import { isOver, stepsLost, winnerOf, type Battle } from './battle.ts';
import { DEATHS, LOST, THROWN_BACK, WIN, isThrownBack } from './exact.ts';
import { chooseByPolicy, type BattlePolicy } from './policy.ts';

const orders = new OrderList();
let scratch: State | null = null;
let previous: State | null = null;

/** Fights a battle once and writes what came of it into `outcome`; `deaths` names the leaders that are counted. */
export function simulateBattle(
  battle: Battle,
  policies: readonly [BattlePolicy, BattlePolicy],
  chance: Chance,
  deaths: readonly number[],
  outcome: Float64Array,
): void {
  const { area, blocks } = battle;
  outcome.fill(0);
  const rules = battle.state.rules;
  if (scratch?.rules !== rules || previous?.rules !== rules) {
    scratch = copyState(battle.state);
    previous = copyState(battle.state);
  } else copyInto(scratch, battle.state);
  const d = scratch.data;
  const before = previous.data;
  const run = { chance, told: null, barrier: false };
  for (;;) {
    copyInto(previous, scratch);
    const side = d[ASKED]!;
    listOrders(scratch, side, orders);
    const order = chooseByPolicy(d, policies[side]!, orders);
    carryOut(scratch, side, order, run);
    for (const block of blocks) {
      if (before[AREA + block] === area && before[STRENGTH + block] !== 0)
        outcome[LOST + before[HOLDER + block]!]! += stepsLost(before, d, block);
    }
    if (!isOver(d, area)) continue;
    if (isThrownBack(before, area, order)) outcome[THROWN_BACK] = 1;
    else outcome[WIN + winnerOf(d, area)] = 1;
    break;
  }
  for (const [index, leader] of deaths.entries())
    if (blocks.includes(leader) && d[AREA + leader] === DEAD) outcome[DEATHS + index] = 1;
}
