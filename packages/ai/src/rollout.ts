// Playing a sampled world on with scripts until the turn is over, and judging what has come of it.
import {
  CARDS_STEP,
  OVER_STEP,
  OrderList,
  STEP,
  SeededChance,
  TURN,
  YEAR,
  carryOut,
  copyInto,
  copyState,
  listOrders,
  type Chance,
  type Order,
  type State,
} from '@rubicon/engine';
import type { Evaluation } from './evaluate.ts';
import type { Meter } from './player.ts';
import type { Policy } from './script.ts';

const orders = new OrderList();

const clockOf = (state: State): number => state.data[YEAR]! * 5 + state.data[TURN]!;

/** Plays until `turns` turns are over and the next has begun, or the game is. */
export function playTurns(
  state: State,
  policies: readonly [Policy, Policy],
  turns: number,
  chance: SeededChance,
  meter: Meter,
): void {
  const d = state.data;
  const end = clockOf(state) + turns;
  const run = { chance, told: null, barrier: false };
  while (d[STEP] !== OVER_STEP && (d[STEP] !== CARDS_STEP || clockOf(state) < end)) {
    let side = 0;
    listOrders(state, 0, orders);
    if (orders.length === 0) listOrders(state, (side = 1), orders);
    carryOut(state, side, policies[side]!.choose(state, side, orders), run);
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

/** Chance of the scripts that play on: begun anew for every world, or plans would be judged by other enemies. */
export class Luck implements Chance {
  private source = new SeededChance(0);

  reseed(seed: number): void {
    this.source = new SeededChance(seed);
  }

  roll(sides: number): number {
    return this.source.roll(sides);
  }
}

export interface Judge {
  readonly side: number;
  readonly policies: readonly [Policy, Policy];
  readonly luck: Luck; // of the policies
  readonly evaluation: Evaluation;
  readonly turns: number; // how far to play on
  readonly meter: Meter;
}

let scratch: State | null = null;

/** Chance of winning if these orders are given first in a world, each if it is legal, and scripts play on. */
export function outcomeOf(judge: Judge, sampled: Sampled, index: number, first: readonly Order[]): number {
  const world = sampled.world(index);
  if (scratch === null || scratch.rules !== world.rules) scratch = copyState(world);
  else copyInto(scratch, world);
  const chance = new SeededChance(sampled.seeds[index]!);
  const run = { chance, told: null, barrier: false };
  judge.luck.reseed(sampled.seeds[index]! ^ 0x51ed270b);
  for (const policy of judge.policies) policy.reset();
  for (const order of first) {
    listOrders(scratch, judge.side, orders);
    if (!orders.includes(order)) continue;
    carryOut(scratch, judge.side, order, run);
    judge.meter.nodes += 1;
  }
  playTurns(scratch, judge.policies, judge.turns, chance, judge.meter);
  const caesar = judge.evaluation(scratch);
  return judge.side === 0 ? caesar : 1 - caesar;
}
