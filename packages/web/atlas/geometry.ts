// Writes src/board/map/geometry-lines.ts: the map data the page needs, as short as it can be read.
import { AREA_IDS, LINKS } from '@rubicon/engine';
import type { Atlas } from './atlas.ts';
import { HEIGHT, WIDTH } from './axes.ts';
import { labelPath } from './drawing.ts';
import { joinedNumbers, num, pathOf, simplified, type Point } from './point.ts';
import { chipPlace } from './seaways.ts';
import { BLOCK, STACKS } from './stacks.ts';

const pair = ([x, y]: Point): string =>
  `[${num(x).replace(/^(-?)\./, '$10.')}, ${num(y).replace(/^(-?)\./, '$10.')}]`;

const areaLine = ({ projection, lettering }: Atlas, id: string): string => {
  const [x, y] = projection.anchors.get(id)!;
  const town = lettering.towns.get(id);
  if (town === undefined) {
    const sea = lettering.seas.get(id)!;
    return `${num(x)} ${num(y)} ${sea.size} ${labelPath(sea)}\n`;
  }
  const from = [num(town.at[0] - x), num(town.at[1] - y)];
  return `${num(x)} ${num(y)} ${town.size} ${Math.ceil(town.width)} ${from.join(' ')}\n`;
};

/** The line a link is drawn along, from its first area to its second. */
export const linkWay = ({ roads, seaways, straits }: Atlas, link: number): readonly Point[] =>
  roads.get(link) ?? seaways.get(link) ?? straits.get(link)!.line;

const linkLine = (atlas: Atlas, link: number): string => {
  const way = linkWay(atlas, link);
  const [x, y] = chipPlace(way, link, atlas.terrain);
  const path = pathOf(simplified(way, atlas.seaways.has(link) ? 1 : 0.35));
  const steps = path.split('l')[1]!.match(/-?[\d.]+/g)!;
  return `${num(x)} ${num(y)} ${joinedNumbers(steps.slice(0, -2))}`.trimEnd() + '\n';
};

const stackLines = (): string =>
  Object.entries(STACKS)
    .map(
      ([name, counts]) =>
        `  ${name}: [\n${counts.map((spots) => `    [${spots.map((p) => pair(p)).join(', ')}],\n`).join('')}  ],\n`,
    )
    .join('');

export const writeGeometry = (atlas: Atlas): string =>
  `// Written by atlas/bake.ts; change that, not this. Where everything on the board is, in board px: \`geometry.ts\` reads it.

type Point = readonly [x: number, y: number];

/** The board's size. */
export const BOARD = { width: ${WIDTH}, height: ${HEIGHT} } as const;

/** A block's edge. */
export const BLOCK = ${BLOCK};

/**
 * Where blocks stand, from their area's anchor to the middle of each: the list for one block, for two, up to
 * six; front row first. \`alone\` when one side is there, \`left\` and \`right\` when both are.
 */
export const STACKS: Readonly<Record<'alone' | 'left' | 'right', readonly (readonly Point[])[]>> = {
${stackLines()}};

/**
 * In the engine's order of areas: the anchor and the size of the name; then for a town the width of its name and how
 * far from the anchor it is, for a sea the curve of its name.
 */
export const AREA_LINES = \`
${AREA_IDS.map((id) => areaLine(atlas, id)).join('')}\`;

/** In the engine's order of links: the chip, and the steps of the way from the first anchor, without the last. */
export const LINK_LINES = \`
${LINKS.map((_, link) => linkLine(atlas, link)).join('')}\`;
`;
