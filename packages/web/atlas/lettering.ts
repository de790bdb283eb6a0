// Where the names go: towns' below them, provinces' and seas' along curves.
import { AREA_IDS, isSea } from '@rubicon/engine';
import { PROVINCE_NAMES, SEA_NAMES, type CurvedName } from './names.ts';
import { curveThrough, distance, lengthOf, mix, pointAt, type Point } from './point.ts';
import type { Projection } from './projection.ts';
import { isPointTown, townText } from './towns.ts';
import { textWidth, type Face } from './type.ts';

export interface CurvedLabel {
  readonly text: string;
  readonly size: number;
  readonly spacing: number;
  /** The base line, a little longer than the text, which is centred on it. */
  readonly base: readonly Point[];
  /** The centre line of the letters, from the first to the last. */
  readonly spine: readonly Point[];
}

const CAPITAL_HEIGHT = 0.7; // of the size
const SLACK = 24; // px of base line beyond each end, for a browser whose font runs wider

const laidOut = (name: CurvedName, face: Face, project: (p: Point) => Point): CurvedLabel => {
  const { text, along, size, spacing } = name;
  const curve = curveThrough(along, 8).map((p) => project(p));
  const width = textWidth(text, face, size, spacing);
  const extra = Math.max(0, width / 2 + SLACK - lengthOf(curve) / 2) + 1;
  const longer = [
    mix(curve[0]!, curve[2]!, -extra / distance(curve[0]!, curve[2]!)),
    ...curve,
    mix(curve.at(-1)!, curve.at(-3)!, -extra / distance(curve.at(-1)!, curve.at(-3)!)),
  ];
  const middle = lengthOf(longer) / 2;
  const cut = (reach: number, points: number): Point[] =>
    Array.from({ length: points }, (_, i) =>
      pointAt(longer, middle - reach + (2 * reach * i) / (points - 1)),
    );
  return {
    text,
    size,
    spacing,
    base: cut(width / 2 + SLACK, 25),
    spine: raised(cut(width / 2, 25), size * CAPITAL_HEIGHT * 0.5),
  };
};

/** The same line, raised by that much, as letters sit on it. */
const raised = (points: readonly Point[], height: number): Point[] =>
  points.map(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)]!;
    const [bx, by] = points[Math.min(points.length - 1, i + 1)]!;
    const length = Math.hypot(bx - ax, by - ay);
    return [x + ((by - ay) / length) * height, y - ((bx - ax) / length) * height];
  });

interface TownLabel {
  readonly text: string;
  readonly at: Point; // the middle of the base line
  readonly width: number;
  readonly size: number;
  readonly capitals: boolean;
}

/** How far a town's name is below the town. */
const NAME_DROP = 28;

export interface Lettering {
  readonly provinces: readonly CurvedLabel[];
  readonly seas: ReadonlyMap<string, CurvedLabel>;
  readonly towns: ReadonlyMap<string, TownLabel>;
}

export const makeLettering = ({ project, anchors }: Projection): Lettering => {
  const towns = AREA_IDS.flatMap((id, area): [string, TownLabel][] => {
    if (isSea(area)) return [];
    const [x, y] = anchors.get(id)!;
    const { text, size, spacing } = townText(id);
    const capitals = isPointTown(id);
    const width = textWidth(text, capitals ? 'capitals' : 'town', size, spacing);
    return [[id, { text, at: [x, y + NAME_DROP], width, size, capitals }]];
  });
  return {
    provinces: PROVINCE_NAMES.map((name) => laidOut(name, 'capitals', project)),
    seas: new Map(Object.entries(SEA_NAMES).map(([id, name]) => [id, laidOut(name, 'sea', project)])),
    towns: new Map(towns),
  };
};

/** Half the height of a curved name's capitals: how far its letters reach from the spine. */
export const halfHeight = ({ size }: CurvedLabel): number => (size * CAPITAL_HEIGHT) / 2;
