// Setting up (§5): the historical deployment, and free deployment block by block.
import { BLOCK_COUNT, FULL, HOME_SIDE, IS_NAVIS, START_CITY, THIRD_LEADER } from '../board/blocks.ts';
import type { Run } from '../state/happening.ts';
import { AREA_COUNT, CITY_COUNT, PORT_SEAS } from '../board/map.ts';
import { DEPLOY, DONE, argumentOf, blockOf, kindOf, type Order, type OrderList } from '../orders/order.ts';
import type { Ruleset } from '../editions/ruleset.ts';
import { CAESAR, POMPEY } from '../board/side.ts';
import {
  AREA,
  DEAL_STEP,
  DEPLOYED,
  DEPLOY_STEP,
  HANDICAP_LEFT,
  HOLDER,
  LOCKED,
  POOL,
  STEP,
  STRENGTH,
  UNPLACED,
  countOf,
  emptyState,
  place,
  type State,
} from '../state/state.ts';

/** A state before anything has happened; the next thing is the deal, or free deployment. */
export function initialState(rules: Ruleset): State {
  const state = emptyState(rules);
  const d = state.data;
  d.fill(POOL, AREA, AREA + BLOCK_COUNT);
  for (const leader of THIRD_LEADER) d[AREA + leader] = LOCKED;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    d[HOLDER + block] = HOME_SIDE[block]!;
    if (START_CITY[block]! >= CITY_COUNT) continue;
    place(d, block, rules.freeDeployment ? UNPLACED : START_CITY[block]!);
    d[STRENGTH + block] = FULL[block]!; // §5.1
  }
  d[HANDICAP_LEFT] = rules.handicap?.points ?? 0;
  d[STEP] = rules.freeDeployment ? DEPLOY_STEP : DEAL_STEP;
  return state;
}

/** Blocks of each side in each city in the historical deployment, [side * AREA_COUNT + area]. */
const PLACES = new Uint8Array(2 * AREA_COUNT);
for (let block = 0; block < BLOCK_COUNT; block++) {
  if (START_CITY[block]! < CITY_COUNT) PLACES[HOME_SIDE[block]! * AREA_COUNT + START_CITY[block]!]!++;
}

/** §5.3: own map blocks over the own historical cities, as many in each; Navis in ports only (ruling 33). */
export function listDeployments(d: Uint8Array, side: number, orders: OrderList): void {
  if (d[DEPLOYED + side] === 1) return;
  let navisLeft = 0;
  let blocksLeft = 0;
  let portPlaces = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[AREA + block] !== UNPLACED || d[HOLDER + block] !== side) continue;
    blocksLeft += 1;
    navisLeft += IS_NAVIS[block]!;
  }
  if (blocksLeft === 0) {
    orders.add(DONE, 0, 0);
    return;
  }
  for (let city = 0; city < CITY_COUNT; city++)
    if (PORT_SEAS[city] !== 0) portPlaces += freePlaces(d, side, city);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[AREA + block] !== UNPLACED || d[HOLDER + block] !== side) continue;
    for (let city = 0; city < CITY_COUNT; city++) {
      if (freePlaces(d, side, city) === 0) continue;
      const port = PORT_SEAS[city] !== 0;
      // A land block must leave enough port places for the Navis still to come
      if (IS_NAVIS[block] === 1 ? port : !port || portPlaces > navisLeft) orders.add(DEPLOY, block, city);
    }
  }
}

export const freePlaces = (d: Uint8Array, side: number, city: number): number =>
  PLACES[side * AREA_COUNT + city]! - countOf(d, side, city);

export function applyDeployment(d: Uint8Array, side: number, order: Order, run: Run): void {
  if (kindOf(order) === DEPLOY) place(d, blockOf(order), argumentOf(order));
  else d[DEPLOYED + side] = 1;
  if (d[DEPLOYED + CAESAR] === 1 && d[DEPLOYED + POMPEY] === 1) {
    run.barrier = true;
    run.told?.push({ kind: 'deployed' });
    d[STEP] = DEAL_STEP;
  }
}
