// Which blocks are selected after a press.
import type { AreaId, BlockId, View } from '@rubicon/engine';

/** The area of an own block, or the pool. */
export const placeOf = (view: View | undefined, block: BlockId): AreaId | 'pool' =>
  view?.stacks.find((stack) => stack.blocks?.some((each) => each.block === block))?.area ?? 'pool';

/**
 * A press on a selected block deselects it. Plain presses collect blocks of one location; a block from elsewhere starts
 * a new group unless it is added (shift or ctrl).
 */
export function heldAfterPress(
  held: readonly BlockId[],
  block: BlockId,
  add: boolean,
  view: View | undefined,
): BlockId[] {
  if (held.includes(block)) return held.filter((each) => each !== block);
  const place = placeOf(view, block);
  const joins = add || held.some((each) => placeOf(view, each) === place);
  return joins ? [...held, block] : [block];
}
