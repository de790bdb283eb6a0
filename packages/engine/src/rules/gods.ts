// Jupiter and Vulcan. Elsewhere: Apollo in card-phase.ts; Mercury, Neptune and Pluto in movement.ts; the surprise of
// Mars and Neptune in attack.ts and battle.ts.
import { BLOCK_COUNT, CLEOPATRA, COLOUR, COLOURS, IS_LEADER, IS_NAVIS } from '../board/blocks.ts';
import type { Run } from '../state/happening.ts';
import { eliminate, loseStep } from './losses.ts';
import { AREA_COUNT, CITY_COUNT, LAND_EXITS, LINK_COUNT, PORT_SEAS, isSea } from '../board/map.ts';
import {
  DEFECT,
  DONE,
  ERUPT,
  STRIKE,
  areaOf,
  argumentOf,
  moreOf,
  withArea,
  type Order,
  type OrderList,
} from '../orders/order.ts';
import {
  AREA,
  ASKED,
  ATTACKER,
  CHOSEN,
  DEFECT_STEP,
  ENTRY,
  HANDOVER_STEP,
  HOLDER,
  MAIN,
  MOVED,
  STEP,
  STRENGTH,
  clearBattle,
  countOf,
  enteredBy,
  entryNumber,
  handOver,
  isFriendly,
  isMain,
  place,
  type State,
} from '../state/state.ts';

/** Argument of a Jupiter order: the area, and 0 for any block or a colour + 1. */
const ANY_COLOUR = 0;

/** Ruling 15: next by road or strait to a friendly, uncontested city. */
export const adjoinsFriendly = (d: Uint8Array, side: number, city: number): boolean =>
  LAND_EXITS[city]!.some(({ to }) => isFriendly(d, side, to));

export function friendlyPortOn(d: Uint8Array, side: number, sea: number): boolean {
  for (let city = 0; city < CITY_COUNT; city++) {
    if ((PORT_SEAS[city]! >> (sea - CITY_COUNT)) & 1 && isFriendly(d, side, city)) return true;
  }
  return false;
}

export function listJupiter(state: State, orders: OrderList): void {
  const d = state.data;
  const side = d[ASKED]!;
  const mode = state.rules.jupiter;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (countOf(d, 1 - side, area) === 0) continue;
    const inReach = isSea(area)
      ? mode === 'colour-or-sea' && friendlyPortOn(d, side, area)
      : adjoinsFriendly(d, side, area);
    if (!inReach) continue;
    if (mode === 'city') orders.add(STRIKE, 0, withArea(area, ANY_COLOUR));
    else {
      for (let colour = 0; colour < COLOURS.length; colour++) {
        if (targets(d, side, area, colour + 1).length > 0) orders.add(STRIKE, 0, withArea(area, colour + 1));
      }
    }
  }
  if (orders.length > 0) orders.add(DONE, 0, 0);
}

function targets(d: Uint8Array, side: number, area: number, colour: number): number[] {
  const blocks: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[AREA + block] !== area || d[HOLDER + block] === side) continue;
    if (colour === ANY_COLOUR || COLOUR[block] === colour - 1) blocks.push(block);
  }
  return blocks;
}

export function applyJupiter(d: Uint8Array, order: Order, run: Run): void {
  const side = d[ASKED]!;
  const area = areaOf(argumentOf(order));
  const candidates = targets(d, side, area, moreOf(argumentOf(order)));
  const block = candidates[run.chance.roll(candidates.length, 'jupiter')]!;
  run.barrier = true;
  const defects = IS_LEADER[block] === 0 && IS_NAVIS[block] === 0;
  run.told?.push({
    kind: 'struck',
    block,
    side,
    area,
    outcome: defects ? 'defects' : 'reduced',
    strength: d[STRENGTH + block]!,
  });
  if (defects) {
    d[CHOSEN] = block + 1;
    d[STEP] = DEFECT_STEP;
  } else {
    loseStep(d, block, 'jupiter', run);
    mendBattle(d, area, run);
    d[STEP] = HANDOVER_STEP;
  }
}

export function listDefections(d: Uint8Array, orders: OrderList): void {
  for (const { to } of LAND_EXITS[d[AREA + d[CHOSEN]! - 1]!]!) {
    if (isFriendly(d, d[ASKED]!, to)) orders.add(DEFECT, 0, to);
  }
}

export function applyDefection(d: Uint8Array, order: Order, run: Run): void {
  const side = d[ASKED]!;
  const block = d[CHOSEN]! - 1;
  const from = d[AREA + block]!;
  const to = argumentOf(order);
  d[CHOSEN] = 0;
  handOver(d, block, side);
  place(d, block, to);
  d[MOVED + block] = 0;
  run.told?.push({ kind: 'defected', block, side, from, to, strength: d[STRENGTH + block]! });
  mendBattle(d, from, run);
  d[STEP] = HANDOVER_STEP;
}

/** Ruling 15: Jupiter may take the last main-force attacker, or the last attacker, out of a battle to come. */
function mendBattle(d: Uint8Array, area: number, run: Run): void {
  if (d[ATTACKER + area] === 0) return;
  const attacker = d[ATTACKER + area]! - 1;
  if (countOf(d, attacker, area) === 0) {
    clearBattle(d, area);
    run.told?.push({ kind: 'no-battle', area });
    return;
  }
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[AREA + block] === area && d[HOLDER + block] === attacker && isMain(d, block)) return;
  }
  let first = -1;
  for (let link = 0; link < LINK_COUNT; link++) {
    if (!enteredBy(d, link, area, attacker) || !isEntryHeld(d, area, link)) continue;
    if (first < 0 || entryNumber(d, link, area) < entryNumber(d, first, area)) first = link;
  }
  d[MAIN + area] = first + 1;
}

function isEntryHeld(d: Uint8Array, area: number, link: number): boolean {
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[AREA + block] === area && d[ENTRY + block] === link + 1) return true;
  }
  return false;
}

/** Vulcan needs an enemy, uncontested city. */
export function listVulcan(d: Uint8Array, orders: OrderList): void {
  const enemy = 1 - d[ASKED]!;
  for (let city = 0; city < CITY_COUNT; city++) if (isFriendly(d, enemy, city)) orders.add(ERUPT, 0, city);
  if (orders.length > 0) orders.add(DONE, 0, 0);
}

export function applyVulcan(state: State, order: Order, run: Run): void {
  const d = state.data;
  const city = argumentOf(order);
  const struck = targets(d, d[ASKED]!, city, ANY_COLOUR);
  const lastsOut = struck.includes(CLEOPATRA) && d[STRENGTH + CLEOPATRA] === 1;
  run.barrier = true;
  run.told?.push({ kind: 'erupted', side: d[ASKED]!, area: city, blocks: struck.length });
  for (const block of struck) {
    if (block !== CLEOPATRA || !lastsOut) loseStep(d, block, 'vulcan', run);
  }
  // Ruling 18: last, so that only those who outlive the eruption are her enemies
  if (lastsOut && state.rules.vulcanCleopatra === 'joins') eliminate(d, CLEOPATRA, 'vulcan', run);
  d[STEP] = HANDOVER_STEP;
}
