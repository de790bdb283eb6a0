// A thin-plate spline: extends the displacement of a few points smoothly to every other point.
import type { Point } from './point.ts';

export interface Pin {
  readonly at: Point;
  readonly shift: Point;
  readonly slack: number; // how far the spline may miss the shift, for smoothness
}

const SCALE = 400;
const SLACK = 0.0012;
const bend = (dx: number, dy: number): number => {
  const r2 = (dx * dx + dy * dy) / (SCALE * SCALE);
  return r2 < 1e-12 ? 0 : r2 * Math.log(r2);
};

/** Solves `matrix · x = values` by elimination; both are overwritten. */
const solve = (matrix: number[][], values: [number, number][]): [number, number][] => {
  const size = matrix.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let row = i + 1; row < size; row++)
      if (Math.abs(matrix[row]![i]!) > Math.abs(matrix[pivot]![i]!)) pivot = row;
    [matrix[i], matrix[pivot]] = [matrix[pivot]!, matrix[i]!];
    [values[i], values[pivot]] = [values[pivot]!, values[i]!];
    for (let row = i + 1; row < size; row++) {
      const factor = matrix[row]![i]! / matrix[i]![i]!;
      if (factor === 0) continue;
      for (let col = i; col < size; col++) matrix[row]![col]! -= factor * matrix[i]![col]!;
      for (const axis of [0, 1] as const) values[row]![axis] -= factor * values[i]![axis];
    }
  }
  const x: [number, number][] = [];
  for (let i = size - 1; i >= 0; i--) {
    const solved: [number, number] = [0, 0];
    for (const axis of [0, 1] as const) {
      let sum = values[i]![axis];
      for (let k = i + 1; k < size; k++) sum -= matrix[i]![k]! * x[k]![axis];
      solved[axis] = sum / matrix[i]![i]!;
    }
    x[i] = solved;
  }
  return x;
};

export const warpBy = (pins: readonly Pin[]): ((p: Point) => Point) => {
  const affine = ([x, y]: Point) => [1, x / SCALE, y / SCALE];
  const matrix = pins.map((pin, i) => [
    ...pins.map(
      ({ at }, j) => bend(pin.at[0] - at[0], pin.at[1] - at[1]) + (i === j ? pin.slack * SLACK : 0),
    ),
    ...affine(pin.at),
  ]);
  for (const k of [0, 1, 2]) matrix.push([...pins.map(({ at }) => affine(at)[k]!), 0, 0, 0]);
  const values = [...pins.map((pin) => pin.shift), [0, 0], [0, 0], [0, 0]].map(([x, y]): [number, number] => [
    x,
    y,
  ]);
  const weights = solve(matrix, values);

  return (p) => {
    let [x, y] = p;
    for (const [k, factor] of affine(p).entries()) {
      x += weights[pins.length + k]![0] * factor;
      y += weights[pins.length + k]![1] * factor;
    }
    for (const [j, { at }] of pins.entries()) {
      const u = bend(p[0] - at[0], p[1] - at[1]);
      x += weights[j]![0] * u;
      y += weights[j]![1] * u;
    }
    return [x, y];
  };
};
