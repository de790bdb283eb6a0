// What follows the pointer: copies of dragged blocks, or a selection frame.
import type { BlockId } from '@rubicon/engine';
import type { Held } from './gestures.ts';
import type { Point } from './map/point.ts';

const pieceOf = (root: HTMLElement, block: BlockId): HTMLElement | null =>
  root.querySelector(`[data-block="${block}"]`);

/** Copies of the dragged blocks follow the pointer side by side; the blocks themselves stay faded in place. */
export function dragBlocks(
  root: HTMLElement,
  blocks: readonly BlockId[],
  heard: { readonly over: (at: Point) => void; readonly drop: (at: Point) => void; readonly end: () => void },
): Held {
  const pieces = blocks.flatMap((block) => pieceOf(root, block) ?? []);
  const ghosts = document.createElement('div');
  ghosts.className = 'board-ghosts';
  ghosts.ariaHidden = 'true';
  for (const piece of pieces) {
    const ghost = document.createElement('span');
    ghost.append(...[...piece.childNodes].map((node) => node.cloneNode(true)));
    ghosts.append(ghost);
    piece.classList.add('is-dragged');
  }
  root.append(ghosts);
  let frame = 0;
  let latest: Point = [0, 0];
  return {
    move(at) {
      latest = at;
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        ghosts.style.translate = `${latest[0]}px ${latest[1]}px`;
        heard.over(latest);
      });
    },
    end(at) {
      cancelAnimationFrame(frame);
      ghosts.remove();
      for (const piece of pieces) piece.classList.remove('is-dragged');
      if (at !== null) heard.drop(at);
      heard.end();
    },
  };
}

/** A selection frame; on release it reports the known blocks whose centre is inside. */
export function drawFrame(
  root: HTMLElement,
  from: Point,
  caught: (blocks: readonly BlockId[]) => void,
): Held {
  const frame = document.createElement('div');
  frame.className = 'board-lasso';
  root.append(frame);
  return {
    move([x, y]) {
      frame.style.left = `${Math.min(x, from[0])}px`;
      frame.style.top = `${Math.min(y, from[1])}px`;
      frame.style.width = `${Math.abs(x - from[0])}px`;
      frame.style.height = `${Math.abs(y - from[1])}px`;
    },
    end(at) {
      frame.remove();
      if (at === null) return;
      const corner = root.getBoundingClientRect();
      const isBetween = (value: number, a: number, b: number): boolean =>
        value > Math.min(a, b) && value < Math.max(a, b);
      const inside = [...root.querySelectorAll<HTMLElement>('[data-block]')].filter((piece) => {
        const { left, top, width, height } = piece.getBoundingClientRect();
        const [x, y] = [left + width / 2 - corner.left, top + height / 2 - corner.top];
        return isBetween(x, from[0], at[0]) && isBetween(y, from[1], at[1]);
      });
      caught(inside.map((piece) => piece.dataset['block'] as BlockId));
    },
  };
}
