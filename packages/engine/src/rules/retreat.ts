// Ways out of a battle: retreats (§7.6, §7.82) and the winner's regroup (§7.7, §7.83).
import { BLOCK_COUNT, IS_NAVIS } from '../board/blocks.ts';
import type { Run } from '../state/happening.ts';
import {
  CITY_COUNT,
  LAND_EXITS,
  NAVIS_EXITS,
  PORT_SEAS,
  RETREAT_LIMIT,
  ROAD_LIMIT,
  isSea,
  linkBetween,
} from '../board/map.ts';
import {
  DONE,
  REGROUP,
  RETREAT,
  areaOf,
  argumentOf,
  blockOf,
  moreOf,
  withArea,
  type Order,
  type OrderList,
} from '../orders/order.ts';
import {
  AREA,
  ASKED,
  ATTACKER,
  BATTLE,
  HOLDER,
  SEA_RETREATS,
  USED,
  countOf,
  enteredBy,
  friendlySeas,
  isFriendly,
  isOpen,
  place,
} from '../state/state.ts';

/** Argument of a retreat: where to, and for a land block by sea that sea, counted from 1; 0 = over a link. */
const OVER_LINK = 0;

/** Ruling 25 reads §7.61 to §7.64 with the roles of the moment. */
export function listRetreats(d: Uint8Array, block: number, orders: OrderList): void {
  const side = d[HOLDER + block]!;
  const area = d[AREA + block]!;
  const attacks = d[ATTACKER + area] === side + 1;
  if (IS_NAVIS[block] === 1) {
    for (const { link, to } of NAVIS_EXITS[area]!) {
      if (mayNavisRetreat(d, side, area, link, to, attacks))
        orders.add(RETREAT, block, withArea(to, OVER_LINK));
    }
    return;
  }
  for (const { link, to } of LAND_EXITS[area]!) {
    if (!isOpen(d, side, to) || d[USED + link]! >= RETREAT_LIMIT[link]!) continue; // §7.61
    if (mayRetreatTo(d, side, area, link, to, attacks)) orders.add(RETREAT, block, withArea(to, OVER_LINK));
  }
  listSeaRetreats(d, block, side, area, orders);
}

/** An open city: attackers to friendly ones or back where they came from (§7.62), defenders not where the enemy came from (§7.63). */
const mayRetreatTo = (
  d: Uint8Array,
  side: number,
  area: number,
  link: number,
  to: number,
  attacks: boolean,
): boolean =>
  attacks ? countOf(d, side, to) > 0 || enteredBy(d, link, area, side) : !enteredBy(d, link, area, 1 - side);

/** §7.82 and ruling 26, in sea battles (§7.8) and ashore (§7.81), where only seas adjoin. */
function mayNavisRetreat(
  d: Uint8Array,
  side: number,
  area: number,
  link: number,
  to: number,
  attacks: boolean,
): boolean {
  if (isFriendly(d, side, to)) return true; // an adjacent sea, or from a sea battle a port of that sea
  if (!isOpen(d, side, to)) return false;
  return attacks ? enteredBy(d, link, area, side) : isSea(to) && !enteredBy(d, link, area, 1 - side);
}

/** §7.64: one land block a round over an adjacent friendly sea to a friendly port on it. */
function listSeaRetreats(d: Uint8Array, block: number, side: number, area: number, orders: OrderList): void {
  if ((d[SEA_RETREATS]! >> side) & 1) return;
  const seas = PORT_SEAS[area]! & friendlySeas(d, side);
  for (let sea = 0; seas >> sea !== 0; sea++) {
    if (((seas >> sea) & 1) === 0) continue;
    for (const { to } of NAVIS_EXITS[CITY_COUNT + sea]!) {
      if (to !== area && !isSea(to) && isFriendly(d, side, to))
        orders.add(RETREAT, block, withArea(to, sea + 1));
    }
  }
}

export function retreat(d: Uint8Array, block: number, argument: number, run: Run): void {
  const area = d[AREA + block]!;
  const to = areaOf(argument);
  const sea = moreOf(argument);
  if (sea === OVER_LINK) d[USED + linkBetween(area, to)!]!++;
  else d[SEA_RETREATS] = d[SEA_RETREATS]! | (1 << d[HOLDER + block]!);
  place(d, block, to);
  const areas = sea === OVER_LINK ? [area, to] : [area, CITY_COUNT + sea - 1, to];
  run.told?.push({ kind: 'retreated', block, side: d[HOLDER + block]!, areas });
}

/** §7.7: every block of the winner, one area on, friendly or vacant; land blocks not by sea (ruling 27). */
export function listRegroups(d: Uint8Array, orders: OrderList): void {
  const area = d[BATTLE]! - 1;
  const side = d[ASKED]!;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[AREA + block] !== area) continue;
    for (const { link, to } of (IS_NAVIS[block] === 1 ? NAVIS_EXITS : LAND_EXITS)[area]!) {
      if (isOpen(d, side, to) && d[USED + link]! < ROAD_LIMIT[link]!) orders.add(REGROUP, block, to);
    }
  }
  if (orders.length > 0) orders.add(DONE, 0, 0);
}

export function regroup(d: Uint8Array, order: Order, run: Run): void {
  const block = blockOf(order);
  const area = d[AREA + block]!;
  const to = argumentOf(order);
  d[USED + linkBetween(area, to)!]!++;
  place(d, block, to);
  run.told?.push({ kind: 'regrouped', block, side: d[HOLDER + block]!, areas: [area, to] });
}
