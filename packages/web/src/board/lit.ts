// What the table asks the board to highlight on top of a view, and the events the board reports.
import type { AreaId, BlockId, Colour, Side } from '@rubicon/engine';

/**
 * `go`: end of a legal move; `attack`: end of a move against enemies; `way`: a stop on the way; `choose`: a location to
 * point at.
 */
export type AreaLight = 'go' | 'attack' | 'way' | 'choose';

export interface LitRoad {
  readonly between: readonly [AreaId, AreaId];
  readonly used: number; // blocks that have used it
  readonly limit: number | null; // null = no limit
}

export interface Lit {
  readonly areas: ReadonlyMap<AreaId, AreaLight>;
  readonly blocks: ReadonlySet<BlockId>; // blocks that can be picked up or pressed
  readonly stacks: ReadonlyMap<AreaId, readonly BlockId[]>; // blocks of a location that can be picked up together
  readonly roads: readonly LitRoad[];
  readonly path: readonly AreaId[] | null; // the path being considered, drawn bold
}

/** Something to draw attention to: a log entry, or where a decision is needed. */
export interface Mark {
  readonly areas: readonly AreaId[];
  readonly path: readonly AreaId[] | null;
  readonly around?: readonly AreaId[]; // brought into view with them, but not marked
}

/** What was told of a turn, drawn until the player's next order; `isNow`: it is being told. */
export type Trace = { readonly side: Side; readonly isNow: boolean } & (
  | {
      readonly kind: 'march';
      readonly path: readonly AreaId[];
      readonly blocks: number;
      readonly isAttack: boolean;
    }
  | { readonly kind: 'levy'; readonly area: AreaId; readonly blocks: number }
  | { readonly kind: 'points'; readonly area: AreaId; readonly points: number } // lost ones are negative
);

/** A moving block, animated once; in the view it has already arrived. */
export interface Flight {
  readonly key: string;
  readonly path: readonly AreaId[];
  readonly block: BlockId | null;
  readonly side: Side;
  readonly colour: Colour;
}

export interface BoardEvents {
  readonly onBlock: (block: BlockId, add: boolean) => void; // add: shift or ctrl was held
  readonly onStack: (area: AreaId) => void; // its number, a double press on a block, or Enter: all that can be picked up
  readonly onArea: (area: AreaId) => void; // the town, the sea, or blocks there that cannot be distinguished
  readonly onAreaHover: (area: AreaId | null) => void; // by pointer or focus
  readonly onLasso: (blocks: readonly BlockId[], add: boolean) => void; // own blocks in the frame
  readonly onHold: (on: boolean) => void; // blocks are being dragged, or were released
  readonly onDrop: (blocks: readonly BlockId[], area: AreaId) => void; // blocks dragged onto an area
  readonly onNothing: () => void; // an empty part of the board: clear the selection
}
