// Keyboard control of the board: from location to location, through the blocks of a location, zoom and pan.
import type { AreaId } from '@rubicon/engine';
import { fit, pan, zoom } from './camera.ts';
import { DIRECTIONS, isDirection, neighbour } from './map/neighbours.ts';
import type { Stage } from './stage.ts';
import { ZOOM_STEP } from './zoom-controls.tsx';

const PAN = 120; // px

const ZOOMS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
};

/** Focuses the next or previous button of a location, wrapping around. */
function stepInside(target: Element, by: 1 | -1): void {
  const buttons = [...(target.closest('.place')?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(target as HTMLButtonElement);
  if (at >= 0) buttons.at((at + by) % buttons.length)?.focus({ preventScroll: true });
}

export function onBoardKey(
  event: KeyboardEvent,
  stage: Stage,
  current: AreaId,
  focusArea: (area: AreaId) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  if (isDirection(key) && event.shiftKey) {
    const [dx, dy] = DIRECTIONS[key];
    stage.steer(pan(stage.wanted(), -dx * PAN, -dy * PAN));
    stage.release(0, 0);
  } else if (isDirection(key)) {
    const next = neighbour(current, key);
    if (next !== null) focusArea(next);
  } else if (key in ZOOMS) stage.glide(zoom(stage.wanted(), stage.viewport(), ZOOMS[key]!));
  else if (key === '0') stage.glide(fit(stage.viewport()));
  else if (key === ']' || key === '[') stepInside(event.target as Element, key === ']' ? 1 : -1);
  else return;
  event.preventDefault();
}
