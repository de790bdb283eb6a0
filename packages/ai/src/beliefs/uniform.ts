// The chances that the engine's uniform draw from a view gives each block, computed instead of sampled.
import {
  AREA_COUNT,
  BLOCK_COUNT,
  CITY_COUNT,
  COLOUR,
  COLOURS,
  IS_NAVIS,
  IS_ROAD,
  POOL,
  PORT_SEAS,
  areaIndex,
  blockIndex,
  isSea,
  linkBetween,
  type Stack,
  type View,
} from '@rubicon/engine';
import { seatOf } from '../player/seat.ts';

export interface UniformChances {
  readonly blocks: readonly number[]; // of the enemy, that the viewer cannot place
  chanceAt(block: number, area: number): number; // POOL for the pool
}

/** By colour: places for Navis alone, for either, and for land blocks alone, counted by area. */
interface Room {
  readonly only: Float64Array;
  readonly either: Float64Array;
  readonly never: Float64Array;
}

const total = (counts: Float64Array): number => counts.reduce((sum, count) => sum + count, 0);

function kindOfRoom({ area, entry }: Stack): keyof Room {
  const where = areaIndex(area)!;
  if (entry !== null) return IS_ROAD[linkBetween(areaIndex(entry)!, where)!] === 1 ? 'never' : 'only';
  if (isSea(where)) return 'only';
  return where < CITY_COUNT && PORT_SEAS[where] === 0 ? 'never' : 'either';
}

export function uniformChances(view: View): UniformChances {
  const enemy = seatOf(view) === 0 ? 'pompey' : 'caesar';
  const rooms = COLOURS.map((): Room => {
    const counts = (): Float64Array => new Float64Array(AREA_COUNT + 1);
    return { only: counts(), either: counts(), never: counts() };
  });
  const known = new Set<number | undefined>();
  for (const stack of view.stacks) {
    for (const { block } of stack.blocks ?? []) known.add(blockIndex(block));
    if (stack.blocks === null && stack.side === enemy)
      rooms[COLOURS.indexOf(stack.colour)]![kindOfRoom(stack)][areaIndex(stack.area)!]! += stack.count;
  }
  for (const pool of Object.values(view.pools))
    for (const block of [...pool.faceUp, ...pool.dead, ...(pool.blocks ?? [])]) known.add(blockIndex(block));
  for (const { locked } of Object.values(view.pools)) if (locked !== null) known.add(blockIndex(locked));
  rooms[enemy === 'pompey' ? 1 : 0]!.either[POOL]! += view.pools[enemy].upright;
  const blocks: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) if (!known.has(block)) blocks.push(block);
  const shares = rooms.map((room, colour) =>
    sharesIn(
      room,
      blocks.filter((block) => COLOUR[block] === colour),
    ),
  );
  return {
    blocks,
    chanceAt: (block, area) => shares[COLOUR[block]!]![IS_NAVIS[block]!]![area]!,
  };
}

/** Navis fill what only they can, then any of the others; land blocks what is left. */
function sharesIn(
  { only, either, never }: Room,
  blocks: readonly number[],
): [land: Float64Array, navis: Float64Array] {
  const navis = blocks.filter((block) => IS_NAVIS[block] === 1).length;
  const land = blocks.length - navis;
  const mixed = total(either) === 0 ? 0 : (navis - total(only)) / total(either);
  return [
    never.map((count, area) => (land === 0 ? 0 : (count + either[area]! * (1 - mixed)) / land)),
    only.map((count, area) => (navis === 0 ? 0 : (count + either[area]! * mixed) / navis)),
  ];
}
