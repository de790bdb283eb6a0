// Writes src/board/map/outline.ts: the land in few points, for pictures of the whole board no wider than a hand.
import type { Atlas } from './atlas.ts';
import { HEIGHT, WIDTH } from './axes.ts';
import { tidied } from './drawing.ts';
import { clippedRing, pathOf, signedArea, type Point } from './point.ts';

const TOLERANCE = 5; // board px: less than a pixel of such a picture
const LEAST_AREA = 1400; // px²: smaller islands would be dots

const EDGE: readonly [Point, Point] = [
  [-10, -10],
  [WIDTH + 10, HEIGHT + 10],
];

export const writeOutline = ({ terrain }: Atlas): string => {
  const path = terrain.rings
    .map((ring) => clippedRing(ring, ...EDGE))
    .filter((ring) => Math.abs(signedArea(ring)) > LEAST_AREA)
    .map((ring) => pathOf(tidied(ring, TOLERANCE, true), { closed: true, decimals: 0 }))
    .join('');
  return `// Written by atlas/bake.ts; change that, not this. The land of the board in few points, as a path.
export const OUTLINE =
  '${path}';
`;
};
