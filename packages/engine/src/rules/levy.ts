// Levies (§6.4): steps for blocks in friendly cities, new blocks from the pool.
import { BLOCK_COUNT, FULL, HOME_SIDE, IS_NAVIS, LEVY_CITY, STEP_SIZE } from '../board/blocks.ts';
import type { Run } from '../state/happening.ts';
import { CITY_COUNT, IS_MAJOR_PORT } from '../board/map.ts';
import {
  DONE,
  LEVY,
  RAISE,
  argumentOf,
  blockOf,
  kindOf,
  type Order,
  type OrderList,
} from '../orders/order.ts';
import {
  AREA,
  ASKED,
  HOLDER,
  LEVIES_LEFT,
  MOVED,
  POOL,
  STRENGTH,
  isFriendly,
  lowest,
  place,
} from '../state/state.ts';

// Friendly cities of one enumeration, found once for all blocks of the pool
const friendly = new Uint8Array(CITY_COUNT);

export function listLevies(d: Uint8Array, orders: OrderList): void {
  orders.add(DONE, 0, 0);
  if (d[LEVIES_LEFT] === 0) return;
  const side = d[ASKED]!;
  let cities = 0;
  for (let city = 0; city < CITY_COUNT; city++) if (isFriendly(d, side, city)) friendly[cities++] = city;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const area = d[AREA + block]!;
    if (area < CITY_COUNT) {
      // Never at sea (§6.4), never in a contested city
      if (d[HOLDER + block] === side && d[STRENGTH + block]! < FULL[block]! && isFriendly(d, side, area)) {
        orders.add(LEVY, block, 0);
      }
    } else if (area === POOL && HOME_SIDE[block] === side) listRaises(block, cities, orders); // §5.2 not those face-up
  }
}

function listRaises(block: number, cities: number, orders: OrderList): void {
  const named = LEVY_CITY[block]!; // §3.13, §3.24; CITY_COUNT = any
  for (let i = 0; i < cities; i++) {
    const city = friendly[i]!;
    if (IS_NAVIS[block] === 1 ? IS_MAJOR_PORT[city] === 1 : named === CITY_COUNT || named === city) {
      orders.add(RAISE, block, city); // §3.26 Navis in major ports
    }
  }
}

/** Ruling 19: a new block at its lowest step, more steps at once if paid for. */
export function applyLevy(d: Uint8Array, order: Order, run: Run): void {
  const block = blockOf(order);
  const raised = kindOf(order) === RAISE;
  d[LEVIES_LEFT]!--;
  if (raised) {
    place(d, block, argumentOf(order));
    d[STRENGTH + block] = lowest(block);
    d[MOVED + block] = 0;
  } else d[STRENGTH + block]! += STEP_SIZE[block]!; // §7.41 the elephant gains two
  run.told?.push({
    kind: 'levied',
    block,
    side: d[ASKED]!,
    area: d[AREA + block]!,
    strength: d[STRENGTH + block]!,
    raised,
  });
}
