// Pushes locations apart until each has space for a full stack and a name, while springs pull them back.
import { HEIGHT, WIDTH } from './axes.ts';
import type { Point } from './point.ts';

export interface Box {
  readonly home: Point;
  readonly width: number;
  readonly height: number;
  readonly lift: number; // how far the box's centre is above the location
}

const ROUNDS = 1400;
const LAST_ROUNDS = 400; // with a weaker spring
const MARGIN = { left: 74, right: 74, top: 88, bottom: 52 };

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** The final position of each location, in the order given. */
export const spread = (boxes: readonly Box[]): Point[] => {
  const at = boxes.map(({ home }): [number, number] => [home[0], home[1]]);
  for (let round = 0; round < ROUNDS; round++) {
    const spring = round < ROUNDS - LAST_ROUNDS ? 0.012 : 0.003;
    for (const [i, { home }] of boxes.entries())
      for (const axis of [0, 1] as const) at[i]![axis] += (home[axis] - at[i]![axis]) * spring;
    for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) push(boxes, at, i, j);
    for (const p of at) {
      p[0] = clamp(p[0], MARGIN.left, WIDTH - MARGIN.right);
      p[1] = clamp(p[1], MARGIN.top, HEIGHT - MARGIN.bottom);
    }
  }
  return at;
};

/** Two overlapping boxes share the push, more of it along the cheaper axis and their true bearing. */
const push = (boxes: readonly Box[], at: [number, number][], i: number, j: number) => {
  const [a, b] = [boxes[i]!, boxes[j]!];
  const dx = at[j]![0] - at[i]![0];
  const dy = at[j]![1] - b.lift - (at[i]![1] - a.lift);
  const overX = (a.width + b.width) / 2 - Math.abs(dx);
  const overY = (a.height + b.height) / 2 - Math.abs(dy);
  if (overX <= 0 || overY <= 0) return;
  const homeX = Math.abs(b.home[0] - a.home[0]);
  const homeY = Math.abs(b.home[1] - a.home[1]);
  const eastWest = homeX / (homeX + homeY + 0.01);
  const over = overX + overY;
  const pushX = Math.sign(dx || 1) * overX * 0.14 * (overY / over) * (0.25 + 0.75 * eastWest);
  const pushY = Math.sign(dy || 1) * overY * 0.14 * (overX / over) * (1 - 0.75 * eastWest);
  at[i]![0] -= pushX;
  at[j]![0] += pushX;
  at[i]![1] -= pushY;
  at[j]![1] += pushY;
};
