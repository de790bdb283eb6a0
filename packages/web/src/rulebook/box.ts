// The part of the board that a picture shows.
import { isSea, areaIndex, type AreaId } from '@rubicon/engine';
import { AREAS, BOARD } from '../board/map/geometry.ts';
import { standOf } from '../board/stand.ts';
import { pointsOf, type Point } from '../board/map/point.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

// Room for the blocks of both sides, which are beside and above their location, and for its name below
const ROOM = { across: 118, above: 104, below: 62 };

/** The middle of a sea's name: it should be readable, but need not be complete. */
function nameOf(area: AreaId): readonly Point[] {
  const { label } = AREAS[areaIndex(area)!]!;
  if (!('curve' in label)) return [];
  const points = pointsOf(label.curve);
  return [points[Math.floor(points.length / 2)]!];
}

export function boxAround(areas: readonly AreaId[]): Box {
  const points = areas.flatMap((area) => [standOf(area), ...(isSea(areaIndex(area)!) ? nameOf(area) : [])]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.max(0, Math.min(...xs) - ROOM.across);
  const top = Math.max(0, Math.min(...ys) - ROOM.above);
  return {
    left,
    top,
    width: Math.min(BOARD.width, Math.max(...xs) + ROOM.across) - left,
    height: Math.min(BOARD.height, Math.max(...ys) + ROOM.below) - top,
  };
}
