// Where an arrow key goes: the nearest area in a direction.
import { AREA_IDS, type AreaId } from '@rubicon/engine';
import { AREAS } from './geometry.ts';
import { anchorOf } from './ways.ts';

export const DIRECTIONS = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
} as const;
export type Direction = keyof typeof DIRECTIONS;

export const isDirection = (key: string): key is Direction => Object.hasOwn(DIRECTIONS, key);

const ASIDE = 1.4; // px sideways count this much more than px ahead
const CONES = [0.85, 1.6]; // how far sideways per px ahead: what is straight ahead is preferred

/** The nearest area in a direction, or null at the edge of the map. */
export function neighbour(from: AreaId, direction: Direction): AreaId | null {
  for (const cone of CONES) {
    const found = nearest(from, direction, cone);
    if (found !== null) return found;
  }
  return null;
}

function nearest(from: AreaId, direction: Direction, cone: number): AreaId | null {
  const [x, y] = anchorOf(from);
  const [dx, dy] = DIRECTIONS[direction];
  let best: AreaId | null = null;
  let least = Infinity;
  for (const [i, { anchor }] of AREAS.entries()) {
    const ahead = (anchor[0] - x) * dx + (anchor[1] - y) * dy;
    const aside = Math.abs((anchor[0] - x) * dy) + Math.abs((anchor[1] - y) * dx);
    const cost = ahead + aside * ASIDE;
    if (ahead > 0 && aside <= ahead * cone && cost < least) [best, least] = [AREA_IDS[i]!, cost];
  }
  return best;
}
