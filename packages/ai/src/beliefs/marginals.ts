// Marginal probabilities of each enemy block at each place. A place's sum over the blocks is its public count, a block's
// sum over the places is 1. After each observation Sinkhorn scaling restores both, and keeps zeros at zero.
import {
  BLOCK_COUNT,
  COLOUR,
  FULL,
  IS_NAVIS,
  IS_ROAD,
  POOL,
  PORT_SEAS,
  STEP_SIZE,
  isSea,
} from '@rubicon/engine';

/** Cells of a block in a place: not moved or moved this turn, and a strength from 0 (in the pool) to 4. */
const STRENGTHS = 5;
export const CELLS = 2 * STRENGTHS;
export const cellOf = (moved: number, strength: number): number => moved * STRENGTHS + strength;
export const strengthIn = (cell: number): number => cell % STRENGTHS;

/** Blocks that cannot be told apart, except by having moved. */
export interface Place {
  readonly area: number; // or POOL
  readonly colour: number;
  readonly entry: number; // the link by which they entered a battle, + 1; 0 = none
  count: number;
  readonly mass: Float64Array; // [block * CELLS + cell]
}

export interface Marginals {
  readonly places: Map<number, Place>;
}

const keyOf = (area: number, colour: number, entry: number): number => (area * 4 + colour) * 256 + entry;

export function placeAt(marginals: Marginals, area: number, colour: number, entry: number): Place {
  const key = keyOf(area, colour, entry);
  let place = marginals.places.get(key);
  if (place === undefined) {
    place = { area, colour, entry, count: 0, mass: new Float64Array(BLOCK_COUNT * CELLS) };
    marginals.places.set(key, place);
  }
  return place;
}

export const placesIn = (marginals: Marginals, area: number): Place[] =>
  [...marginals.places.values()].filter((place) => place.area === area && place.count > 0);

export function shareOf({ mass }: Place, block: number): number {
  let share = 0;
  for (let i = block * CELLS; i < (block + 1) * CELLS; i++) share += mass[i]!;
  return share;
}

/** Whether a block of this kind can be there at all (§4.1), and have come that way. */
export function canBe(block: number, { area, colour, entry }: Place): boolean {
  if (COLOUR[block] !== colour) return false;
  if (area === POOL) return true;
  const navis = IS_NAVIS[block] === 1;
  if (entry > 0) return navis === (IS_ROAD[entry - 1] === 0);
  return navis ? isSea(area) || PORT_SEAS[area] !== 0 : !isSea(area);
}

/** Chances of each strength from 0 on, if the block is here; `moved` null = whether it has moved or not. */
export function strengthsOf(place: Place, block: number, moved: number | null): number[] {
  const { mass, area } = place;
  const chances = Array.from({ length: STRENGTHS }, () => 0);
  for (let cell = 0; cell < CELLS; cell++) {
    if (moved !== null && cell < STRENGTHS !== (moved === 0)) continue;
    chances[strengthIn(cell)]! += mass[block * CELLS + cell]!;
  }
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  if (total < TINY && moved !== null) return strengthsOf(place, block, null);
  if (area === POOL) return chances.map((_, strength) => Number(strength === 0));
  const steps = FULL[block]! / STEP_SIZE[block]!;
  return chances.map((chance, strength) => {
    const isPossible =
      strength > 0 && strength <= FULL[block]! && Number.isInteger(strength / STEP_SIZE[block]!);
    const uniform = isPossible ? 1 / steps : 0;
    return total < TINY
      ? uniform
      : isPossible
        ? (1 - STRENGTH_DOUBT) * (chance / total) + STRENGTH_DOUBT * uniform
        : 0;
  });
}
const STRENGTH_DOUBT = 0.02;

/** Sets the probability of a block to 0 everywhere. */
export function clear(marginals: Marginals, block: number): void {
  for (const { mass } of marginals.places.values()) mass.fill(0, block * CELLS, (block + 1) * CELLS);
}

/** A block is known to be one of those in these places, at this strength; null = the strength stays as believed. */
export function locate(
  marginals: Marginals,
  block: number,
  among: readonly Place[],
  strength: number | null,
): void {
  const fitting = among.filter((place) => COLOUR[block] === place.colour);
  const total = fitting.reduce((sum, place) => sum + shareOf(place, block), 0);
  for (const place of marginals.places.values())
    if (!fitting.includes(place)) place.mass.fill(0, block * CELLS, (block + 1) * CELLS);
  for (const place of fitting) {
    const cells = place.mass.subarray(block * CELLS, (block + 1) * CELLS);
    if (total < TINY) {
      cells.fill(0);
      cells[cellOf(0, strength ?? FULL[block]!)] = 1 / fitting.length;
      continue;
    }
    for (let moved = 0; moved < 2; moved++) {
      let sum = 0;
      for (let k = 0; k < STRENGTHS; k++) {
        const cell = cellOf(moved, k);
        cells[cell]! /= total;
        sum += cells[cell]!;
        if (strength !== null) cells[cell] = 0;
      }
      if (strength !== null) cells[cellOf(moved, strength)] = sum;
    }
  }
}

