// Provinces as areas of colour: the land is flood-filled from inside each up to its borders.
import { CELLS, beside, blurred, cellAt, markLine, outlines } from './grid.ts';
import { curveThrough, type Point } from './point.ts';
import { PROVINCES, PROVINCE_BORDERS, type Wash } from './provinces.ts';
import type { Terrain } from './terrain.ts';

export interface WashedArea {
  readonly wash: Wash;
  readonly rings: readonly (readonly Point[])[];
}

type Project = (lonLat: Point) => Point;

export const provinceBorders = (project: Project): Point[][] =>
  PROVINCE_BORDERS.map((points) => curveThrough(points, 10).map((p) => project(p)));

const FREE = -1;
const OVER = 4; // cells a wash extends beyond its edge, to meet its neighbour and the shore

export const makeWashes = (project: Project, terrain: Terrain): WashedArea[] => {
  const walls = new Uint8Array(CELLS);
  for (const border of provinceBorders(project)) markLine(walls, border, 3);
  for (const channel of terrain.channels) markLine(walls, channel, 5);
  const owner = new Int16Array(CELLS).fill(FREE);
  const isLand = (cell: number) => terrain.land[cell] === 1;

  let edge: number[] = [];
  for (const [province, { inside }] of PROVINCES.entries())
    for (const spot of inside) {
      const open = [cellAt(project(spot))];
      for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
        if (owner[cell] !== FREE || !isLand(cell) || walls[cell] === 1) continue;
        owner[cell] = province;
        edge.push(cell);
        open.push(...beside(cell));
      }
    }
  for (let pass = 0; pass < OVER; pass++) {
    const next: number[] = [];
    for (const cell of edge)
      for (const other of beside(cell)) {
        if (owner[other] !== FREE) continue;
        owner[other] = owner[cell]!;
        next.push(other);
      }
    edge = next;
  }
  return PROVINCES.map(({ wash }, province) => {
    const inside = Float64Array.from(owner, (name) => (name === province ? 1 : 0));
    return { wash, rings: outlines(blurred(inside, 2), 0.5) };
  });
};
