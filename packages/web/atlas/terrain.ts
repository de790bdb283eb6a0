// The terrain of every cell: land or one of the nine seas, and the distance from the shore.
import { AREA_IDS, isSea } from '@rubicon/engine';
import { cutBy, landRings } from './coast.ts';
import { CELLS, beside, cellAt, distanceFrom, fillRings, markLine } from './grid.ts';
import { SEA_BORDER_LINES } from './names.ts';
import { curveThrough, sampled, type Point } from './point.ts';
import type { Projection } from './projection.ts';
import { CHANNELS } from './provinces.ts';

/** Half the width of the water in a strait that had to be cut. */
export const CHANNEL_REACH = 5;

export const LAND = -1;
const NO_SEA = -2; // lakes, the Red Sea

export interface Terrain {
  readonly rings: readonly (readonly Point[])[];
  readonly channels: readonly (readonly Point[])[];
  readonly seaBorders: readonly (readonly Point[])[];
  readonly land: Uint8Array;
  /** The area of the sea a cell belongs to, `LAND` or `NO_SEA`. */
  readonly sea: Int16Array;
  readonly fromLand: Float64Array; // px, at sea
  readonly fromWater: Float64Array; // px, on land
}

export const makeTerrain = ({ project, anchors }: Projection): Terrain => {
  const onBoard = (points: readonly Point[]) => curveThrough(points, 8).map((p) => project(p));
  const rings = landRings(project);
  const seaBorders = SEA_BORDER_LINES.map((points) => onBoard(points));

  const land = fillRings(rings);
  const fromTrueLand = distanceFrom((cell) => land[cell] === 1);
  const channels = Object.values(CHANNELS).flatMap((points) =>
    cutBy(sampled(onBoard(points), 2), (p) => fromTrueLand[cellAt(p)]! < 9),
  );
  for (const channel of channels) markLine(land, channel, CHANNEL_REACH, 0);

  const seas = AREA_IDS.flatMap((id, area) => (isSea(area) ? [[area, anchors.get(id)!] as const] : []));
  return {
    rings,
    channels,
    seaBorders,
    land,
    sea: partedSeas(land, seaBorders, seas),
    fromLand: distanceFrom((cell) => land[cell] === 1),
    fromWater: distanceFrom((cell) => land[cell] === 0),
  };
};

const partedSeas = (
  land: Uint8Array,
  borders: readonly (readonly Point[])[],
  seas: readonly (readonly [area: number, stand: Point])[],
): Int16Array => {
  const walls = new Uint8Array(CELLS);
  for (const border of borders) markLine(walls, border, 3);
  const sea = Int16Array.from(land, (isLand) => (isLand === 1 ? LAND : NO_SEA));
  let edge: number[] = [];
  for (const [area, stand] of seas) {
    const open = [cellAt(stand)];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      if (sea[cell] !== NO_SEA) continue;
      if (walls[cell] === 1) {
        edge.push(cell);
        continue;
      }
      sea[cell] = area;
      open.push(...beside(cell));
    }
  }
  // The walls themselves belong to the sea that reaches them first.
  while (edge.length > 0) {
    const next: number[] = [];
    for (const cell of edge) {
      const owner = beside(cell).find((other) => sea[other]! >= 0);
      if (sea[cell] !== NO_SEA || owner === undefined) continue;
      sea[cell] = sea[owner]!;
      next.push(...beside(cell).filter((other) => walls[other] === 1 && sea[other] === NO_SEA));
    }
    edge = next;
  }
  return sea;
};

/** The distance of a cell from the nearest water of a sea. */
export const reachOf = (terrain: Terrain, [x, y]: Point, area: number, limit = 120): number => {
  for (let reach = 0; reach <= limit; reach += 1)
    for (let k = 0; k < 72; k++) {
      const angle = (k * Math.PI) / 36;
      const spot: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      if (terrain.sea[cellAt(spot)] === area) return reach;
    }
  return Infinity;
};
