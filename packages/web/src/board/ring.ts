// The size of the ring around a location.
import { areaIndex, isSea } from '@rubicon/engine';
import { AREAS } from './map/geometry.ts';
import type { Place } from './places.ts';
import { standOf } from './stand.ts';

export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

const PITCH = 42;
const APART = 100; // px between the centres of the two stacks of a contested location

/** Wide enough for the name of the town and the front row of its blocks. */
export function ringOf({ area, parties }: Place): Ring {
  const index = areaIndex(area)!;
  const { label } = AREAS[index]!;
  const [x, y] = standOf(area);
  const perRow = parties.length > 1 ? 2 : 3;
  const columns = Math.max(0, ...parties.map(({ pieces }) => Math.min(pieces.length, perRow)));
  const row = columns * PITCH + (parties.length > 1 ? APART : 0);
  const name = 'at' in label ? label.width : 0;
  return {
    x,
    y: y + (isSea(index) ? -6 : 6),
    rx: Math.max(46, name / 2 + 12, row / 2 + 20),
    ry: columns > 0 ? 33 : 30,
  };
}
