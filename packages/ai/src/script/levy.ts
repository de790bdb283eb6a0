// Levies by script: steps and new blocks where they are needed.
import {
  AREA,
  FULL,
  IS_LEADER,
  IS_NAVIS,
  LEVY,
  STRENGTH,
  argumentOf,
  blockOf,
  kindOf,
  type Order,
  type OrderList,
  type State,
} from '@rubicon/engine';
import { FIRE_RATE } from '../evaluation/material.ts';
import { areaValue, currentValue, moveGain, setForce } from './area-value.ts';
import type { InfluenceMap } from './influence-map.ts';

/** What a levy or a new block gains. */
export function levyGain(map: InfluenceMap, state: State, order: Order): number {
  const d = state.data;
  const { weights } = map;
  const block = blockOf(order);
  const rate = FIRE_RATE[block]!;
  const isNew = kindOf(order) !== LEVY;
  const area = isNew ? argumentOf(order) : d[AREA + block]!;
  const before = currentValue(map, area);
  setForce(map, area, rate, 1, 1);
  const after = areaValue(map, area, map.count[area]! + (isNew ? 1 : 0)) - before;
  let gain = rate * 2 + after + weights.levyNeed * map.pull[area]!;
  // A new block is a promise of all its steps
  if (isNew) gain += weights.raise * rate * FULL[block]! + (IS_LEADER[block] === 1 ? 1 : 0);
  if (IS_NAVIS[block] === 1) gain += weights.navis - 0.5;
  return gain;
}

/** The block that can best be spared, in winter. */
export function leastValuable(map: InfluenceMap, state: State, orders: OrderList): Order {
  const d = state.data;
  let best = orders.at(0);
  let least = Infinity;
  for (let i = 0; i < orders.length; i++) {
    const block = blockOf(orders.at(i));
    const worth =
      d[STRENGTH + block]! * FIRE_RATE[block]! + 0.1 * FULL[block]! + (IS_LEADER[block] === 1 ? 5 : 0);
    if (worth < least) {
      least = worth;
      best = orders.at(i);
    }
  }
  return best;
}

/** The best place for one block among orders that name an area, or null if none gains anything. */
export function bestDestination(
  map: InfluenceMap,
  state: State,
  orders: OrderList,
  destination: (order: Order) => number,
  from: (block: number) => number,
  atLeast: number,
): Order | null {
  let best: Order | null = null;
  let bestGain = atLeast;
  for (let i = 0; i < orders.length; i++) {
    const order = orders.at(i);
    if (order === 0) continue; // done
    const block = blockOf(order);
    const gain = moveGain(map, state.data, block, from(block), destination(order));
    if (gain > bestGain) {
      bestGain = gain;
      best = order;
    }
  }
  return best;
}
