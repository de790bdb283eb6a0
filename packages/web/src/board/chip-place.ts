// Where the chip of a road is drawn: at its middle, but beside the swords over a location under attack.
import type { AreaId } from '@rubicon/engine';
import type { AreaLight } from './lit.ts';
import type { Point } from './map/point.ts';
import { standOf } from './stand.ts';

const SWORDS = 58; // px the swords are above the centre of a town
const WIDE = 38; // px between the centres of a chip and swords side by side
const HIGH = 36; // px above and below the swords within which a chip would touch them

export function chipPlace([x, y]: Point, areas: ReadonlyMap<AreaId, AreaLight>): Point {
  for (const [area, light] of areas) {
    if (light !== 'attack') continue;
    const [left, foot] = standOf(area);
    if (Math.abs(x - left) < WIDE && Math.abs(y - (foot - SWORDS)) < HIGH)
      return [left + (x < left ? -WIDE : WIDE), y];
  }
  return [x, y];
}
