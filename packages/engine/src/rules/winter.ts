// The winter turn (§8) and the end of the game (§1.2).
import { BLOCK_COUNT, CLEOPATRA, HOME_SIDE, IS_NAVIS } from '../board/blocks.ts';
import type { Run } from '../state/happening.ts';
import { ALEXANDRIA, AREA_COUNT, CITY_COUNT, NAVIS_EXITS, ROME, SUPPLY, VALUE, isSea } from '../board/map.ts';
import { DISBAND, DONE, HARBOUR, argumentOf, blockOf, type Order, type OrderList } from '../orders/order.ts';
import { CAESAR, POMPEY } from '../board/side.ts';
import {
  AREA,
  ASKED,
  DEAD,
  FACE_UP,
  HOLDER,
  OVER_STEP,
  POOL,
  RESULT,
  RESULTS,
  RESULT_REASON,
  RESULT_REASONS,
  STEP,
  YEAR,
  countOf,
  handOver,
  isFriendly,
  place,
  toPool,
  type ResultReason,
} from '../state/state.ts';

/** §8.1: if the enemy of her controller holds Alexandria she joins that side at her strength (ruling 28). */
export function cleopatraGoesHome(d: Uint8Array, run: Run): void {
  const from = d[AREA + CLEOPATRA]!;
  const joins = countOf(d, 1 - d[HOLDER + CLEOPATRA]!, ALEXANDRIA) > 0;
  if (joins) {
    handOver(d, CLEOPATRA, 1 - d[HOLDER + CLEOPATRA]!);
    run.barrier = true; // her new side sees how strong she is
  }
  place(d, CLEOPATRA, ALEXANDRIA);
  run.told?.push({ kind: 'cleopatra-home', side: d[HOLDER + CLEOPATRA]!, from, joined: joins });
}

/** §1.2: values of friendly cities, and a point for each enemy leader killed. */
export function pointsOf(d: Uint8Array, side: number): number {
  let points = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (VALUE[city]! > 0 && isFriendly(d, side, city)) points += VALUE[city]!;
  }
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[AREA + block] === DEAD && HOME_SIDE[block] !== side) points += 1;
  }
  return points;
}

const TO_WIN = 10;
export const LAST_YEAR = 4;

/** §8.2, §1.2 and ruling 32: ten points win in any year; after the last year more points, then Rome. */
export function checkVictory(d: Uint8Array, run: Run): void {
  const caesar = pointsOf(d, CAESAR);
  const pompey = pointsOf(d, POMPEY);
  run.told?.push({ kind: 'scored', year: d[YEAR]!, points: [caesar, pompey] });
  if (caesar >= TO_WIN || pompey >= TO_WIN) end(d, caesar > pompey ? 'caesar' : 'pompey', 'ten-points', run);
  else if (d[YEAR] === LAST_YEAR) {
    if (caesar !== pompey) end(d, caesar > pompey ? 'caesar' : 'pompey', 'more-points', run);
    else if (countOf(d, CAESAR, ROME) > 0) end(d, 'caesar', 'rome', run);
    else if (countOf(d, POMPEY, ROME) > 0) end(d, 'pompey', 'rome', run);
    else end(d, 'draw', 'equal', run);
  }
}

function end(d: Uint8Array, result: (typeof RESULTS)[number], reason: ResultReason, run: Run): void {
  d[RESULT] = RESULTS.indexOf(result);
  d[RESULT_REASON] = RESULT_REASONS.indexOf(reason);
  d[STEP] = OVER_STEP;
  run.barrier = true;
  run.told?.push({ kind: 'ended', result: d[RESULT]!, reason: d[RESULT_REASON]! });
}

/** §8.3 and ruling 29: Navis at sea go to a friendly port on their sea; those that have none are disbanded. */
export function disbandStrandedNavis(d: Uint8Array, run: Run): void {
  const side = d[ASKED]!;
  for (let sea = CITY_COUNT; sea < AREA_COUNT; sea++) {
    if (countOf(d, side, sea) === 0 || hasHarbour(d, side, sea)) continue;
    for (let block = 0; block < BLOCK_COUNT; block++) {
      if (d[AREA + block] === sea) disband(d, block, 'no-port', run);
    }
  }
}

const hasHarbour = (d: Uint8Array, side: number, sea: number): boolean =>
  NAVIS_EXITS[sea]!.some(({ to }) => !isSea(to) && isFriendly(d, side, to));

export function listHarbours(d: Uint8Array, orders: OrderList): void {
  const side = d[ASKED]!;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const sea = d[AREA + block]!;
    if (IS_NAVIS[block] === 0 || d[HOLDER + block] !== side || sea >= AREA_COUNT || !isSea(sea)) continue;
    for (const { to } of NAVIS_EXITS[sea]!)
      if (!isSea(to) && isFriendly(d, side, to)) orders.add(HARBOUR, block, to);
  }
}

export function harbour(d: Uint8Array, order: Order, run: Run): void {
  const block = blockOf(order);
  const sea = d[AREA + block]!;
  const to = argumentOf(order);
  place(d, block, to);
  run.told?.push({ kind: 'harboured', block, side: d[ASKED]!, areas: [sea, to] });
}

/** §8.4: three blocks and the city's value; Cleopatra counts but never goes (ruling 30). */
export function listSupply(d: Uint8Array, orders: OrderList): void {
  const side = d[ASKED]!;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const city = d[AREA + block]!;
    if (d[HOLDER + block] !== side || city >= CITY_COUNT || block === CLEOPATRA) continue;
    if (countOf(d, side, city) > SUPPLY + VALUE[city]!) orders.add(DISBAND, block, 0);
  }
}

/** §8.5: any block but Cleopatra. */
export function listDisbandings(d: Uint8Array, orders: OrderList): void {
  const side = d[ASKED]!;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[HOLDER + block] === side && d[AREA + block]! < AREA_COUNT && block !== CLEOPATRA)
      orders.add(DISBAND, block, 0);
  }
  if (orders.length > 0) orders.add(DONE, 0, 0);
}

/** Off the map, upright in its own side's pool at once (ruling 31); a leader is not dead (ruling 17). */
export function disband(
  d: Uint8Array,
  block: number,
  cause: 'no-port' | 'supply' | 'choice',
  run: Run,
): void {
  const area = d[AREA + block]!;
  const side = d[HOLDER + block]!;
  toPool(d, block, POOL);
  run.told?.push({ kind: 'disbanded', block, side, area, cause });
}

/** §8.6: blocks eliminated this year stand up. The deal follows. */
export function resetYear(d: Uint8Array): void {
  for (let block = 0; block < BLOCK_COUNT; block++) if (d[AREA + block] === FACE_UP) d[AREA + block] = POOL;
  d[YEAR]!++;
}
