// Moves of the command phase (§6.1 to §6.3): groups, road limits, attacks, pinning, responses, amphibious moves.
import { BLOCK_COUNT, IS_NAVIS } from '../board/blocks.ts';
import { MARS, MERCURY, NEPTUNE, PLUTO, isGod } from '../board/cards.ts';
import type { MoveRole, Run } from '../state/happening.ts';
import {
  AREA_COUNT,
  CITY_COUNT,
  IS_STRAIT,
  PLUTO_LIMIT,
  PORT_SEAS,
  ROAD_LIMIT,
  isSea,
} from '../board/map.ts';
import {
  DONE,
  EMBARK,
  MOVE,
  areaOf,
  argumentOf,
  blockOf,
  moreOf,
  type Order,
  type OrderList,
  withArea,
} from '../orders/order.ts';
import {
  PATH_DEPTH,
  PATH_FROM,
  PATH_LINK,
  PATH_PARENT,
  PATH_ROOT,
  PATH_SKIP,
  PATH_TO,
  ROUTES,
  pathAreas,
  pathTree,
  routeAreas,
} from '../board/paths.ts';
import {
  ACTIVE,
  AREA,
  ASKED,
  ATTACKER,
  EFFECT,
  EMBARK_CLOSED,
  ENTRY,
  HELD,
  HOLDER,
  MAIN,
  MOVED,
  MOVES_LEFT,
  STRAIT_ATTACKED,
  USED,
  countOf,
  enteredBy,
  friendlySeas,
  heldSeas,
  isMain,
  isOpen,
  markEntered,
  place,
  type State,
} from '../state/state.ts';

/** The card that moves: the side's own, or what Apollo copied. */
const card = (d: Uint8Array): number => d[EFFECT + d[ASKED]!]! - 1;

export const mayCommand = (god: number, navis: number): boolean =>
  god === NEPTUNE ? navis === 1 : god === MARS || god === MERCURY || god === PLUTO ? navis === 0 : true;

// Path lists are the same for all blocks of one kind in one area: found once in an enumeration, used for each.
const listStart = new Int32Array(2 * AREA_COUNT);
const listEnd = new Int32Array(2 * AREA_COUNT);
const listed = new Int32Array(2 * AREA_COUNT);
const paths = new Int32Array(4096);
let enumeration = 0;

export function listMoves(state: State, orders: OrderList): void {
  const d = state.data;
  const side = d[ASKED]!;
  const god = card(d);
  orders.add(DONE, 0, 0);
  if (d[MOVES_LEFT]! > 0 && d[EMBARK_CLOSED] === 0 && !isGod(god)) listEmbarkations(d, side, orders);
  enumeration = (enumeration + 1) | 0;
  let pathCount = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[HOLDER + block] !== side || d[MOVED + block] === 1) continue;
    const area = d[AREA + block]!;
    if (area >= AREA_COUNT || (d[ACTIVE + area] === 0 && d[MOVES_LEFT] === 0)) continue;
    const navis = IS_NAVIS[block]!;
    const tree = pathTree(area, navis);
    if (listed[tree] !== enumeration) {
      listed[tree] = enumeration;
      listStart[tree] = pathCount;
      if (mayCommand(god, navis) && mayLeave(d, side, area))
        pathCount = findPaths(state, side, tree, area, god, pathCount);
      listEnd[tree] = pathCount;
    }
    for (let i = listStart[tree]!, end = listEnd[tree]!; i < end; i++) orders.add(MOVE, block, paths[i]!);
  }
}

/** Pinning (§6.13) and seas held for amphibious moves (§6.3): may one more unmoved block leave this area? */
function mayLeave(d: Uint8Array, side: number, area: number): boolean {
  if (isSea(area)) {
    const held = (heldSeas(d) >> (area - CITY_COUNT)) & 1;
    if (held === 1 && countOf(d, side, area) === 1) return false; // §6.3 one Navis stays
  }
  return isOpen(d, side, area) || unpinned(d, side, area) > 0;
}

/**
 * §6.13: main-force attackers each pin one block that stood there. Only those have not moved, so what is left of
 * them beyond the number of attackers may go; ruling 10 counts embarking as leaving and responders for nothing.
 */
export function unpinned(d: Uint8Array, side: number, area: number): number {
  let free = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[AREA + block] !== area) continue;
    if (d[HOLDER + block] === side) free += d[MOVED + block] === 0 ? 1 : 0;
    else if (isMain(d, block)) free -= 1;
  }
  return free;
}

