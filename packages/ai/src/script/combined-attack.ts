// An attack from several sides at once, which comparing single groups seldom finds: each group alone is too weak, and
// together they win.
import {
  CITY_COUNT,
  LAND_EXITS,
  MOVE,
  MOVES_LEFT,
  STRENGTH,
  USED,
  countOf,
  isOpen,
  pack,
  type Order,
} from '@rubicon/engine';
import { FIRE_RATE, materialValue, sortByFire } from '../evaluation/material.ts';
import { areaValue, attackValue, currentValue, force, setForce } from './area-value.ts';
import type { InfluenceMap } from './influence-map.ts';
import { STEP_PATHS, attackLimit, findRoadMovers } from './road-moves.ts';

interface Group {
  readonly blocks: readonly number[]; // strongest first
  readonly path: number;
  readonly fire: number;
  readonly body: number;
  readonly worth: number;
  readonly cost: number; // what is lost where it comes from
}

export interface CombinedAttack {
  readonly gain: number; // before what its moves cost
  readonly groups: number;
  readonly orders: readonly Order[]; // the last group first
}

const MAX_GROUPS = 3;
const movers: number[] = [];

/** The force that can go over one link with least loss for what it brings: all that fit, or all but a guard. */
function groupFrom(map: InfluenceMap, d: Uint8Array, from: number, link: number): Group | null {
  const { side, weights } = map;
  findRoadMovers(d, side, from, movers);
  if (movers.length === 0) return null;
  sortByFire(movers, d);
  const room = attackLimit(link) - d[USED + link]!;
  const all = Math.min(movers.length, room);
  let best: Group | null = null;
  let bestWorth = -Infinity;
  let fire = 0;
  let body = 0;
  let worth = 0;
  const before = currentValue(map, from);
  for (let size = 1; size <= all; size++) {
    const block = movers[size - 1]!;
    const strength = d[STRENGTH + block]!;
    fire += strength * FIRE_RATE[block]!;
    body += strength;
    worth += materialValue(block, strength, weights.leader);
    if (size < all - 1) continue;
    setForce(map, from, -fire, -body, -worth);
    const cost = before - areaValue(map, from, map.count[from]! - size);
    if (weights.material * body - cost <= bestWorth) continue;
    bestWorth = weights.material * body - cost;
    best = {
      blocks: movers.slice(0, size),
      path: STEP_PATHS.get(from * 256 + link)!,
      fire,
      body,
      worth,
      cost,
    };
  }
  return best;
}

/** The best attack with two or three groups on any city, or null if none gains anything. */
export function bestCombinedAttack(map: InfluenceMap, d: Uint8Array): CombinedAttack | null {
  const { side } = map;
  const most = Math.min(MAX_GROUPS, d[MOVES_LEFT]!);
  if (most < 2) return null;
  let best: CombinedAttack | null = null;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (map.foeCount[city] === 0 || map.attacker[city] !== 0) continue;
    let sources = 0;
    for (const { to } of LAND_EXITS[city]!) if (map.count[to]! > 0 && isOpen(d, side, to)) sources += 1;
    if (sources < 2) continue;
    const groups: Group[] = [];
    for (const { to, link } of LAND_EXITS[city]!) {
      if (countOf(d, side, to) === 0 || !isOpen(d, side, to)) continue;
      const group = groupFrom(map, d, to, link);
      if (group !== null) groups.push(group);
    }
    groups.sort((one, other) => other.fire * other.body - one.fire * one.body);
    let fire = 0;
    let body = 0;
    let worth = 0;
    let cost = currentValue(map, city);
    for (let size = 1; size <= Math.min(most, groups.length); size++) {
      const group = groups[size - 1]!;
      fire += group.fire;
      body += group.body;
      worth += group.worth;
      cost += group.cost;
      if (size < 2) continue;
      force[0] = fire;
      force[1] = body;
      force[2] = worth;
      const gain = attackValue(map, city) - cost;
      if (gain <= 0 || (best !== null && gain / size <= best.gain / best.groups)) continue;
      const used = groups.slice(0, size);
      best = {
        gain,
        groups: size,
        orders: used.flatMap(({ blocks, path }) => blocks.map((block) => pack(MOVE, block, path))).reverse(),
      };
    }
  }
  return best;
}
