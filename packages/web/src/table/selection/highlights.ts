// What the board highlights for the current selection.
import type { AreaId, BlockId, View } from '@rubicon/engine';
import type { Choice } from '../../authority/choice.ts';
import type { Lit, Mark } from '../../board/lit.ts';
import { concernOf, isGoing, litAreas, pressable, stacksOf } from './hand.ts';
import { roadsOf } from './roads.ts';

export const NOTHING_LIT: Lit = {
  areas: new Map(),
  blocks: new Set(),
  stacks: new Map(),
  roads: [],
  path: null,
};

/** Where the selected blocks can go, what can be selected, and the roads: those of `path`, otherwise all in reach. */
export function litFor(
  choices: readonly Choice[],
  inHand: readonly BlockId[],
  path: readonly AreaId[] | null,
  view: View,
): Lit {
  const held = new Set<BlockId | null>(inHand);
  const reach = choices.filter((choice) => isGoing(choice) && held.has(choice.block));
  return {
    areas: litAreas(choices, inHand, view),
    blocks: pressable(choices),
    stacks: stacksOf(view, choices),
    roads: roadsOf(view, path === null ? reach.map((choice) => choice.path) : [path]),
    path: path !== null && path.length > 1 ? path : null,
  };
}

/** The locations a decision is about, marked while nothing is selected. */
export function concernMark(choices: readonly Choice[], inHand: readonly BlockId[], view: View): Mark | null {
  if (choices.length === 0 || inHand.length > 0) return null;
  const areas = concernOf(choices, view);
  return areas.length === 0 ? null : { areas, path: null };
}