function findPaths(
  state: State,
  side: number,
  tree: number,
  area: number,
  god: number,
  start: number,
): number {
  const d = state.data;
  const fought = !isOpen(d, side, area);
  const reach = god === MERCURY ? 3 : 2;
  let count = start;
  let path = PATH_ROOT[tree]!;
  const end = PATH_ROOT[tree + 1]!;
  while (path < end) {
    const link = PATH_LINK[path]!;
    const to = PATH_TO[path]!;
    const depth = PATH_DEPTH[path]!;
    let goOn = false;
    if (isOpen(d, side, to)) {
      goOn = (d[USED + link]! & ~STRAIT_ATTACKED) < ROAD_LIMIT[link]!; // §6.11
      if (goOn && depth === 1 && fought) goOn = !enteredBy(d, link, area, 1 - side); // §6.13
      if (goOn) paths[count++] = path;
      goOn &&= depth < reach;
    } else if (mayFightAt(state, side, path, area, fought, god)) {
      paths[count++] = path; // entering an enemy or contested area ends the move
    }
    path = goOn ? path + 1 : PATH_SKIP[path]!;
  }
  return count;
}

/** An attack or response by the last step of this path (§6.12, §6.14). */
function mayFightAt(
  state: State,
  side: number,
  path: number,
  area: number,
  fought: boolean,
  god: number,
): boolean {
  const d = state.data;
  const link = PATH_LINK[path]!;
  const to = PATH_TO[path]!;
  const depth = PATH_DEPTH[path]!;
  const responds = d[ATTACKER + to] === 2 - side; // the enemy attacks there
  // Ruling 6: from an adjacent area; a Mercury attack may come one city further
  if (depth > (god === MERCURY && !responds ? 2 : 1)) return false;
  if (depth === 1 && fought && enteredBy(d, link, area, 1 - side)) return false; // §6.13
  if (!responds && isSea(to) && !isSea(area) && !state.rules.navisAttackFromPort) return false; // §6.2 in edition 1.0
  const used = d[USED + link]!;
  if (god === PLUTO && !responds) return (used & ~STRAIT_ATTACKED) < PLUTO_LIMIT[link]!;
  if (IS_STRAIT[link] === 1 && used >= STRAIT_ATTACKED) return false; // §4.32, ruling 7: one when the far side is defended
  return (used & ~STRAIT_ATTACKED) < ROAD_LIMIT[link]!;
}

/** §6.3: land blocks from port to port over friendly seas, before any other move. */
function listEmbarkations(d: Uint8Array, side: number, orders: OrderList): void {
  const seas = friendlySeas(d, side);
  if (seas === 0) return;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[HOLDER + block] !== side || d[MOVED + block] === 1 || IS_NAVIS[block] === 1) continue;
    const area = d[AREA + block]!;
    if (area >= CITY_COUNT || (PORT_SEAS[area]! & seas) === 0 || !mayLeave(d, side, area)) continue;
    for (const route of ROUTES[area]!) {
      if ((route.seas & ~seas) === 0 && isOpen(d, side, route.to))
        orders.add(EMBARK, block, withArea(route.to, route.seas));
    }
  }
}

export function embark(d: Uint8Array, order: Order, run: Run): void {
  const block = blockOf(order);
  const route = { to: areaOf(argumentOf(order)), seas: moreOf(argumentOf(order)) };
  const from = d[AREA + block]!;
  d[HELD] = d[HELD]! | (route.seas & 0xff);
  d[HELD + 1] = d[HELD + 1]! | (route.seas >> 8);
  d[MOVES_LEFT]!--; // a move point for each block
  place(d, block, route.to);
  d[MOVED + block] = 1;
  run.told?.push({ kind: 'embarked', block, side: d[HOLDER + block]!, areas: routeAreas(from, route) });
}

export function move(state: State, order: Order, run: Run): void {
  const d = state.data;
  const block = blockOf(order);
  const path = argumentOf(order);
  const side = d[HOLDER + block]!;
  const from = PATH_FROM[path]!;
  const to = PATH_TO[path]!;
  const last = PATH_LINK[path]!;
  if (d[ACTIVE + from] === 0) {
    d[ACTIVE + from] = 1; // §6.1 and ruling 5: one move point a group, Navis and land blocks alike (ruling 13)
    d[MOVES_LEFT]!--;
  }
  d[EMBARK_CLOSED] = 1;
  for (let step: number = path; step >= 0; step = PATH_PARENT[step]!) d[USED + PATH_LINK[step]!]!++;
  place(d, block, to);
  d[MOVED + block] = 1;
  const role = isOpen(d, side, to) ? 'move' : enterBattle(state, block, side, to, last);
  run.told?.push({ kind: 'moved', block, side, areas: pathAreas(path), as: role });
}

/** The block enters among enemies: as attacker (ruling 8), or in answer to an attack. */
function enterBattle(state: State, block: number, side: number, to: number, link: number): MoveRole {
  const d = state.data;
  if (IS_STRAIT[link] === 1) d[USED + link] = d[USED + link]! | STRAIT_ATTACKED;
  markEntered(d, link, to, side);
  d[ENTRY + block] = link + 1;
  if (d[ATTACKER + to] === 2 - side) return 'response'; // §6.14, ruling 11: always in reserve, as it has an entry
  if (d[ATTACKER + to] === 0) {
    d[ATTACKER + to] = side + 1;
    if (state.rules.mainAttack === 'first-entry') d[MAIN + to] = link + 1; // §6.12
  }
  return 'attack';
}
