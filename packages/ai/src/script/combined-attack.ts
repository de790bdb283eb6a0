// An attack from several sides at once, which weighing group by group seldom finds: each column alone is too weak, and
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
import { findMarchers, roomOn } from './road-moves.ts';
import { FIRE_RATE, sortByFire, worthOf } from '../evaluation/material.ts';
import { STEP_PATHS } from './step-paths.ts';
import { assaulted, force, setForce, standing, standingNow, type Survey } from './influence-map.ts';

interface Column {
  readonly blocks: readonly number[]; // strongest first
  readonly path: number;
  readonly fire: number;
  readonly body: number;
  readonly worth: number;
  readonly cost: number; // what is lost where it comes from
}

export interface Assault {
  readonly gain: number; // before what its moves cost
  readonly columns: number;
  readonly orders: readonly Order[]; // the last column first
}

const MOST_COLUMNS = 3;
const marching: number[] = [];

/** The force that can go over one link with least loss for what it brings: all that fit, or all but a guard. */
function columnFrom(survey: Survey, d: Uint8Array, from: number, link: number): Column | null {
  const { side, taste } = survey;
  findMarchers(d, side, from, marching);
  if (marching.length === 0) return null;
  sortByFire(marching, d);
  const room = roomOn(link) - d[USED + link]!;
  const all = Math.min(marching.length, room);
  let best: Column | null = null;
  let bestWorth = -Infinity;
  let fire = 0;
  let body = 0;
  let worth = 0;
  const before = standingNow(survey, from);
  for (let size = 1; size <= all; size++) {
    const block = marching[size - 1]!;
    const strength = d[STRENGTH + block]!;
    fire += strength * FIRE_RATE[block]!;
    body += strength;
    worth += worthOf(block, strength, taste.leader);
    if (size < all - 1) continue;
    setForce(survey, from, -fire, -body, -worth);
    const cost = before - standing(survey, from, survey.count[from]! - size);
    if (taste.material * body - cost <= bestWorth) continue;
    bestWorth = taste.material * body - cost;
    best = {
      blocks: marching.slice(0, size),
      path: STEP_PATHS.get(from * 256 + link)!,
      fire,
      body,
      worth,
      cost,
    };
  }
  return best;
}

/** The best attack with two or three columns on any city, or null if none gains anything. */
export function bestAssault(survey: Survey, d: Uint8Array): Assault | null {
  const { side } = survey;
  const most = Math.min(MOST_COLUMNS, d[MOVES_LEFT]!);
  if (most < 2) return null;
  let best: Assault | null = null;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (survey.foeCount[city] === 0 || survey.attacker[city] !== 0) continue;
    let sources = 0;
    for (const { to } of LAND_EXITS[city]!) if (survey.count[to]! > 0 && isOpen(d, side, to)) sources += 1;
    if (sources < 2) continue;
    const columns: Column[] = [];
    for (const { to, link } of LAND_EXITS[city]!) {
      if (countOf(d, side, to) === 0 || !isOpen(d, side, to)) continue;
      const column = columnFrom(survey, d, to, link);
      if (column !== null) columns.push(column);
    }
    columns.sort((one, other) => other.fire * other.body - one.fire * one.body);
    let fire = 0;
    let body = 0;
    let worth = 0;
    let cost = standingNow(survey, city);
    for (let size = 1; size <= Math.min(most, columns.length); size++) {
      const column = columns[size - 1]!;
      fire += column.fire;
      body += column.body;
      worth += column.worth;
      cost += column.cost;
      if (size < 2) continue;
      force[0] = fire;
      force[1] = body;
      force[2] = worth;
      const gain = assaulted(survey, city) - cost;
      if (gain <= 0 || (best !== null && gain / size <= best.gain / best.columns)) continue;
      const used = columns.slice(0, size);
      best = {
        gain,
        columns: size,
        orders: used.flatMap(({ blocks, path }) => blocks.map((block) => pack(MOVE, block, path))).reverse(),
      };
    }
  }
  return best;
}
