// Outlines along a curve: a band with round ends, to frame the name of a sea, and a banner with cut tails, to carry it.
import type { Point } from './map/point.ts';

const round = (value: number): number => Math.round(value * 10) / 10;
const written = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The points half a band's width to the left and to the right of a curve. */
const sidesOf = (points: readonly Point[], half: number): (readonly [left: Point, right: Point])[] =>
  points.map((at, i) => {
    const [before, after] = [points[Math.max(i - 1, 0)]!, points[Math.min(i + 1, points.length - 1)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy);
    const [nx, ny] = [(-dy / length) * half, (dx / length) * half];
    return [
      [at[0] - nx, at[1] - ny],
      [at[0] + nx, at[1] + ny],
    ];
  });

export function bandAlong(points: readonly Point[], half: number): string {
  const sides = sidesOf(points, half);
  const there = sides.map(([left]) => written(left)).join('L');
  const back = sides.toReversed().map(([, right]) => written(right));
  const turn = `A${round(half)} ${round(half)} 0 0 1 `;
  return `M${there}${turn}${back.join('L')}${turn}${written(sides[0]![0])}Z`;
}

/** The point that far beyond the end of a line from `inner` to `end`. */
function beyond(inner: Point, end: Point, by: number): Point {
  const length = Math.hypot(end[0] - inner[0], end[1] - inner[1]);
  return [end[0] + ((end[0] - inner[0]) / length) * by, end[1] + ((end[1] - inner[1]) / length) * by];
}

export function bannerAlong(points: readonly Point[], half: number): string {
  const tail = half * 0.6;
  const [notchStart, notchEnd] = [points[0]!, points.at(-1)!];
  const sides = sidesOf(
    [beyond(points[1]!, points[0]!, tail), ...points, beyond(points.at(-2)!, points.at(-1)!, tail)],
    half,
  );
  const there = sides.map(([left]) => written(left)).join('L');
  const back = sides.toReversed().map(([, right]) => written(right));
  return `M${there}L${written(notchEnd)}L${back.join('L')}L${written(notchStart)}Z`;
}
