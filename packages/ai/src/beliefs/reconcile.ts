// Makes the marginals agree with a view: where counts differ, the view is right.
import {
  COLOURS,
  POOL,
  SIDES,
  areaIndex,
  blockIndex,
  linkBetween,
  type Side,
  type Stack,
  type View,
} from '@rubicon/engine';
import { seatOf } from '../player/seat.ts';
import {
  CELLS,
  canBe,
  locate,
  normalize,
  placeAt,
  placesIn,
  startCell,
  type Marginals,
  type Place,
} from './marginals.ts';
import { uniformChances, type UniformChances } from './uniform.ts';

export const enemyOf = (view: View): Side => SIDES[1 - seatOf(view)]!;
const isHidden = (stack: Stack, enemy: Side): boolean => stack.side === enemy && stack.blocks === null;

const entryOf = ({ area, entry }: Stack): number =>
  entry === null ? 0 : linkBetween(areaIndex(entry)!, areaIndex(area)!)! + 1;

const placeOf = (marginals: Marginals, stack: Stack): Place =>
  placeAt(marginals, areaIndex(stack.area)!, COLOURS.indexOf(stack.colour), entryOf(stack));

/** The hidden stacks of the enemy by place; stacks that differ only in having moved share one. */
export function hiddenPlaces(marginals: Marginals, view: View): Map<Place, Stack[]> {
  const enemy = enemyOf(view);
  return Map.groupBy(
    view.stacks.filter((stack) => isHidden(stack, enemy)),
    (stack) => placeOf(marginals, stack),
  );
}

/** Rebuilds the marginals if their counts differ from the view. */
export function reconcile(marginals: Marginals, view: View): UniformChances {
  const uniform = uniformChances(view);
  if (!isConsistent(marginals, view)) rebuild(marginals, view, uniform);
  return uniform;
}

function isConsistent(marginals: Marginals, view: View): boolean {
  const enemy = enemyOf(view);
  const pool = placeAt(marginals, POOL, SIDES.indexOf(enemy), 0);
  if (pool.count !== view.pools[enemy].upright) return false;
  for (const [place, stacks] of hiddenPlaces(marginals, view))
    if (place.count !== stacks.reduce((sum, { count }) => sum + count, 0)) return false;
  const shown = view.stacks.reduce((sum, stack) => sum + (stack.side === enemy ? stack.count : 0), 0);
  const held = [...marginals.places.values()].reduce(
    (sum, { area, count }) => sum + (area === POOL ? 0 : count),
    0,
  );
  return shown === held;
}

/** Keeps the old shares where blocks of the same colour still stand in the same area. */
function rebuild(marginals: Marginals, view: View, uniform: UniformChances): void {
  const before = [...marginals.places.values()];
  marginals.places.clear();
  const enemy = enemyOf(view);
  for (const stack of view.stacks) if (stack.side === enemy) placeOf(marginals, stack).count += stack.count;
  placeAt(marginals, POOL, SIDES.indexOf(enemy), 0).count = view.pools[enemy].upright;
  const named = view.stacks.flatMap((stack) => (stack.side === enemy ? (stack.blocks ?? []) : []));
  const rows = [...uniform.blocks, ...named.map(({ block }) => blockIndex(block)!)];
  for (const place of marginals.places.values()) {
    for (const block of rows) {
      if (!canBe(block, place)) continue;
      place.mass[block * CELLS + startCell(place, block)]! += FRESH * Math.max(place.count, 1);
      for (const old of before) {
        if (old.area !== place.area || old.colour !== place.colour) continue;
        for (let i = block * CELLS; i < (block + 1) * CELLS; i++) place.mass[i]! += old.mass[i]!;
      }
    }
  }
  for (const { block, strength } of named) {
    const stack = view.stacks.find((each) => each.blocks?.some((known) => known.block === block))!;
    locate(marginals, blockIndex(block)!, [placeOf(marginals, stack)], strength);
  }
  // A block that Jupiter took from the enemy stays where it stood until it is placed
  const { chosen } = view;
  if (chosen !== null && chosen.block !== null && view.asked === view.viewer)
    locate(
      marginals,
      blockIndex(chosen.block)!,
      placesIn(marginals, areaIndex(chosen.area)!),
      chosen.strength,
    );
  normalize(marginals);
}
const FRESH = 0.01;
