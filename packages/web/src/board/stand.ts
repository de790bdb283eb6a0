// Where the blocks of an area are drawn: its anchor, shifted a little where they would cover a name.
import type { AreaId } from '@rubicon/engine';
import type { Point } from './map/point.ts';
import { anchorOf } from './map/ways.ts';

const ASIDE: Readonly<Record<string, Point>> = { Propontis: [6, 26] };

export function standOf(area: AreaId): Point {
  const [x, y] = anchorOf(area);
  const [dx, dy] = ASIDE[area] ?? [0, 0];
  return [x + dx, y + dy];
}
