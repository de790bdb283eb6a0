// Updates for blocks that events identify: shown in battle, hit, retreating, eliminated, changing sides.
import { BLOCK_COUNT, COLOUR, STEP_SIZE } from '@rubicon/engine';
import {
  CELLS,
  cellOf,
  clear,
  locate,
  normalize,
  placeAt,
  placesIn,
  shareOf,
  strengthIn,
  type Marginals,
  type Place,
} from './marginals.ts';

/** Whether the enemy has this block: on the map under the enemy's control, or in his pool. */
export function isEnemyBlock(marginals: Marginals, block: number): boolean {
  for (const place of marginals.places.values()) if (shareOf(place, block) > 0) return true;
  return false;
}

export type Sighting = readonly [block: number, strength: number];

/** These blocks are in these places; if they fill them, nobody else is. */
export function reveal(marginals: Marginals, blocks: readonly Sighting[], places: readonly Place[]): void {
  for (const [block, strength] of blocks) locate(marginals, block, places, strength);
  for (const colour of new Set(places.map((place) => place.colour))) {
    const there = places.filter((place) => place.colour === colour);
    const room = there.reduce((sum, { count }) => sum + count, 0);
    const named = new Set(blocks.map(([block]) => block).filter((block) => COLOUR[block] === colour));
    if (named.size !== room) continue;
    for (const { mass } of there)
      for (let block = 0; block < BLOCK_COUNT; block++)
        if (!named.has(block)) mass.fill(0, block * CELLS, (block + 1) * CELLS);
  }
  normalize(marginals);
}

export function setStrength(marginals: Marginals, block: number, strength: number): void {
  if (strength <= 0) return; // the next event eliminates it
  const places = [...marginals.places.values()].filter((place) => shareOf(place, block) > 0);
  if (places.length > 0) locate(marginals, block, places, strength);
}

/** A step lost to disruption, by a block that was shown just before. */
export function loseStepUnlessLast(marginals: Marginals, block: number): void {
  for (const { mass } of marginals.places.values()) loseStep(mass, block, 1);
}

/** Moves shares a step down; those that would fall below `least` stay. */
export function loseStep(mass: Float64Array, block: number, least: number): void {
  const cells = mass.subarray(block * CELLS, (block + 1) * CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    const left = strengthIn(cell) - STEP_SIZE[block]!;
    if (cells[cell] === 0 || left < least) continue;
    cells[cell - STEP_SIZE[block]!]! += cells[cell]!;
    cells[cell] = 0;
  }
}

/** The place of an area where a block most likely is. */
function likeliestPlace(marginals: Marginals, block: number, area: number): Place | null {
  let home: Place | null = null;
  for (const place of placesIn(marginals, area)) {
    if (place.colour !== COLOUR[block]) continue;
    if (home === null || shareOf(place, block) > shareOf(home, block)) home = place;
  }
  return home;
}

/** A block goes from one area to another. */
export function moveBlock(marginals: Marginals, block: number, from: number, to: number): void {
  locate(marginals, block, placesIn(marginals, from), null);
  const home = likeliestPlace(marginals, block, from);
  if (home === null) return;
  const cells = home.mass.slice(block * CELLS, (block + 1) * CELLS);
  clear(marginals, block);
  home.count -= 1;
  const target = placeAt(marginals, to, COLOUR[block]!, 0);
  target.count += 1;
  target.mass.set(cells, block * CELLS);
  normalize(marginals);
}

/** A block is no longer among the enemy's in an area. */
export function removeBlock(marginals: Marginals, block: number, area: number): void {
  const home = likeliestPlace(marginals, block, area);
  clear(marginals, block);
  if (home !== null) home.count -= 1;
}

/** A block joins the enemy's in an area or pool, at one of these strengths. */
export function addBlock(
  marginals: Marginals,
  block: number,
  area: number,
  strengths: readonly number[],
): void {
  clear(marginals, block);
  const place = placeAt(marginals, area, COLOUR[block]!, 0);
  place.count += 1;
  for (const strength of strengths) place.mass[block * CELLS + cellOf(0, strength)] = 1 / strengths.length;
}
