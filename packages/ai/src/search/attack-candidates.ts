// Attacks to begin a plan with, which a script that plans group by group seldom finds: all blocks that can reach a city
// by road go there, the largest group first so that it is the main attack, with or without a guard left behind.
import {
  CITY_COUNT,
  LAND_EXITS,
  MOVE,
  MOVES_LEFT,
  STRENGTH,
  VALUE,
  countOf,
  pack,
  type Order,
  type State,
} from '@rubicon/engine';
import { FIRE_RATE } from '../evaluation/material.ts';
import { STEP_PATHS, attackLimit, findRoadMovers } from '../script/road-moves.ts';

interface Group {
  readonly blocks: readonly number[]; // strongest first
  readonly path: number;
  readonly fire: number;
}

const fireOf = (d: Uint8Array, block: number): number => d[STRENGTH + block]! * FIRE_RATE[block]!;

/** Blocks that can march from one city to another beside it; a guard is the weakest, and stays. */
function groupFrom(d: Uint8Array, side: number, from: number, link: number, guard: boolean): Group {
  const blocks: number[] = [];
  findRoadMovers(d, side, from, blocks);
  blocks.sort((one, other) => fireOf(d, other) - fireOf(d, one));
  if (guard && countOf(d, side, from) === blocks.length) blocks.pop();
  const chosen = blocks.slice(0, attackLimit(link));
  return {
    blocks: chosen,
    path: STEP_PATHS.get(from * 256 + link)!,
    fire: chosen.reduce((sum, block) => sum + fireOf(d, block), 0),
  };
}

const LEAST_FIRE = 0.5; // hits a round for each block attacked, below which nobody would try
const WORTHY_FOE = 3; // blocks that are worth attacking wherever they are

/** Moves to begin a plan with, the most promising first. */
export function attackCandidates(state: State, side: number): Order[][] {
  const d = state.data;
  const found: { moves: Order[]; promise: number }[] = [];
  for (let city = 0; city < CITY_COUNT; city++) {
    const foes = countOf(d, 1 - side, city);
    const own = countOf(d, side, city);
    if (foes === 0 && VALUE[city] === 0) continue;
    for (const guard of [true, false]) {
      const groups = LAND_EXITS[city]!.map(({ to, link }) => groupFrom(d, side, to, link, guard))
        .filter(({ blocks }) => blocks.length > 0)
        .sort((one, other) => other.fire - one.fire);
      for (let size = 1; size <= Math.min(groups.length, 3, d[MOVES_LEFT]!); size++) {
        const used = groups.slice(0, size);
        const fire = used.reduce((sum, group) => sum + group.fire, 0);
        if (foes > 0 && fire < LEAST_FIRE * foes) continue;
        const stake = 3 * VALUE[city]! + (foes >= WORTHY_FOE ? 2 : 1);
        found.push({
          moves: used.flatMap(({ blocks, path }) => blocks.map((block) => pack(MOVE, block, path))),
          promise: foes > 0 ? (stake * fire) / (fire + foes) : own > 0 ? 1 : 0.5 * stake,
        });
      }
    }
  }
  return found.sort((one, other) => other.promise - one.promise).map(({ moves }) => moves);
}
