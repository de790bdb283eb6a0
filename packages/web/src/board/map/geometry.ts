// Where everything on the board is, in board px, read from the lines that the atlas wrote.
import { AREA_IDS, LINKS } from '@rubicon/engine';
import { AREA_LINES, LINK_LINES } from './geometry-lines.ts';
import { numbersIn, type Point } from './point.ts';

export { BLOCK, BOARD, STACKS } from './geometry-lines.ts';

/** A town's name is centred on `at`, its base line; a sea's is centred on a curve. */
type Label =
  | { readonly at: Point; readonly width: number; readonly size: number }
  | { readonly curve: string; readonly size: number };

export interface AreaGeometry {
  readonly id: string;
  readonly anchor: Point; // the middle of the town, or where fleets stand
  readonly label: Label;
}

const linesOf = (text: string): string[] => text.trim().split('\n');
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** In the engine's order of areas. */
export const AREAS: readonly AreaGeometry[] = linesOf(AREA_LINES).map((line, area) => {
  const [place, curve] = line.split(' M') as [string, string | undefined];
  const [x, y, size, width, right, down] = numbersIn(place) as [number, number, number, number, number, number];
  return {
    id: AREA_IDS[area]!,
    anchor: [x, y],
    label: curve === undefined ? { at: [x + right, y + down], width, size } : { curve: `M${curve}`, size },
  };
});

export interface LinkGeometry {
  readonly between: readonly [string, string];
  readonly chip: Point;
  readonly path: string; // from the first area's anchor to the second's
}

const wayOf = (line: string, link: number): LinkGeometry => {
  const { a, b } = LINKS[link]!;
  const [from, to] = [AREAS[a]!, AREAS[b]!];
  const [chipX, chipY, ...steps] = numbersIn(line) as [number, number, ...number[]];
  const [x, y] = from.anchor;
  const left = [to.anchor[0] - x, to.anchor[1] - y];
  for (const [index, step] of steps.entries()) left[index % 2]! -= step;
  return {
    between: [from.id, to.id],
    chip: [chipX, chipY],
    path: `M${x} ${y}l${[...steps, ...left.map(tenths)].join(' ')}`,
  };
};

let ways: readonly LinkGeometry[] | null = null;

/** In the engine's order of links; read when the first of them is shown. */
export const linkWays = (): readonly LinkGeometry[] => (ways ??= linesOf(LINK_LINES).map(wayOf));
