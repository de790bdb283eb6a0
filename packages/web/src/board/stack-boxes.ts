// The boxes that the stacks of the board take, in board px.
import { areaIndex, isSea } from '@rubicon/engine';
import { BLOCK } from './map/geometry.ts';
import type { Point } from './map/point.ts';
import { slotsOf, type Party, type Place } from './places.ts';
import { standOf } from './stand.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How the board draws stacks at its zoom. */
export interface Drawn {
  readonly counter: number; // they are scaled by this against the board
  readonly isPiled: boolean; // one block on top of each, and a number
}

export const FOOT = 11; // px a stack's foot is below the anchor
const TAGGED = 7; // px a stack with tags is raised
const SWORDS = 16; // px from the centre of the swords to their edge
const COUNT = 12; // of the number of a stack

/** The centre of a party's pile when zoomed out. */
export const middleOf = ({ spot }: Party): number => (spot === 'alone' ? 0 : spot === 'left' ? -50 : 50);

/** Where the swords over a location are, from the foot of its stacks. */
export function swordsAt({ area, parties }: Place): { readonly at: Point; readonly isBeside: boolean } {
  const rows = Math.max(
    0,
    ...parties.map(({ spot, pieces }) => Math.ceil(Math.min(pieces.length, 6) / (spot === 'alone' ? 3 : 2))),
  );
  const isContested = parties.length > 1;
  const height = rows === 0 || isContested ? 62 : 50 + (rows - 1) * 27;
  // Over a fleet it would cover the name of the sea, so it goes beside it
  const isBeside = isSea(areaIndex(area)!) && !isContested;
  const columns = Math.min(parties[0]?.pieces.length ?? 0, 3);
  return { at: isBeside ? [columns * 21 + 22, -22] : [0, -height - FOOT], isBeside };
}

/** What is drawn at a location: the stack of each side with its number, and swords. */
export function boxesOf(place: Place, hasSwords: boolean, { counter, isPiled }: Drawn): Box[] {
  const [x, y] = standOf(place.area);
  const around = ([dx, dy]: Point, half: number): Box => ({
    left: x + (dx - half) * counter,
    right: x + (dx + half) * counter,
    top: y + FOOT + (dy - half) * counter,
    bottom: y + FOOT + (dy + half) * counter,
  });
  const boxes = place.parties.flatMap((party) => {
    const { spot, pieces } = party;
    if (isPiled) {
      const middle = middleOf(party);
      return [around([middle, -22], BLOCK / 2), around([middle + 21, -42], COUNT)];
    }
    const raised = pieces.some(({ mark }) => mark !== null) ? TAGGED : 0;
    const shown = slotsOf(spot, pieces.length).filter(({ isShown }) => isShown);
    const corner = shown.at(-1)!.at;
    return [
      ...shown.map(({ at }) => around([at[0], at[1] - FOOT - raised], BLOCK / 2)),
      around([corner[0] + 20, corner[1] - FOOT - 20 - raised], COUNT),
    ];
  });
  return hasSwords ? [...boxes, around(swordsAt(place).at, SWORDS)] : boxes;
}

export const areOverlapping = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
