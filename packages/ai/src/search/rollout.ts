// Playing a sampled world on with scripts until the turn is over, and judging what has come of it.
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
import { Dice } from './dice.ts';
import type { Evaluation } from '../evaluation/evaluate.ts';
import type { Meter } from '../player/player.ts';
import type { Policy } from '../script/script.ts';

const orders = new OrderList();

const clockOf = (state: State): number => state.data[YEAR]! * 5 + state.data[TURN]!;

/** Carries out an order with the dice that belong to it. */
function play(state: State, side: number, order: Order, dice: Dice): void {
  const d = state.data;
  const place = d[STEP] === BATTLE_STEP ? 8 * d[BATTLE]! + d[ROUND]! : 0;
  dice.focus((clockOf(state) * 1024 + place) * 64 + blockOf(order));
  carryOut(state, side, order, { chance: dice, told: null, barrier: false });
}

/** Plays until `turns` turns are over and the next has begun, or the game is. `luck` is that of the policies. */
export function playTurns(
  state: State,
  policies: readonly [Policy, Policy],
  turns: number,
  dice: Dice,
  luck: Dice,
  meter: Meter,
): void {
  const d = state.data;
  const end = clockOf(state) + turns;
  while (d[STEP] !== OVER_STEP && (d[STEP] !== CARDS_STEP || clockOf(state) < end)) {
    let side = 0;
    listOrders(state, 0, orders);
    if (orders.length === 0) listOrders(state, (side = 1), orders);
    luck.focus((clockOf(state) * 2 + side) * 32 + d[STEP]!);
    play(state, side, policies[side]!.choose(state, side, orders), dice);
    meter.nodes += 1;
  }
}

/** Worlds of a decision, each drawn when it is first needed: every plan meets the same ones with the same dice. */
export interface Sampled {
  readonly count: number;
  readonly seeds: readonly number[];
  world(index: number): State;
}

export function sampleWorlds(
  count: number,
  draw: (chance: SeededChance) => State,
  chance: SeededChance,
): Sampled {
  const seeds = Array.from({ length: count }, () => chance.roll(0x7fffffff));
  const worlds: State[] = [];
  return {
    count,
    seeds,
    world: (index) => (worlds[index] ??= draw(new SeededChance(seeds[index]! ^ 0x3c6ef372))),
  };
}

export interface Judge {
  readonly side: number;
  readonly policies: readonly [Policy, Policy];
  readonly luck: Dice; // of the policies
  readonly evaluation: Evaluation;
  readonly turns: number; // how far to play on
  readonly meter: Meter;
}

const dice = new Dice();
let scratch: State | null = null;

/** Chance of winning if these orders are given first in a world, each if it is legal, and scripts play on. */
export function outcomeOf(judge: Judge, sampled: Sampled, index: number, first: readonly Order[]): number {
  const world = sampled.world(index);
  if (scratch === null || scratch.rules !== world.rules) scratch = copyState(world);
  else copyInto(scratch, world);
  dice.reset(sampled.seeds[index]!);
  judge.luck.reset(sampled.seeds[index]! ^ 0x51ed270b);
  for (const policy of judge.policies) policy.reset();
  for (const order of first) {
    listOrders(scratch, judge.side, orders);
    if (!orders.includes(order)) continue;
    play(scratch, judge.side, order, dice);
    judge.meter.nodes += 1;
  }
  playTurns(scratch, judge.policies, judge.turns, dice, judge.luck, judge.meter);
  const caesar = judge.evaluation(scratch);
  return judge.side === 0 ? caesar : 1 - caesar;
}
