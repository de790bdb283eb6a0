// Rollouts: scripts play a sampled world on to the end of a turn, and the evaluation values the result.
import {
  BATTLE,
  BATTLE_STEP,
  CARDS_STEP,
  OVER_STEP,
  OrderList,
  ROUND,
  STEP,
  SeededChance,
  TURN,
  YEAR,
  blockOf,
  carryOut,
  copyInto,
  copyState,
  listOrders,
  type Order,
  type State,
} from '@rubicon/engine';
import type { Evaluation } from '../evaluation/evaluate.ts';
import type { Meter } from '../player/budget.ts';
import type { Policy } from '../script/script.ts';
import { Dice } from './dice.ts';

const orders = new OrderList();

const clockOf = (state: State): number => state.data[YEAR]! * 5 + state.data[TURN]!;

/** Carries out an order with the dice that belong to it. */
function play(state: State, side: number, order: Order, dice: Dice): void {
  const d = state.data;
  const place = d[STEP] === BATTLE_STEP ? 8 * d[BATTLE]! + d[ROUND]! : 0;
  dice.focus((clockOf(state) * 1024 + place) * 64 + blockOf(order));
  carryOut(state, side, order, { chance: dice, told: null, barrier: false });
}

/** Plays until `turns` turns are over and the next has begun, or the game is. `policyDice`: the policies' own randomness. */
export function playTurns(
  state: State,
  policies: readonly [Policy, Policy],
  turns: number,
  dice: Dice,
  policyDice: Dice,
  meter: Meter,
): void {
  const d = state.data;
  const end = clockOf(state) + turns;
  while (d[STEP] !== OVER_STEP && (d[STEP] !== CARDS_STEP || clockOf(state) < end)) {
    let side = 0;
    listOrders(state, 0, orders);
    if (orders.length === 0) listOrders(state, (side = 1), orders);
    policyDice.focus((clockOf(state) * 2 + side) * 32 + d[STEP]!);
    play(state, side, policies[side]!.choose(state, side, orders), dice);
    meter.nodes += 1;
  }
}

/** Worlds of a decision, each drawn when it is first needed: every plan meets the same ones with the same dice. */
export interface SampledWorlds {
  readonly count: number;
  readonly seeds: readonly number[];
  world(index: number): State;
}

export function sampleWorlds(
  count: number,
  draw: (chance: SeededChance) => State,
  chance: SeededChance,
): SampledWorlds {
  const seeds = Array.from({ length: count }, () => chance.roll(0x7fffffff));
  const worlds: State[] = [];
  return {
    count,
    seeds,
    world: (index) => (worlds[index] ??= draw(new SeededChance(seeds[index]! ^ 0x3c6ef372))),
  };
}

/** Who plays Caesar and Pompey in a rollout. */
export type Cast = readonly [Policy, Policy];

export interface RolloutSetup {
  readonly side: number;
  readonly casts: readonly Cast[]; // taken in turn, world by world
  readonly nearShare: number; // share of a value that is judged after one turn
  readonly policyDice: Dice; // the policies' own randomness
  readonly evaluation: Evaluation;
  readonly turns: number; // how far to play on
  readonly meter: Meter;
}

const dice = new Dice();
let scratch: State | null = null;

/** Chance of winning if these orders are given first in a world, each if it is legal, and scripts play on. */
export function rolloutValue(
  setup: RolloutSetup,
  sampled: SampledWorlds,
  index: number,
  first: readonly Order[],
): number {
  const cast = setup.casts[index % setup.casts.length]!;
  const world = sampled.world(index);
  if (scratch === null || scratch.rules !== world.rules) scratch = copyState(world);
  else copyInto(scratch, world);
  dice.reset(sampled.seeds[index]!);
  setup.policyDice.reset(sampled.seeds[index]! ^ 0x51ed270b);
  for (const policy of cast) policy.reset();
  for (const order of first) {
    listOrders(scratch, setup.side, orders);
    if (!orders.includes(order)) continue;
    play(scratch, setup.side, order, dice);
    setup.meter.nodes += 1;
  }
  const { nearShare, turns } = setup;
  let near = 0;
  let left = turns;
  if (nearShare > 0 && turns > 1) {
    playTurns(scratch, cast, 1, dice, setup.policyDice, setup.meter);
    near = setup.evaluation(scratch);
    left -= 1;
  }
  playTurns(scratch, cast, left, dice, setup.policyDice, setup.meter);
  const far = setup.evaluation(scratch);
  const caesar = left < turns ? nearShare * near + (1 - nearShare) * far : far;
  return setup.side === 0 ? caesar : 1 - caesar;
}
