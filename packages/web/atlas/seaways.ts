// Sea routes: from a port to where its sea's Navis are, and from one sea to the next; and straits.
import { AREA_IDS, LINKS } from '@rubicon/engine';
import { cellAt } from './grid.ts';
import { distance, mix, pointAt, sampled, type Point } from './point.ts';
import type { Projection } from './projection.ts';
import { cheapestWay, flowing } from './search.ts';
import type { Terrain } from './terrain.ts';

export const makeSeaways = ({ anchors }: Projection, terrain: Terrain): ReadonlyMap<number, Point[]> => {
  const seaways = new Map<number, Point[]>();
  for (const [link, { a, b, kind }] of LINKS.entries()) {
    if (kind !== 'port' && kind !== 'sea') continue;
    const [from, to] = [anchors.get(AREA_IDS[a]!)!, anchors.get(AREA_IDS[b]!)!];
    const isOpen = (p: Point) => {
      const sea = terrain.sea[cellAt(p)]!;
      return sea === b || (kind === 'sea' && sea === a);
    };
    const costAt = (p: Point): number => {
      if (isOpen(p)) return 1 + Math.max(0, 12 - terrain.fromLand[cellAt(p)]!) / 8;
      return kind === 'port' && distance(p, from) < 70 ? 8 : 400;
    };
    const way = cheapestWay(from, to, costAt);
    seaways.set(
      link,
      flowing(way, (p) => (isOpen(p) || (kind === 'port' && distance(p, from) < 40) ? 1 : 0)),
    );
  }
  return seaways;
};

export interface Strait {
  readonly line: readonly [Point, Point]; // from town to town
  readonly arrow: readonly [Point, Point]; // the part drawn: over the water and onto both shores
}

const ON_SHORE = 15; // px the arrow reaches onto the land

export const makeStraits = ({ anchors }: Projection, terrain: Terrain): ReadonlyMap<number, Strait> => {
  const straits = new Map<number, Strait>();
  for (const [link, { a, b, kind }] of LINKS.entries()) {
    if (kind !== 'strait') continue;
    const line = [anchors.get(AREA_IDS[a]!)!, anchors.get(AREA_IDS[b]!)!] as const;
    const wet = sampled(line, 1).filter((p) => terrain.land[cellAt(p)] === 0);
    const length = distance(...line);
    const along = (p: Point | undefined, offset: number) =>
      pointAt(line, Math.max(0, Math.min(length, (p ? distance(line[0], p) : length / 2) + offset)));
    straits.set(link, { line, arrow: [along(wet[0], -ON_SHORE), along(wet.at(-1), ON_SHORE)] });
  }
  return straits;
};

/** Where a link's marker goes: the middle of a road, the border between seas, just outside a port. */
export const chipPlace = (way: readonly Point[], link: number, terrain: Terrain): Point => {
  const { a, kind } = LINKS[link]!;
  const points = sampled(way, 2);
  if (kind === 'sea') return points.findLast((p) => terrain.sea[cellAt(p)] === a) ?? points[0]!;
  if (kind === 'port') return points[Math.min(27, points.length >> 1)]!;
  return points.length % 2 === 1
    ? points[points.length >> 1]!
    : mix(points[(points.length >> 1) - 1]!, points[points.length >> 1]!, 0.5);
};
