// Hints for a person: the few best orders of his own view, each with the chance of winning the game that goes with it.
import {
  LEVY_STEP,
  MOVE_STEP,
  OrderList,
  PASS,
  STEP,
  SeededChance,
  carryOut,
  copyState,
  kindOf,
  listOrders,
  makeOrder,
  type Order,
  type State,
  type View,
} from '@rubicon/engine';
import { likelyWorld } from '../beliefs/likely-world.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { isSpent, newMeter, type Budget, type Meter } from '../player/budget.ts';
import type { Worlds } from '../player/player.ts';
import { chanceOf, listOwn, seatOf } from '../player/seat.ts';
import { TUNED_PERSONALITY, adjust } from '../script/heuristic-weights.ts';
import { makeScript, type Policy } from '../script/script.ts';
import { addResult, meanOf, newArm, nextByUcb, type Arm } from '../search/bandit.ts';
import { Dice } from '../search/dice.ts';
import { buildPlan, type Plan } from '../search/plan.ts';
import { playTurns } from '../search/rollout.ts';
import { calibrated } from './calibration.ts';

export interface Hint {
  readonly order: string;
  readonly chance: number; // of winning the game
}

export interface HintOptions extends Budget {
  readonly worlds?: Worlds; // beliefs, where there are any
  readonly count?: number; // hints wanted
  readonly seed?: number;
}

const NODES = 40_000;
const WORLDS = 32;
const PLANS = 16;
const NOISES = [0, 0.2, 0.5, 1];
const EXPLORATION = 0.12;
const COUNT = 3;
const MIN_ROLLOUTS = 4;

/** Best first, calibrated; fewer than wanted where there are fewer orders. */
export const hintsFor = (view: View, orders: readonly string[], options: HintOptions = {}): Hint[] =>
  rankOrders(view, orders, options)
    .slice(0, options.count ?? COUNT)
    .map(({ order, chance }) => ({ order, chance: calibrated(chance, view) }));

/** The raw result of the search, before it is calibrated. */
export function rankOrders(view: View, orders: readonly string[], options: HintOptions = {}): Hint[] {
  const chance = chanceOf(options.seed ?? 1, view);
  const draw = options.worlds ?? likelyWorld;
  const meter = newMeter(options, NODES);
  const side = seatOf(view);
  const policyDice = new Dice();
  const policies = [
    makeScript(TUNED_PERSONALITY, policyDice),
    makeScript(TUNED_PERSONALITY, policyDice),
  ] as const;
  const worlds = Array.from({ length: WORLDS }, () => draw(view, chance));
  const dice = new Dice();
  const seeds = worlds.map(() => chance.roll(0x7fffffff));
  const root = worlds[0]!;
  const tried = candidates(root, side, listOwn(root, view), meter, chance).map((plan) => newArm(plan));
  while (!isSpent(meter)) {
    const arm = nextByUcb(tried, WORLDS, EXPLORATION);
    if (arm === undefined) break;
    const world = arm.values.length; // every plan meets the same worlds with the same dice
    dice.reset(seeds[world]!);
    policyDice.reset(seeds[world]!);
    addResult(arm, rollOut(worlds[world]!, arm.candidate, { side, policies, dice, policyDice, meter }));
  }
  return ranked(tried)
    .map((arm) => ({ order: makeOrder(root, arm.candidate[0]!), chance: meanOf(arm) }))
    .filter(({ order }) => orders.includes(order));
}

interface Trial {
  readonly side: number;
  readonly policies: readonly [Policy, Policy];
  readonly dice: Dice;
  readonly policyDice: Dice; // the policies' own randomness
  readonly meter: Meter;
}

const orderList = new OrderList();

/** Chance of winning after these orders, when scripts play the turn to its end. */
function rollOut(world: State, plan: Plan, { side, policies, dice, policyDice, meter }: Trial): number {
  const state = copyState(world);
  for (const policy of policies) policy.reset();
  for (const order of plan) {
    listOrders(state, side, orderList);
    if (!orderList.includes(order)) continue;
    carryOut(state, side, order, { chance: dice, told: null, barrier: false });
    meter.nodes += 1;
  }
  playTurns(state, policies, 1, dice, policyDice, meter);
  const caesar = evaluate(state);
  return side === 0 ? caesar : 1 - caesar;
}

/** Means of few rollouts are unreliable, so those come last. */
const ranked = (tried: readonly Arm<Plan>[]): Arm<Plan>[] => {
  const isReliable = (arm: Arm<Plan>): number => Number(arm.values.length >= MIN_ROLLOUTS);
  return [...tried].sort((one, other) => isReliable(other) - isReliable(one) || meanOf(other) - meanOf(one));
};

/** In command whole plans that begin differently, else every order but to stand idle under fire. */
function candidates(root: State, side: number, list: OrderList, meter: Meter, chance: SeededChance): Plan[] {
  const step = root.data[STEP];
  if (step !== MOVE_STEP && step !== LEVY_STEP)
    return list
      .toArray()
      .map((order) => [order])
      .filter(([order]) => kindOf(order!) !== PASS);
  const plans = new Map<Order, Plan>();
  for (let i = 0; i < PLANS; i++) {
    const noise = NOISES[i % NOISES.length]!;
    const script = makeScript(adjust(TUNED_PERSONALITY, { noise }), chance);
    const { plan } = buildPlan(root, side, [], script, new SeededChance(1), meter);
    if (plan[0] !== undefined && !plans.has(plan[0])) plans.set(plan[0], plan);
  }
  return [...plans.values()];
}
