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
import { meanOf, mostPromising, newOption, note, type Option } from '../search/bandit.ts';
import { Dice } from '../search/dice.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { calibrated } from './calibration.ts';
import { writePlan, type Plan } from '../search/plan.ts';
import {
  chanceOf,
  isSpent,
  listOwn,
  newMeter,
  seatOf,
  type Budget,
  type Meter,
  type Worlds,
} from '../player/player.ts';
import { playTurns } from '../search/rollout.ts';
import { makeScript, type Policy } from '../script/script.ts';
import { MILES, alter } from '../script/heuristic-weights.ts';
import { likelyWorld } from '../beliefs/likely-world.ts';

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
const DOUBT = 0.12;
const COUNT = 3;
const LEAST_LOOKS = 4;

/** Best first, calibrated; fewer than wanted where there are fewer orders. */
export const hintsFor = (view: View, orders: readonly string[], options: HintOptions = {}): Hint[] =>
  weighOrders(view, orders, options)
    .slice(0, options.count ?? COUNT)
    .map(({ order, chance }) => ({ order, chance: calibrated(chance, view) }));

/** What thought alone finds, before it is calibrated. */
export function weighOrders(view: View, orders: readonly string[], options: HintOptions = {}): Hint[] {
  const chance = chanceOf(options.seed ?? 1, view);
  const draw = options.worlds ?? likelyWorld;
  const meter = newMeter(options, NODES);
  const side = seatOf(view);
  const luck = new Dice();
  const policies = [makeScript(MILES, luck), makeScript(MILES, luck)] as const;
  const worlds = Array.from({ length: WORLDS }, () => draw(view, chance));
  const dice = new Dice();
  const seeds = worlds.map(() => chance.roll(0x7fffffff));
  const root = worlds[0]!;
  const tried = candidates(root, side, listOwn(root, view), meter, chance).map((plan) => newOption(plan));
  while (!isSpent(meter)) {
    const option = mostPromising(tried, WORLDS, DOUBT);
    if (option === undefined) break;
    const world = option.values.length; // every plan meets the same worlds with the same dice
    dice.reset(seeds[world]!);
    luck.reset(seeds[world]!);
    note(option, tryOut(worlds[world]!, option.what, { side, policies, dice, luck, meter }));
  }
  return ranked(tried)
    .map((option) => ({ order: makeOrder(root, option.what[0]!), chance: meanOf(option) }))
    .filter(({ order }) => orders.includes(order));
}

interface Trial {
  readonly side: number;
  readonly policies: readonly [Policy, Policy];
  readonly dice: Dice;
  readonly luck: Dice; // of the policies
  readonly meter: Meter;
}

const orderList = new OrderList();

/** Chance of winning after these orders, when scripts play the turn to its end. */
function tryOut(world: State, plan: Plan, { side, policies, dice, luck, meter }: Trial): number {
  const state = copyState(world);
  for (const policy of policies) policy.reset();
  for (const order of plan) {
    listOrders(state, side, orderList);
    if (!orderList.includes(order)) continue;
    carryOut(state, side, order, { chance: dice, told: null, barrier: false });
    meter.nodes += 1;
  }
  playTurns(state, policies, 1, dice, luck, meter);
  const caesar = evaluate(state);
  return side === 0 ? caesar : 1 - caesar;
}

/** Means of few looks are luck, so those come last. */
const ranked = (tried: readonly Option<Plan>[]): Option<Plan>[] => {
  const looks = (option: Option<Plan>): number => Number(option.values.length >= LEAST_LOOKS);
  return [...tried].sort((one, other) => looks(other) - looks(one) || meanOf(other) - meanOf(one));
};

/** In command whole plans that begin differently, else every order but to stand idle under fire. */
function candidates(root: State, side: number, list: OrderList, meter: Meter, chance: SeededChance): Plan[] {
  const step = root.data[STEP];
  if (step !== MOVE_STEP && step !== LEVY_STEP)
    return Array.from({ length: list.length }, (_, index) => [list.at(index)]).filter(
      ([order]) => kindOf(order!) !== PASS,
    );
  const plans = new Map<Order, Plan>();
  for (let i = 0; i < PLANS; i++) {
    const noise = NOISES[i % NOISES.length]!;
    const script = makeScript(alter(MILES, { noise }), chance);
    const plan = writePlan(root, side, [], script, new SeededChance(1), meter);
    if (plan[0] !== undefined && !plans.has(plan[0])) plans.set(plan[0], plan);
  }
  return [...plans.values()];
}
