// The lines blocks move along, in the direction they move.
import { AREA_IDS, LINKS, areaIndex, type AreaId, type LinkKind } from '@rubicon/engine';
import { AREAS, linkWays } from './geometry.ts';
import { pointsOf, type Point } from './point.ts';

interface Way {
  readonly kind: LinkKind;
  readonly path: string; // as drawn on the map, in one direction or the other
  readonly chip: Point;
  readonly points: readonly Point[]; // in the requested direction
}

const LINK_OF = new Map(
  LINKS.flatMap(({ a, b }, link) => [
    [`${AREA_IDS[a]}-${AREA_IDS[b]}`, link] as const,
    [`${AREA_IDS[b]}-${AREA_IDS[a]}`, link] as const,
  ]),
);

export const anchorOf = (area: AreaId): Point => AREAS[areaIndex(area)!]!.anchor;

/** The way from one area to the next, or null if they are not adjacent. */
export function wayBetween(from: AreaId, to: AreaId): Way | null {
  const link = LINK_OF.get(`${from}-${to}`);
  if (link === undefined) return null;
  const { between, chip, path } = linkWays()[link]!;
  const points = pointsOf(path);
  return { kind: LINKS[link]!.kind, path, chip, points: between[0] === from ? points : points.reverse() };
}

/** One line per step of a route; straight where the map draws no way (a defector follows none). */
export const legsOf = (route: readonly AreaId[]): (readonly Point[])[] =>
  route.slice(1).map((to, i) => wayBetween(route[i]!, to)?.points ?? [anchorOf(route[i]!), anchorOf(to)]);
