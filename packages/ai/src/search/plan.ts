// A whole command phase as a list of orders: built by a script, mutated, completed by a script.
import {
  ASKED,
  CARDS_STEP,
  EMBARK,
  FIGHT_STEP,
  MOVE,
  MOVE_STEP,
  OVER_STEP,
  OrderList,
  PATH_FROM,
  PATH_TO,
  STEP,
  VALUE,
  argumentOf,
  blockOf,
  carryOut,
  copyState,
  countOf,
  kindOf,
  listOrders,
  makeOrder,
  SeededChance,
  type Order,
  type State,
} from '@rubicon/engine';
import { VICTORY_CITIES } from '../evaluation/victory-cities.ts';
import type { Meter } from '../player/budget.ts';
import type { Policy } from '../script/script.ts';

/** All orders of the phase, each `done` included. */
export type Plan = readonly Order[];

/** A plan and the state it leads to. */
export interface Built {
  readonly plan: Plan;
  readonly end: State;
}

const orders = new OrderList();

const isCommanding = (d: Uint8Array, side: number): boolean =>
  d[ASKED] === side && d[STEP] !== CARDS_STEP && d[STEP]! < FIGHT_STEP && d[STEP] !== OVER_STEP;

/** Plays the phase from a state with these orders first, each if it is legal, and then as the policy likes. */
export function buildPlan(
  start: State,
  side: number,
  first: readonly Order[],
  policy: Policy,
  chance: SeededChance,
  meter: Meter,
): Built {
  const state = copyState(start);
  const d = state.data;
  const run = { chance, told: null, barrier: false };
  const plan: Order[] = [];
  policy.reset();
  let next = 0;
  while (isCommanding(d, side) && !run.barrier) {
    listOrders(state, side, orders);
    let order: Order | null = null;
    if (d[STEP] === MOVE_STEP) {
      while (order === null && next < first.length) {
        const wanted = first[next++]!;
        if (orders.includes(wanted)) order = wanted;
      }
    }
    order ??= policy.choose(state, side, orders);
    plan.push(order);
    carryOut(state, side, order, run);
    meter.nodes += 1;
  }
  return { plan, end: state };
}

/** The orders of a plan as text, from the state it begins in; the first that is not possible there ends it. */
export function textsOf(start: State, side: number, plan: Plan): string[] {
  const state = copyState(start);
  const texts: string[] = [];
  for (const order of plan) {
    listOrders(state, side, orders);
    if (!orders.includes(order)) break;
    texts.push(makeOrder(state, order));
    carryOut(state, side, order, { chance: new SeededChance(1), told: null, barrier: false });
  }
  return texts;
}

/** Moves of a plan, grouped by where they go from and to. */
function groupsOf(plan: Plan): Order[][] {
  const groups = new Map<number, Order[]>();
  for (const order of plan) {
    if (kindOf(order) !== MOVE && kindOf(order) !== EMBARK) continue;
    const path = argumentOf(order);
    const key = kindOf(order) === MOVE ? PATH_FROM[path]! * 128 + PATH_TO[path]! : Number(order);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [order]);
    else group.push(order);
  }
  return [...groups.values()];
}

/**
 * Orders to begin a new plan with: most of the groups of one plan, some of them thinned, perhaps some of another, and
 * perhaps a group that no script would think of.
 */
export function mutate(plan: Plan, other: Plan, anyGroup: readonly Order[], chance: SeededChance): Order[] {
  const groups = groupsOf(plan);
  const kept: Order[][] = [];
  const dropped = chance.roll(3) === 0 ? -1 : chance.roll(groups.length + 1);
  groups.forEach((group, i) => {
    if (i === dropped) return;
    if (group.length > 1 && chance.roll(4) === 0) kept.push(group.filter(() => chance.roll(3) > 0));
    else kept.push(group);
  });
  if (chance.roll(3) === 0) {
    const strangers = groupsOf(other);
    if (strangers.length > 0)
      kept.splice(chance.roll(kept.length + 1), 0, strangers[chance.roll(strangers.length)]!);
  }
  if (anyGroup.length > 0) kept.splice(chance.roll(kept.length + 1), 0, [...anyGroup]);
  return kept.flat().sort((one, another) => kindOf(one) - kindOf(another)); // amphibious moves first
}

/** Some blocks of one area that go to another, both drawn by lot; or one block that embarks. */
export function drawGroup(start: State, side: number, chance: SeededChance): Order[] {
  listOrders(start, side, orders);
  const moves = orders.toArray().filter((order) => kindOf(order) === MOVE || kindOf(order) === EMBARK);
  if (moves.length === 0) return [];
  // First a block, then where it goes: blocks with many ways are no likelier than others
  const blocks = [...new Set(moves.map(blockOf))];
  const block = blocks[chance.roll(blocks.length)]!;
  const own = moves.filter((order) => blockOf(order) === block);
  const first = own[chance.roll(own.length)]!;
  if (kindOf(first) === EMBARK) return [first];
  const others = moves.filter(
    (order) => order !== first && kindOf(order) === MOVE && argumentOf(order) === argumentOf(first),
  );
  const size = chance.roll(others.length + 1);
  while (others.length > size) others.splice(chance.roll(others.length), 1);
  return [first, ...others];
}

/** Points of the cities that a side holds in one state and has nobody in in a later one. */
export function vacatedPoints({ data: before }: State, { data: after }: State, side: number): number {
  let points = 0;
  for (const city of VICTORY_CITIES)
    if (countOf(before, side, city) > 0 && countOf(before, 1 - side, city) === 0)
      if (countOf(after, side, city) === 0) points += VALUE[city]!;
  return points;
}
