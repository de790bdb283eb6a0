// The board as a raster: what is land, how far the shore is, and outlines of marked cells.
import { contours } from 'd3-contour';
import { HEIGHT, WIDTH } from './axes.ts';
import type { Point } from './point.ts';

export const CELL = 2; // px
const RIM = 40; // px of raster beyond each edge of the board
const COLUMNS = (WIDTH + 2 * RIM) / CELL;
const ROWS = (HEIGHT + 2 * RIM) / CELL;
export const CELLS = COLUMNS * ROWS;

const column = (x: number): number => Math.max(0, Math.min(COLUMNS - 1, Math.round((x + RIM) / CELL)));
const row = (y: number): number => Math.max(0, Math.min(ROWS - 1, Math.round((y + RIM) / CELL)));

/** The cell of a point; beyond the raster, the nearest at its edge. */
export const cellAt = ([x, y]: Point): number => row(y) * COLUMNS + column(x);
export const centreOf = (cell: number): Point => [
  (cell % COLUMNS) * CELL - RIM,
  Math.floor(cell / COLUMNS) * CELL - RIM,
];

/** The four neighbours of a cell, within the raster. */
export const beside = (cell: number): number[] => {
  const x = cell % COLUMNS;
  const cells: number[] = [];
  if (x > 0) cells.push(cell - 1);
  if (x < COLUMNS - 1) cells.push(cell + 1);
  if (cell >= COLUMNS) cells.push(cell - COLUMNS);
  if (cell < CELLS - COLUMNS) cells.push(cell + COLUMNS);
  return cells;
};

/** Marks the cells inside the rings, holes left out. */
export const fillRings = (rings: readonly (readonly Point[])[]): Uint8Array => {
  const mask = new Uint8Array(CELLS);
  const crossings: number[][] = Array.from({ length: ROWS }, () => []);
  for (const ring of rings)
    for (const [i, [x, y]] of ring.entries()) {
      const [nextX, nextY] = ring[(i + 1) % ring.length]!;
      const [low, high] = y < nextY ? [y, nextY] : [nextY, y];
      const first = Math.max(0, Math.ceil((low + RIM) / CELL));
      const last = Math.min(ROWS - 1, Math.ceil((high + RIM) / CELL) - 1);
      for (let j = first; j <= last; j++)
        crossings[j]!.push(x + ((j * CELL - RIM - y) / (nextY - y)) * (nextX - x));
    }
  for (const [j, xs] of crossings.entries()) {
    xs.sort((a, b) => a - b);
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const first = Math.max(0, Math.ceil((xs[k]! + RIM) / CELL));
      const last = Math.min(COLUMNS - 1, Math.floor((xs[k + 1]! + RIM) / CELL));
      for (let i = first; i <= last; i++) mask[j * COLUMNS + i] = 1;
    }
  }
  return mask;
};

/** Marks the cells within `reach` px of a line. */
export const markLine = (mask: Uint8Array, points: readonly Point[], reach: number, value = 1): void => {
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1]!, points[i]!];
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay)));
    for (let k = 0; k <= steps; k++)
      markDot(mask, [ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps], reach, value);
  }
};

const markDot = (mask: Uint8Array, [x, y]: Point, reach: number, value: number) => {
  for (let j = row(y - reach); j <= row(y + reach); j++)
    for (let i = column(x - reach); i <= column(x + reach); i++) {
      const [dx, dy] = [i * CELL - RIM - x, j * CELL - RIM - y];
      if (dx * dx + dy * dy <= reach * reach) mask[j * COLUMNS + i] = value;
    }
};

/** The distance in px of each cell from the nearest one that `isThere` (exact, Felzenszwalb and Huttenlocher). */
export const distanceFrom = (isThere: (cell: number) => boolean): Float64Array => {
  const field = Float64Array.from({ length: CELLS }, (_, cell) => (isThere(cell) ? 0 : 1e9));
  for (let x = 0; x < COLUMNS; x++) lowerEnvelope(field, x, COLUMNS, ROWS);
  for (let y = 0; y < ROWS; y++) lowerEnvelope(field, y * COLUMNS, 1, COLUMNS);
  return field.map((squared) => Math.sqrt(squared) * CELL);
};

const lowerEnvelope = (field: Float64Array, start: number, step: number, length: number) => {
  const height = Float64Array.from({ length }, (_, i) => field[start + i * step]!);
  const vertex = new Int32Array(length);
  const from = new Float64Array(length + 1);
  let k = 0;
  from[0] = -1e9;
  from[1] = 1e9;
  for (let q = 1; q < length; q++) {
    let meet: number;
    do {
      const r = vertex[k]!;
      meet = (height[q]! + q * q - (height[r]! + r * r)) / (2 * q - 2 * r);
    } while (meet <= from[k]! && --k >= 0);
    k++;
    vertex[k] = q;
    from[k] = meet;
    from[k + 1] = 1e9;
  }
  k = 0;
  for (let q = 0; q < length; q++) {
    while (from[k + 1]! < q) k++;
    field[start + q * step] = (q - vertex[k]!) ** 2 + height[vertex[k]!]!;
  }
};

export const blurred = (field: ArrayLike<number>, times: number): Float64Array => {
  let now = Float64Array.from(field);
  for (let n = 0; n < times; n++) {
    const next = Float64Array.from(now);
    for (let cell = COLUMNS + 1; cell < CELLS - COLUMNS - 1; cell++) {
      const [above, below] = [cell - COLUMNS, cell + COLUMNS];
      const sides = now[cell - 1]! + now[cell + 1]! + now[above]! + now[below]!;
      const corners = now[above - 1]! + now[above + 1]! + now[below - 1]! + now[below + 1]!;
      next[cell] = (now[cell]! * 4 + sides * 2 + corners) / 16;
    }
    now = next;
  }
  return now;
};

/** Rings along which the field has the given height. */
export const outlines = (field: Float64Array, height: number): Point[][] =>
  contours()
    .size([COLUMNS, ROWS])
    .contour([...field], height)
    .coordinates.flat()
    .map((ring) => ring.map(([x, y]): Point => [(x! - 0.5) * CELL - RIM, (y! - 0.5) * CELL - RIM]));
