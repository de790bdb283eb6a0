// Scales of a chart: numbers to positions, and lines through them.

export type Point = readonly [x: number, y: number];

/** The area a curve is drawn on, inside its margins. */
export interface Field {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** `across` from 0 to 1; values upwards. */
export function placeOf(
  { left, top, width, height }: Field,
  { least, most }: Range,
): (across: number, value: number) => Point {
  const span = most - least || 1;
  return (across, value) => [left + across * width, top + (1 - (value - least) / span) * height];
}

const written = (number: number): string => String(Math.round(number * 10) / 10);

export const lineThrough = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`).join('');

/** Closed along a level: everything between the line and it. */
export function areaTo(points: readonly Point[], level: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  return `${lineThrough(points)}L${written(last[0])} ${written(level)}L${written(first[0])} ${written(level)}Z`;
}

const STEPS = [1, 2, 5];

/** Round numbers that span the values, about `count` of them. */
export function ticksOver({ least, most }: Range, count: number): number[] {
  const rough = Math.max((most - least) / count, 1e-9);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * (STEPS.find((each) => each * power >= rough) ?? 10));
  const ticks: number[] = [];
  for (let tick = Math.floor(least / step) * step; ; tick += step) {
    ticks.push(tick);
    if (tick >= most) return ticks;
  }
}

/** The index of the value nearest to the target, in values that never decrease. */
export function nearest(values: readonly number[], wanted: number): number {
  let best = 0;
  for (const [index, value] of values.entries())
    if (Math.abs(value - wanted) < Math.abs(values[best]! - wanted)) best = index;
  return best;
}
