// Who can march by road from a city to the next.
import { AREA, BLOCK_COUNT, HOLDER, IS_NAVIS, IS_STRAIT, MOVED, ROAD_LIMIT } from '@rubicon/engine';

/** Puts the land blocks of a side that stand in a city and have not moved into a list of the caller's. */
export function findMarchers(d: Uint8Array, side: number, from: number, into: number[]): void {
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
export const roomOn = (link: number): number => (IS_STRAIT[link] === 1 ? 1 : ROAD_LIMIT[link]!);
