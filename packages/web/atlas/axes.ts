// From longitude and latitude to the flat board, before it is warped: straight parallels and meridians, unevenly
// spaced, so that Gaul, the Sahara and the Atlantic take less space than the Mediterranean.
import type { Point } from './point.ts';

export const WIDTH = 2400;
export const HEIGHT = 1240;

type Knots = readonly (readonly [degrees: number, px: number])[];

const X_KNOTS: Knots = [
  [-20, -330],
  [-11.4, 0],
  [-9, 105],
  [3, 640],
  [8, 820],
  [19, 1390],
  [30.5, 1990],
  [39.6, 2400],
  [50, 2800],
];
const Y_KNOTS: Knots = [
  [20, 1640],
  [28.4, 1240],
  [31, 1110],
  [36, 838],
  [42, 480],
  [46, 225],
  [50.6, 0],
  [58, -330],
];

const between = (knots: Knots, value: number): number => {
  const found = knots.findIndex(([degrees], i) => i > 0 && value <= degrees);
  const end = found < 0 ? knots.length - 1 : found;
  const [[a, b], [c, d]] = [knots[end - 1]!, knots[end]!];
  return b + ((value - a) / (c - a)) * (d - b);
};

/** The knots' corners rounded off by averaging over a few degrees. */
const rounded = (knots: Knots, reach: number, value: number): number => {
  let sum = 0;
  for (let k = -8; k <= 8; k++) sum += between(knots, value + (k / 8) * reach);
  return sum / 17;
};

export const flat = (lon: number, lat: number): Point => [
  rounded(X_KNOTS, 2.2, lon),
  rounded(Y_KNOTS, 1.8, lat),
];
