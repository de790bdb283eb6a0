// Turns a view's stacks into the locations the board draws, one for each area.
import {
  AREA_IDS,
  SIDES,
  blockIndex,
  type AreaId,
  type BlockId,
  type Colour,
  type Side,
  type Stack,
  type View,
} from '@rubicon/engine';
import { STACKS } from './map/geometry.ts';
import type { Point } from './map/point.ts';

/** One block on the board; `block` is null where it is hidden from the viewer. */
export interface Piece {
  readonly key: string;
  readonly block: BlockId | null;
  readonly strength: number | null;
  readonly side: Side;
  readonly colour: Colour;
  readonly mark: 'spent' | 'main' | 'reserve' | null;
}

export interface Party {
  readonly side: Side;
  readonly spot: keyof typeof STACKS;
  readonly pieces: readonly Piece[];
  readonly pinned: number; // how many of them are pinned
}

export interface Place {
  readonly area: AreaId;
  readonly parties: readonly Party[];
  readonly isFighting: boolean; // the battle being fought: its known blocks are face up
  readonly heldBy: Side | null; // a sea whose control needs a Navis to stay
}

const SHOWN = 6;
const BEHIND = 27;

/** All locations, in the engine's order of areas. */
export function placesOf(view: View): Place[] {
  const byArea = Map.groupBy(view.stacks, ({ area }) => area);
  return AREA_IDS.map((area) => {
    const stacks = byArea.get(area) ?? [];
    const present = SIDES.filter((side) => stacks.some((stack) => stack.side === side));
    return {
      area,
      parties: present.map((side) => ({
        side,
        spot: present.length === 1 ? 'alone' : side === 'caesar' ? 'left' : 'right',
        pieces: piecesOf(
          view,
          stacks.filter((stack) => stack.side === side),
        ),
        pinned: pinnedOf(view, side, stacks),
      })),
      isFighting: view.battle !== null && view.battle.round > 0 && view.battle.area === area,
      heldBy: view.command?.held.includes(area) === true ? view.command.side : null,
    };
  });
}

/** Known blocks in roster order, so that a stack looks the same from turn to turn; main force in front. */
function piecesOf(view: View, stacks: readonly Stack[]): Piece[] {
  const pieces = stacks
    .toSorted((one, other) => Number(one.role === 'reserve') - Number(other.role === 'reserve'))
    .flatMap((stack, at) =>
      Array.from({ length: stack.count }, (_, i): Piece => {
        const known = stack.blocks?.[i];
        return {
          key: known?.block ?? `${stack.area} ${stack.side} ${stack.colour} ${at} ${i}`,
          block: known?.block ?? null,
          strength: known?.strength ?? null,
          side: stack.side,
          colour: stack.colour,
          mark: markOf(view, stack),
        };
      }),
    );
  const rank = ({ block, mark }: Piece): number =>
    (mark === 'reserve' ? 100 : 0) + (block === null ? 0 : blockIndex(block)!);
  return pieces.sort((one, other) => rank(one) - rank(other));
}

function markOf(view: View, { moved, side, role }: Stack): Piece['mark'] {
  if (role === 'main' || role === 'reserve') return role;
  return moved && view.step === 'move' && view.command?.side === side ? 'spent' : null;
}

/** As many of the blocks that were there must stay as main-force attackers arrived (docs/rulings.md, 10). */
function pinnedOf(view: View, side: Side, stacks: readonly Stack[]): number {
  if (view.step !== 'move' || view.command?.side !== side) return 0;
  const count = (wanted: (stack: Stack) => boolean): number =>
    stacks.reduce((sum, stack) => (wanted(stack) ? sum + stack.count : sum), 0);
  return Math.min(
    count((stack) => stack.side === side && stack.entry === null),
    count((stack) => stack.side !== side && stack.role === 'main'),
  );
}

export interface Slot {
  readonly at: Point; // from the anchor to the centre of the block
  readonly row: number; // 0 = front
  readonly isShown: boolean; // while the stack is not fanned out
}

/** Where the blocks of a stack are drawn; those beyond the sixth are behind, and visible when it is fanned out. */
export function slotsOf(spot: Party['spot'], count: number): Slot[] {
  const spots = STACKS[spot][Math.min(count, SHOWN) - 1]!;
  const perRow = spot === 'alone' ? 3 : 2;
  const full = STACKS[spot][SHOWN - 1]!;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    if (i < SHOWN) return { at: spots[i]!, row, isShown: true };
    const [x, y] = full[i % perRow]!;
    return { at: [x, y - row * BEHIND], row, isShown: false };
  });
}
