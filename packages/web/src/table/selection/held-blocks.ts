// Which blocks are in hand after a press.
import type { AreaId, BlockId, View } from '@rubicon/engine';

/** The area an own block stands in, or the pool. */
export const placeOf = (view: View | undefined, block: BlockId): AreaId | 'pool' =>
  view?.stacks.find((stack) => stack.blocks?.some((each) => each.block === block))?.area ?? 'pool';

/**
 * A press on a held block puts it down. Blocks of one place gather by plain presses; one from elsewhere begins a new
 * group unless it is added (shift or ctrl held).
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
