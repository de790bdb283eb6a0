// The ledger beside a view: what the viewer can count must agree, and where it does not the view is right.
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
import { evenChances, type EvenChances } from './uniform.ts';
import {
  CELLS,
  balance,
  canBe,
  pin,
  placeAt,
  placesIn,
  startCell,
  type Ledger,
  type Place,
} from './marginals.ts';
import { seatOf } from '../player/player.ts';

export const enemyOf = (view: View): Side => SIDES[1 - seatOf(view)]!;
const isHidden = (stack: Stack, enemy: Side): boolean => stack.side === enemy && stack.blocks === null;

const entryOf = ({ area, entry }: Stack): number =>
  entry === null ? 0 : linkBetween(areaIndex(entry)!, areaIndex(area)!)! + 1;

const placeOf = (ledger: Ledger, stack: Stack): Place =>
  placeAt(ledger, areaIndex(stack.area)!, COLOURS.indexOf(stack.colour), entryOf(stack));

/** The hidden stacks of the enemy, those together that differ only in having moved. */
export function hiddenPlaces(ledger: Ledger, view: View): Map<Place, Stack[]> {
  const enemy = enemyOf(view);
  return Map.groupBy(
    view.stacks.filter((stack) => isHidden(stack, enemy)),
    (stack) => placeOf(ledger, stack),
  );
}

/** Makes the ledger hold as many blocks everywhere as the view shows, if it does not yet. */
export function conform(ledger: Ledger, view: View): EvenChances {
  const even = evenChances(view);
  if (!fits(ledger, view)) rebuild(ledger, view, even);
  return even;
}

function fits(ledger: Ledger, view: View): boolean {
  const enemy = enemyOf(view);
  const pool = placeAt(ledger, POOL, SIDES.indexOf(enemy), 0);
  if (pool.count !== view.pools[enemy].upright) return false;
  for (const [place, stacks] of hiddenPlaces(ledger, view))
    if (place.count !== stacks.reduce((sum, { count }) => sum + count, 0)) return false;
  const shown = view.stacks.reduce((sum, stack) => sum + (stack.side === enemy ? stack.count : 0), 0);
  const held = [...ledger.places.values()].reduce(
    (sum, { area, count }) => sum + (area === POOL ? 0 : count),
    0,
  );
  return shown === held;
}

/** Shares of before are kept where the same wood still stands in the same area. */
function rebuild(ledger: Ledger, view: View, even: EvenChances): void {
  const before = [...ledger.places.values()];
  ledger.places.clear();
  const enemy = enemyOf(view);
  for (const stack of view.stacks) if (stack.side === enemy) placeOf(ledger, stack).count += stack.count;
  placeAt(ledger, POOL, SIDES.indexOf(enemy), 0).count = view.pools[enemy].upright;
  const named = view.stacks.flatMap((stack) => (stack.side === enemy ? (stack.blocks ?? []) : []));
  const rows = [...even.blocks, ...named.map(({ block }) => blockIndex(block)!)];
  for (const place of ledger.places.values()) {
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
    pin(ledger, blockIndex(block)!, [placeOf(ledger, stack)], strength);
  }
  // What Jupiter took from the enemy waits among those it stood with
  const { chosen } = view;
  if (chosen !== null && chosen.block !== null && view.asked === view.viewer)
    pin(ledger, blockIndex(chosen.block)!, placesIn(ledger, areaIndex(chosen.area)!), chosen.strength);
  balance(ledger);
}
const FRESH = 0.01;
