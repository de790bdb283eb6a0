// Attacks that are as good as lost, judged by who may stand there. Rollouts like them too well: whoever attacks in vain
// still holds enemies for a turn, and the script that answers lets itself be held.
import {
  AREA,
  AREA_COUNT,
  ATTACKER,
  BLOCK_COUNT,
  EMBARK,
  HOLDER,
  MOVE,
  MOVE_STEP,
  OrderList,
  PATH_TO,
  STEP,
  STRENGTH,
  areaOf,
  argumentOf,
  kindOf,
  type Order,
  type State,
} from '@rubicon/engine';
import { FIRE_RATE } from '../evaluation/material.ts';
import type { Policy } from '../script/script.ts';

const HOPELESS = 0.8; // share of the defender's power below which an attack is: it wins about one time in ten
const WORLDS = 6;

/** Where a plan begins attacks that hold no hope, in worlds that fit what its side knows. */
export function hopelessAttacks(
  { data: before }: State,
  { data: after }: State,
  side: number,
  world: (index: number) => State,
): number[] {
  const hopeless: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if (after[ATTACKER + area] !== side + 1 || before[ATTACKER + area] === side + 1) continue;
    const own = powerIn(after, side, area);
    let share = 0;
    for (let index = 0; index < WORLDS; index++)
      share += own / powerIn(world(index).data, 1 - side, area) / WORLDS;
    if (share < HOPELESS) hopeless.push(area);
  }
  return hopeless;
}

/** Orders that do not go into these areas. */
export const sparing = (orders: readonly Order[], areas: readonly number[]): Order[] =>
  orders.filter((order) => !areas.includes(destinationOf(order)));

/** Where a move ends; AREA_COUNT for any other order. */
export const destinationOf = (order: Order): number =>
  kindOf(order) === MOVE
    ? PATH_TO[argumentOf(order)]!
    : kindOf(order) === EMBARK
      ? areaOf(argumentOf(order))
      : AREA_COUNT;

/** The same policy, but it moves nobody into these areas. */
export const sparingPolicy = (policy: Policy, areas: readonly number[]): Policy =>
  barringPolicy(policy, (order) => areas.includes(destinationOf(order)));

/** The same policy, but there are moves it does not make. */
export function barringPolicy(policy: Policy, isBarred: (order: Order) => boolean): Policy {
  const left = new OrderList();
  return {
    choose(state, side, orders) {
      if (state.data[STEP] !== MOVE_STEP) return policy.choose(state, side, orders);
      left.length = 0;
      for (const order of orders.toArray()) if (!isBarred(order)) left.items[left.length++] = order;
      return policy.choose(state, side, left);
    },
    reset: () => policy.reset(),
  };
}

/** Fire times body, as in Lanchester's law. */
function powerIn(d: Uint8Array, side: number, area: number): number {
  let fire = 0;
  let body = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[AREA + block] !== area || d[HOLDER + block] !== side) continue;
    fire += d[STRENGTH + block]! * FIRE_RATE[block]!;
    body += d[STRENGTH + block]!;
  }
  return fire * body;
}
