// Moves by road from a city to an adjacent one: who can go, how many, and by which path.
import {
  AREA,
  BLOCK_COUNT,
  CITY_COUNT,
  HOLDER,
  IS_NAVIS,
  IS_STRAIT,
  MOVED,
  PATH_DEPTH,
  PATH_FROM,
  PATH_LINK,
  PATH_TO,
  ROAD_LIMIT,
} from '@rubicon/engine';

/** Puts the land blocks of a side that stand in a city and have not moved into a list of the caller's. */
export function findRoadMovers(d: Uint8Array, side: number, from: number, into: number[]): void {
  into.length = 0;
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (
      d[AREA + block] === from &&
      d[HOLDER + block] === side &&
      d[MOVED + block] === 0 &&
      IS_NAVIS[block] === 0
    )
      into.push(block);
}

/** How many can go over a link against an enemy (§4.32). */
export const attackLimit = (link: number): number => (IS_STRAIT[link] === 1 ? 1 : ROAD_LIMIT[link]!);

/** The path of one step by its city of departure * 256 + its link. */
export const STEP_PATHS = new Map<number, number>();
PATH_DEPTH.forEach((depth, path) => {
  if (depth === 1 && PATH_FROM[path]! < CITY_COUNT && PATH_TO[path]! < CITY_COUNT)
    STEP_PATHS.set(PATH_FROM[path]! * 256 + PATH_LINK[path]!, path);
});
