// Dragging on the board: which blocks a drag takes along, where they are dropped, which blocks a frame selects.
import type { AreaId, BlockId } from '@rubicon/engine';
import type { Hands } from './gestures.ts';
import { dragBlocks, drawFrame } from './held.ts';
import type { BoardEvents, Lit } from './lit.ts';
import type { Point } from './map/point.ts';

interface Shown {
  readonly lit: Lit;
  readonly selected: ReadonlySet<BlockId>;
  readonly events: BoardEvents;
  readonly onWhy?: (area: AreaId) => void;
}

const NEAR = 70; // px within which a drop finds a highlighted location

export const areaOf = (target: Element): AreaId | null =>
  (target.closest<HTMLElement>('[data-area]')?.dataset['area'] as AreaId | undefined) ?? null;

export const blockOf = (target: Element): BlockId | null =>
  (target.closest<HTMLElement>('[data-block]')?.dataset['block'] as BlockId | undefined) ?? null;

/** The area of a stack whose number was pressed: it stands for all its blocks that can be picked up. */
export const gripOf = (target: Element): AreaId | null =>
  target.closest('.place-grip') === null ? null : areaOf(target);

function areasAt(root: HTMLElement, [x, y]: Point): AreaId[] {
  const { left, top } = root.getBoundingClientRect();
  return document
    .elementsFromPoint(x + left, y + top)
    .map((element) => areaOf(element))
    .filter((area) => area !== null);
}

/** The highlighted area under the pointer, otherwise the nearest one close to it. */
function litAreaAt(root: HTMLElement, lit: Lit, at: Point): AreaId | null {
  const under = areasAt(root, at).find((area) => lit.areas.has(area));
  if (under !== undefined) return under;
  const [x, y] = at;
  const { left, top } = root.getBoundingClientRect();
  let best: AreaId | null = null;
  let least = NEAR;
  for (const area of lit.areas.keys()) {
    const place = root.querySelector(`.place[data-area="${area}"]`)!.getBoundingClientRect();
    const far = Math.hypot(place.left - left - x, place.top - top - y);
    if (far < least) [best, least] = [area, far];
  }
  return best;
}

/** The blocks a drag takes along, selected so that their destinations are highlighted. */
function takeUp(target: Element, { lit, selected, events }: Shown): readonly BlockId[] | null {
  const grip = gripOf(target);
  if (grip !== null) {
    events.onStack(grip);
    return lit.stacks.get(grip) ?? null;
  }
  const block = blockOf(target);
  if (block === null || (!selected.has(block) && !lit.blocks.has(block))) return null;
  if (selected.has(block)) return [...selected];
  events.onBlock(block, false);
  return [block];
}

export function boardHands(
  root: HTMLElement,
  shown: () => Shown,
  hover: (area: AreaId | null) => void,
): Hands {
  return {
    grab(target) {
      const blocks = takeUp(target, shown());
      if (blocks === null) return null;
      shown().events.onHold(true);
      return dragBlocks(root, blocks, {
        over: (at) => {
          hover(litAreaAt(root, shown().lit, at));
        },
        drop: (at) => {
          const area = litAreaAt(root, shown().lit, at) ?? areasAt(root, at)[0]; // if it cannot go there, the table says why
          if (area !== undefined) shown().events.onDrop(blocks, area);
        },
        end: () => {
          hover(null);
          shown().events.onHold(false);
        },
      });
    },
    frame: (from, add) =>
      drawFrame(root, from, (blocks) => {
        shown().events.onLasso(blocks, add);
      }),
    hold(target) {
      const area = areaOf(target);
      const { lit, onWhy } = shown();
      if (area === null || blockOf(target) !== null || onWhy === undefined || lit.areas.has(area))
        return false;
      const standing = root.querySelectorAll<HTMLElement>(`.place[data-area="${area}"] [data-block]`);
      if ([...standing].some((piece) => lit.blocks.has(blockOf(piece)!))) return false;
      onWhy(area);
      return true;
    },
    add(target) {
      const block = blockOf(target);
      if (block !== null) shown().events.onBlock(block, true);
    },
    isOpenGround: (target) => target.closest('.place, .board-corner') === null,
  };
}
