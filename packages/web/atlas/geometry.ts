// Writes src/board/map/geometry.ts: the map data the page needs.
import { AREA_IDS, LINKS } from '@rubicon/engine';
import type { Atlas } from './atlas.ts';
import { HEIGHT, WIDTH } from './axes.ts';
import { labelPath } from './drawing.ts';
import { num, pathOf, simplified, type Point } from './point.ts';
import { chipPlace } from './seaways.ts';
import { BLOCK, STACKS } from './stacks.ts';

const pair = ([x, y]: Point): string =>
  `[${num(x).replace(/^(-?)\./, '$10.')}, ${num(y).replace(/^(-?)\./, '$10.')}]`;

const areaLine = ({ projection, lettering }: Atlas, id: string): string => {
  const town = lettering.towns.get(id);
  const sea = lettering.seas.get(id);
  const label = town
    ? `{ at: ${pair(town.at)}, width: ${Math.ceil(town.width)}, size: ${town.size} }`
    : `{ curve: '${labelPath(sea!)}', size: ${sea!.size} }`;
  return `  { id: '${id}', anchor: ${pair(projection.anchors.get(id)!)}, label: ${label} },\n`;
};

/** The line a link is drawn along, from its first area to its second. */
export const linkWay = ({ roads, seaways, straits }: Atlas, link: number): readonly Point[] =>
  roads.get(link) ?? seaways.get(link) ?? straits.get(link)!.line;

const linkLine = (atlas: Atlas, link: number): string => {
  const { a, b } = LINKS[link]!;
  const way = linkWay(atlas, link);
  const path = pathOf(simplified(way, atlas.seaways.has(link) ? 1 : 0.35));
  return `  { between: ['${AREA_IDS[a]}', '${AREA_IDS[b]}'], chip: ${pair(chipPlace(way, link, atlas.terrain))}, path: '${path}' },\n`;
};

const stackLines = (): string =>
  Object.entries(STACKS)
    .map(
      ([name, counts]) =>
        `  ${name}: [\n${counts.map((spots) => `    [${spots.map((p) => pair(p)).join(', ')}],\n`).join('')}  ],\n`,
    )
    .join('');

export const writeGeometry = (atlas: Atlas): string =>
  `// Written by atlas/bake.ts; change that, not this. Where everything on the board is, in board px.

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

/** A town's name is centred on \`at\`, its base line; a sea's is centred on a curve. */
type Label =
  | { readonly at: Point; readonly width: number; readonly size: number }
  | { readonly curve: string; readonly size: number };

export interface AreaGeometry {
  readonly id: string;
  readonly anchor: Point; // the middle of the town, or where fleets stand
  readonly label: Label;
}

/** In the engine's order of areas. */
export const AREAS: readonly AreaGeometry[] = [
${AREA_IDS.map((id) => areaLine(atlas, id)).join('')}];

export interface LinkGeometry {
  readonly between: readonly [string, string];
  readonly chip: Point;
  readonly path: string; // from the first area's anchor to the second's
}

/** In the engine's order of links. */
export const LINK_WAYS: readonly LinkGeometry[] = [
${LINKS.map((_, link) => linkLine(atlas, link)).join('')}];
`;
