// Why a block may not move, or not there: by road, by strait, as a ship, or carried over seas.
import { CARD_IDS, MERCURY, NEPTUNE, PLUTO, isGod } from '../board/cards.ts';
import {
  CITY_COUNT,
  IS_STRAIT,
  LAND_EXITS,
  NAVIS_EXITS,
  PLUTO_LIMIT,
  PORT_SEAS,
  ROAD_LIMIT,
  isSea,
  otherEnd,
  type AreaId,
} from '../board/map.ts';
import { mayCommand, unpinned } from '../rules/movement.ts';
import {
  PATH_DEPTH,
  PATH_LINK,
  PATH_PARENT,
  PATH_ROOT,
  PATH_TO,
  ROUTES,
  findPath,
  pathTree,
} from '../board/paths.ts';
import {
  ACTIVE,
  ATTACKER,
  EMBARK_CLOSED,
  MOVED,
  MOVES_LEFT,
  STRAIT_ATTACKED,
  USED,
  countOf,
  enteredBy,
  friendlySeas,
  heldSeas,
  isOpen,
} from '../state/state.ts';
import { areaId, areaNumber, commonReason, type Facts, type Own } from './facts.ts';
import { because, type Reason } from './reason.ts';

export function moveReason(facts: Facts, own: Own, to: AreaId | undefined): Reason | null {
  const staying = stayReason(facts, own);
  if (staying !== null) return staying;
  if (to === undefined) return anywhereReason(facts, own);
  const target = areaNumber(to);
  const barred = barredWays(facts, own, target);
  if (barred === null) return null;
  if (target === own.area) return because('already-there', { block: own.id });
  if (own.navis) return barred[0] ?? farNavis(target);
  const carried = portsOf(own.area, target) ? embarkReason(facts, own, target) : because('no-way');
  if (carried === null) return null;
  return barred[0] ?? farLand(facts, own, target, carried);
}

/** What keeps a block where it is, wherever it would go. */
function stayReason({ state, side, card }: Facts, { block, id, area, navis }: Own): Reason | null {
  const d = state.data;
  if (d[MOVED + block] === 1) return because('has-moved', { block: id });
  if (!mayCommand(card, Number(navis)))
    return because(card === NEPTUNE ? 'god-navis-only' : 'god-land-only', { card: CARD_IDS[card]! });
  if (d[ACTIVE + area] === 0 && d[MOVES_LEFT] === 0) return because('no-moves', { area: areaId(area) });
  const isHeld = isSea(area) && ((heldSeas(d) >> (area - CITY_COUNT)) & 1) === 1;
  if (isHeld && countOf(d, side, area) === 1) return because('held', { block: id, area: areaId(area) });
  if (!isOpen(d, side, area) && unpinned(d, side, area) <= 0)
    return because('pinned', { block: id, area: areaId(area) });
  return null;
}

/** A longer way begins with a shorter one, so the next areas decide, and the ports. */
function anywhereReason(facts: Facts, own: Own): Reason | null {
  const { area, navis } = own;
  const nowhere = because('no-way', { area: areaId(area) });
  const reasons: Reason[] = [];
  for (const { to } of (navis ? NAVIS_EXITS : LAND_EXITS)[area]!) {
    const reason = wayReason(facts, own, findPath([area, to], Number(navis))!);
    if (reason === null) return null;
    reasons.push(reason);
  }
  if (navis || PORT_SEAS[area] === 0) return commonReason(reasons, nowhere);
  const ports = new Set(ROUTES[area]!.map(({ to }) => to));
  const carried: Reason[] = [];
  for (const port of ports) {
    const reason = embarkReason(facts, own, port);
    if (reason === null) return null;
    carried.push(reason);
  }
  return commonReason(reasons.length > 0 ? reasons : carried, nowhere);
}

const reachOf = ({ card }: Facts, { navis }: Own): number => (card === MERCURY && !navis ? 3 : 2);

/**
 * Why each way to a place is barred, the shortest and best of them first; null when one is open, none when no way is
 * that short.
 */
function barredWays(facts: Facts, own: Own, target: number): Reason[] | null {
  const tree = pathTree(own.area, Number(own.navis));
  const reach = reachOf(facts, own);
  const found: { readonly depth: number; readonly reason: Reason }[] = [];
  for (let path = PATH_ROOT[tree]!; path < PATH_ROOT[tree + 1]!; path++) {
    if (PATH_TO[path] !== target || PATH_DEPTH[path]! > reach) continue;
    const reason = wayReason(facts, own, path);
    if (reason === null) return null;
    found.push({ depth: PATH_DEPTH[path]!, reason });
  }
  return found.sort((one, other) => one.depth - other.depth).map(({ reason }) => reason);
}