const TINY = 1e-9;
const CLOSE = 1e-5;
const ROUNDS = 80;

/** Makes every place hold its count and every block be in one place. */
export function normalize(marginals: Marginals): void {
  for (let colour = 0; colour < 3; colour++) {
    const places = [...marginals.places.values()].filter(
      (place) => place.colour === colour && place.count > 0,
    );
    if (places.length === 0) continue;
    if (sinkhorn(places) > LOST_TRACK) {
      // Something with probability 0 has happened: smooth and scale again
      const blocks = blocksIn(places);
      for (const place of places)
        for (const block of blocks)
          if (canBe(block, place)) place.mass[block * CELLS + startCell(place, block)]! += SMOOTHING;
      sinkhorn(places);
    }
  }
}
const LOST_TRACK = 0.02;
const SMOOTHING = 1e-3;

export const startCell = ({ area }: Place, block: number): number =>
  cellOf(0, area === POOL ? 0 : FULL[block]!);

function blocksIn(places: readonly Place[]): number[] {
  const blocks: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (places.some((place) => shareOf(place, block) > TINY)) blocks.push(block);
  return blocks;
}

/** Sinkhorn scaling; returns the largest error of the sums. */
function sinkhorn(places: readonly Place[]): number {
  const blocks = blocksIn(places);
  const width = places.length;
  const shares = new Float64Array(blocks.length * width);
  for (const [row, block] of blocks.entries())
    for (const [column, place] of places.entries()) shares[row * width + column] = shareOf(place, block);
  const rowScale = new Float64Array(blocks.length).fill(1);
  const columnScale = new Float64Array(width).fill(1);
  let off = Infinity;
  for (let round = 0; round < ROUNDS && off > CLOSE; round++) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let row = 0; row < blocks.length; row++) sum += shares[row * width + column]! * rowScale[row]!;
      columnScale[column] = sum > 0 ? places[column]!.count / sum : 1;
    }
    off = 0;
    for (let row = 0; row < blocks.length; row++) {
      let sum = 0;
      for (let column = 0; column < width; column++)
        sum += shares[row * width + column]! * columnScale[column]!;
      off = Math.max(off, Math.abs(sum * rowScale[row]! - 1));
      if (sum > 0) rowScale[row] = 1 / sum;
    }
  }
  for (const [row, block] of blocks.entries()) {
    for (const [column, { mass }] of places.entries()) {
      const factor = rowScale[row]! * columnScale[column]!;
      for (let i = block * CELLS; i < (block + 1) * CELLS; i++) mass[i]! *= factor;
    }
  }
  return off;
}

/** How likely, relative to others, a block of this strength is the one that acted; 0 = it cannot be. */
export type Propensity = (block: number, strength: number) => number;

/**
 * The share of each cell in “one of these blocks”. A block is chosen among those that stand with it: with n − 1 others
 * of average propensity, not among all that might stand there.
 */
export function chosenShares(place: Place, cells: readonly number[], propensity: Propensity): Float64Array {
  const { mass, count } = place;
  const chosen = new Float64Array(mass.length);
  let total = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (COLOUR[block] !== place.colour) continue;
    for (const cell of cells) {
      const i = block * CELLS + cell;
      if (mass[i]! > 0) total += mass[i]! * (chosen[i] = propensity(block, strengthIn(cell)));
    }
  }
  const mean = total / Math.max(count, 1);
  let sum = 0;
  for (let i = 0; i < chosen.length; i++) {
    if (chosen[i] === 0) continue;
    sum += chosen[i] = (mass[i]! * chosen[i]!) / (chosen[i]! + Math.max(0, count - 1) * mean + 1e-12);
  }
  if (sum > 0) for (let i = 0; i < chosen.length; i++) chosen[i]! /= sum;
  return chosen;
}

const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell);
export const UNMOVED_CELLS = ALL_CELLS.slice(0, STRENGTHS);
export const STANDING_CELLS = ALL_CELLS.filter((cell) => strengthIn(cell) > 0);

/** One block goes from a place to another; `cellAfter` says what a cell is there. */
export function moveOne(
  from: Place,
  to: Place,
  cells: readonly number[] | null,
  propensity: Propensity,
  cellAfter: (block: number, cell: number) => number,
): void {
  const chosen = chosenShares(from, cells ?? ALL_CELLS, propensity);
  for (let i = 0; i < chosen.length; i++) {
    if (chosen[i] === 0) continue;
    const block = Math.floor(i / CELLS);
    from.mass[i] = Math.max(REMAINS * from.mass[i]!, from.mass[i]! - chosen[i]!);
    to.mass[block * CELLS + cellAfter(block, i % CELLS)]! += chosen[i]!;
  }
  from.count -= 1;
  to.count += 1;
  if (from.count === 0) from.mass.fill(0);
}

/** A block that probably left may still have stayed. */
const REMAINS = 0.02;

/** All blocks of one place join those of another. */
export function merge(marginals: Marginals, from: Place, to: Place): void {
  if (from === to) return;
  for (let i = 0; i < from.mass.length; i++) to.mass[i]! += from.mass[i]!;
  to.count += from.count;
  marginals.places.delete(keyOf(from.area, from.colour, from.entry));
}
