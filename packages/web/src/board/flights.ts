// Animates blocks that have moved: a block already at its destination is shown arriving along the roads.
import type { Flight } from './lit.ts';
import { along, lengthOf, type Point } from './map/point.ts';
import { standOf } from './stand.ts';
import { legsOf } from './map/ways.ts';

const ROAD_MS = 260;
const STEPS = 14; // keyframes per road; between them a block moves in a straight line

/** cubic-bezier(.3, 0, .2, 1): the progress at a time, both from 0 to 1. */
export function ease(time: number): number {
  const bezier = (p1: number, p2: number, t: number): number =>
    3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3;
  let [low, high] = [0, 1];
  for (let i = 0; i < 20; i++) {
    const t = (low + high) / 2;
    if (bezier(0.3, 0.2, t) < time) low = t;
    else high = t;
  }
  return bezier(0, 1, (low + high) / 2);
}

export interface FlightFrame {
  readonly offset: number; // share of the whole duration
  readonly from: Point; // offset from its real position to the drawn one, in board px
}

/** Road after road, slowing down at each end. */
export function flightFrames({ path }: Pick<Flight, 'path'>): { frames: FlightFrame[]; durationMs: number } {
  const legs = legsOf(path);
  const [x, y] = standOf(path.at(-1)!);
  const frames = legs.flatMap((leg, i): FlightFrame[] => {
    const length = lengthOf(leg);
    const steps = Array.from({ length: STEPS }, (_, step) => step / STEPS);
    return steps.map((t) => {
      const { at } = along(leg, length * ease(t));
      return { offset: (i + t) / legs.length, from: [at[0] - x, at[1] - y] };
    });
  });
  return { frames: [...frames, { offset: 1, from: [0, 0] }], durationMs: legs.length * ROAD_MS };
}

/** The element to animate: the block itself, or the last of its colour in the stack. */
function flierOf(root: HTMLElement, { block, path, side, colour }: Flight): HTMLElement | undefined {
  if (block !== null) {
    const known = root.querySelector<HTMLElement>(`[data-piece="${block}"]`);
    if (known !== null) return known;
  }
  const kind = `[data-area="${path.at(-1)!}"] [data-kind="${side} ${colour}"]`;
  return [...root.querySelectorAll<HTMLElement>(kind)].findLast(
    (piece) => piece.getAnimations().length === 0,
  );
}

/** Plays each flight once. */
export function fly(root: HTMLElement, flights: readonly Flight[]): void {
  const counter = Number(root.style.getPropertyValue('--board-counter')) || 1;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const flight of flights) {
    const piece = flierOf(root, flight);
    if (piece === undefined || flight.path.length < 2) continue;
    if (isStill) {
      piece.animate({ opacity: [0, 1] }, { duration: 80 });
      continue;
    }
    const { frames, durationMs } = flightFrames(flight);
    const aside = Number.parseFloat(piece.style.getPropertyValue('--x')); // it travels along the middle of the road
    piece.animate(
      frames.map(({ offset, from: [dx, dy] }) => ({
        offset,
        transform: `translate(${(dx / counter - aside * (1 - offset)).toFixed(1)}px, ${(dy / counter).toFixed(1)}px)`,
      })),
      { duration: durationMs },
    );
    piece.closest<HTMLElement>('[data-area]')?.animate({ zIndex: [6000, 6000] }, { duration: durationMs });
  }
}