/** The first thing that bars this path. */
function wayReason(facts: Facts, own: Own, path: number): Reason | null {
  const { state, side } = facts;
  const d = state.data;
  const isFight = !isOpen(d, side, PATH_TO[path]!);
  const far = isFight ? fightTooFar(facts, own, path) : null;
  if (far !== null) return far;
  for (const step of stepsOf(path)) {
    const to = PATH_TO[step]!;
    const link = PATH_LINK[step]!;
    const isLast = step === path;
    if (!isLast && !isOpen(d, side, to)) return because('stops-at-enemy', { area: areaId(to) });
    const isContested = !isOpen(d, side, own.area);
    if (PATH_DEPTH[step] === 1 && isContested && enteredBy(d, link, own.area, 1 - side))
      return because('enemy-road', { area: areaId(to) });
    const barred = isLast && isFight ? attackBarred(facts, own, link, to) : roadFull(d, link, to);
    if (barred !== null) return barred;
  }
  return null;
}

function stepsOf(path: number): number[] {
  const steps: number[] = [];
  for (let step = path; step >= 0; step = PATH_PARENT[step]!) steps.unshift(step);
  return steps;
}

const responds = ({ state, side }: Facts, area: number): boolean => state.data[ATTACKER + area] === 2 - side;

function fightTooFar(facts: Facts, { navis }: Own, path: number): Reason | null {
  const to = PATH_TO[path]!;
  const area = areaId(to);
  const responding = responds(facts, to);
  const isMercury = facts.card === MERCURY && !responding;
  if (PATH_DEPTH[path]! <= (isMercury ? 2 : 1)) return null;
  if (responding) return because('respond-adjacent', { area });
  if (isMercury) return because('mercury-attack', { area });
  return because(navis ? 'navis-attack-adjacent' : 'attack-adjacent', { area });
}

function attackBarred(facts: Facts, { area }: Own, link: number, to: number): Reason | null {
  const { state, card } = facts;
  const d = state.data;
  const attacks = !responds(facts, to);
  if (attacks && isSea(to) && !isSea(area) && !state.rules.navisAttackFromPort)
    return because('navis-port-attack');
  const ends = { from: areaId(otherEnd(link, to)), area: areaId(to) };
  if (card === PLUTO && attacks) {
    const limit = PLUTO_LIMIT[link]!;
    if ((d[USED + link]! & ~STRAIT_ATTACKED) < limit) return null;
    return because(IS_STRAIT[link] === 1 ? 'strait-full' : 'pluto-full', { ...ends, limit });
  }
  if (IS_STRAIT[link] === 1 && d[USED + link]! >= STRAIT_ATTACKED) return because('strait-attack', ends);
  return roadFull(d, link, to);
}

function roadFull(d: Uint8Array, link: number, to: number): Reason | null {
  const limit = ROAD_LIMIT[link]!;
  if ((d[USED + link]! & ~STRAIT_ATTACKED) < limit) return null;
  const values = { from: areaId(otherEnd(link, to)), area: areaId(to), limit };
  return because(IS_STRAIT[link] === 1 ? 'strait-full' : 'road-full', values);
}

const portsOf = (from: number, to: number): boolean =>
  !isSea(to) && from !== to && PORT_SEAS[from] !== 0 && PORT_SEAS[to] !== 0;

/** Land blocks over seas, from port to port; without a move left only a group that marched goes on, and so not by sea. */
function embarkReason({ state, side, card }: Facts, { area }: Own, to: number): Reason | null {
  const d = state.data;
  if (isGod(card)) return because('embark-god', { card: CARD_IDS[card]! });
  if (d[EMBARK_CLOSED] === 1) return because('embark-first');
  if (!isOpen(d, side, to)) return because('embark-enemy', { area: areaId(to) });
  const friendly = friendlySeas(d, side);
  const missing = ROUTES[area]!.filter((route) => route.to === to)
    .map(({ seas }) => seasIn(seas & ~friendly))
    .sort((one, other) => one.length - other.length)[0]!;
  return missing.length === 0 ? null : because('embark-seas', { areas: missing });
}

const seasIn = (mask: number): AreaId[] => {
  const seas: AreaId[] = [];
  for (let sea = 0; mask >> sea !== 0; sea++) if ((mask >> sea) & 1) seas.push(areaId(CITY_COUNT + sea));
  return seas;
};

function farLand(facts: Facts, own: Own, to: number, carried: Reason): Reason {
  if (isSea(to)) return because('land-at-sea');
  if (portsOf(own.area, to)) return carried;
  if (LAND_EXITS[to]!.length === 0) return because('island', { area: areaId(to) });
  return because('too-far', { area: areaId(to), limit: reachOf(facts, own) });
}

const farNavis = (to: number): Reason =>
  because(!isSea(to) && PORT_SEAS[to] === 0 ? 'navis-inland' : 'navis-too-far', { area: areaId(to) });
