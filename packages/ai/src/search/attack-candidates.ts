// Beginnings of plans that a group-by-group script seldom finds: all that can reach one place by road goes there, the
// largest force first so that it is the main attack, with or without a guard left behind.
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
import { findMarchers, roomOn } from '../script/road-moves.ts';
import { FIRE_RATE } from '../evaluation/material.ts';
import { STEP_PATHS } from '../script/step-paths.ts';

interface Column {
  readonly blocks: readonly number[]; // strongest first
  readonly path: number;
  readonly fire: number;
}

const fireOf = (d: Uint8Array, block: number): number => d[STRENGTH + block]! * FIRE_RATE[block]!;

/** Blocks that can march from one city to another beside it; a guard is the weakest, and stays. */
function columnFrom(d: Uint8Array, side: number, from: number, link: number, guard: boolean): Column {
  const blocks: number[] = [];
  findMarchers(d, side, from, blocks);
  blocks.sort((one, other) => fireOf(d, other) - fireOf(d, one));
  if (guard && countOf(d, side, from) === blocks.length) blocks.pop();
  const chosen = blocks.slice(0, roomOn(link));
  return {
    blocks: chosen,
    path: STEP_PATHS.get(from * 256 + link)!,
    fire: chosen.reduce((sum, block) => sum + fireOf(d, block), 0),
  };
}

const LEAST_FIRE = 0.5; // hits a round for each block attacked, below which nobody would try
const WORTHY_FOE = 3; // blocks that are worth attacking wherever they are

/** Moves to begin a plan with, the most promising first. */
export function massedMoves(state: State, side: number): Order[][] {
  const d = state.data;
  const found: { moves: Order[]; promise: number }[] = [];
  for (let city = 0; city < CITY_COUNT; city++) {
    const foes = countOf(d, 1 - side, city);
    const own = countOf(d, side, city);
    if (foes === 0 && VALUE[city] === 0) continue;
    for (const guard of [true, false]) {
      const columns = LAND_EXITS[city]!.map(({ to, link }) => columnFrom(d, side, to, link, guard))
        .filter(({ blocks }) => blocks.length > 0)
        .sort((one, other) => other.fire - one.fire);
      for (let size = 1; size <= Math.min(columns.length, 3, d[MOVES_LEFT]!); size++) {
        const used = columns.slice(0, size);
        const fire = used.reduce((sum, column) => sum + column.fire, 0);
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
