// The cheapest route over the board, cell by cell, and its smoothing.
import { HEIGHT, WIDTH } from './axes.ts';
import { mix, sampled, type Point } from './point.ts';

const STEP = 2; // px
const COLUMNS = WIDTH / STEP + 1;
const ROWS = HEIGHT / STEP + 1;

/** Steps to the eight cells around and to a knight's move from here: sixteen directions. */
const STEPS = [-2, -1, 0, 1, 2].flatMap((dx) =>
  [-2, -1, 0, 1, 2].flatMap((dy) => {
    const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
    return Math.max(ax, ay) === 1 || ax + ay === 3 ? [{ dx, dy, length: Math.hypot(dx, dy) }] : [];
  }),
);

/** A route from `from` to `to` with the least sum of `costAt` per px. */
export const cheapestWay = (from: Point, to: Point, costAt: (p: Point) => number): Point[] => {
  const cost = new Float64Array(COLUMNS * ROWS);
  const price = (cell: number) =>
    (cost[cell] ||= costAt([(cell % COLUMNS) * STEP, Math.floor(cell / COLUMNS) * STEP]));
  const cellOf = ([x, y]: Point) => Math.round(y / STEP) * COLUMNS + Math.round(x / STEP);
  const [start, goal] = [cellOf(from), cellOf(to)];
  const best = new Float64Array(COLUMNS * ROWS).fill(Infinity);
  const back = new Int32Array(COLUMNS * ROWS).fill(-1);
  const open = new Heap();
  best[start] = 0;
  open.push(0, start);
  for (let next = open.pop(); next; next = open.pop()) {
    const [spent, cell] = next;
    if (spent > best[cell]!) continue;
    if (cell === goal) break;
    const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    for (const { dx, dy, length } of STEPS) {
      if (x + dx < 0 || y + dy < 0 || x + dx >= COLUMNS || y + dy >= ROWS) continue;
      const other = cell + dy * COLUMNS + dx;
      const total = spent + (length * (price(cell) + price(other))) / 2;
      if (total >= best[other]!) continue;
      best[other] = total;
      back[other] = cell;
      open.push(total, other);
    }
  }
  const way: Point[] = [];
  for (let cell = back[goal]!; cell !== start && cell >= 0; cell = back[cell]!)
    way.push([(cell % COLUMNS) * STEP, Math.floor(cell / COLUMNS) * STEP]);
  return [from, ...way.reverse(), to];
};

/** Smooths a route, moving points only to cells that cost 1 or less than before. */
export const flowing = (way: readonly Point[], worth: (p: Point) => number): Point[] => {
  let now = sampled(way, 7);
  for (let round = 0; round < 60; round++)
    now = now.map((p, i) => {
      const [before, after] = [now[i - 1], now[i + 1]];
      if (!before || !after) return p;
      const [second, secondAfter] = [now[i - 2] ?? before, now[i + 2] ?? after];
      const moved: Point = [0, 1].map(
        (axis) =>
          (p[axis]! * 2 + (before[axis]! + after[axis]!) * 2 + second[axis]! + secondAfter[axis]!) / 8,
      ) as [number, number];
      const around = (q: Point) => worth(q) + worth(mix(q, before, 0.5)) + worth(mix(q, after, 0.5));
      const gain = around(moved) - around(p);
      return gain > 0 || around(moved) === 3 ? moved : p;
    });
  return now;
};

/** A binary heap of numbers with payloads, least first. */
class Heap {
  readonly #entries: (readonly [number, number])[] = [];

  push(rank: number, value: number): void {
    const entries = this.#entries;
    let at = entries.push([rank, value]) - 1;
    for (let up = (at - 1) >> 1; at > 0 && entries[up]![0] > entries[at]![0]; at = up, up = (at - 1) >> 1)
      [entries[at], entries[up]] = [entries[up]!, entries[at]!];
  }

  pop(): readonly [number, number] | undefined {
    const entries = this.#entries;
    const first = entries[0];
    const last = entries.pop();
    if (!last || entries.length === 0) return first;
    entries[0] = last;
    for (let at = 0; ;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < entries.length && entries[child]![0] < entries[least]![0]) least = child;
      if (least === at) return first;
      [entries[at], entries[least]] = [entries[least]!, entries[at]!];
      at = least;
    }
  }
}
