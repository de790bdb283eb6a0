// What the table asks the board to show on top of a view. The board knows no rules: it lights what it is told to.
import type { AreaId, BlockId, Colour, Side } from '@rubicon/engine';

/** `go` an end of a legal move, `attack` one against enemies, `way` a stop on the way, `choose` something to point at. */
export type AreaLight = 'go' | 'attack' | 'way' | 'choose';

export interface LitRoad {
  readonly between: readonly [AreaId, AreaId];
  readonly used: number; // blocks that went over it
  readonly limit: number | null; // null = no limit
}

export interface Lit {
  readonly areas: ReadonlyMap<AreaId, AreaLight>;
  readonly blocks: ReadonlySet<BlockId>; // blocks that can be picked or pressed
  readonly roads: readonly LitRoad[];
  readonly path: readonly AreaId[] | null; // the way being considered, drawn strong
}

/** Something to look at: an entry of the annals, or where a decision is asked for. */
export interface Mark {
  readonly areas: readonly AreaId[];
  readonly path: readonly AreaId[] | null;
}

/** A block on its way, shown once; it has arrived already in the view. */
export interface Flight {
  readonly key: string;
  readonly path: readonly AreaId[];
  readonly block: BlockId | null;
  readonly side: Side;
  readonly colour: Colour;
}

export interface BoardEvents {
  readonly onBlock: (block: BlockId, add: boolean) => void; // add: shift or ctrl was held
  readonly onArea: (area: AreaId) => void; // the town, the sea, or blocks there that cannot be told apart
  readonly onAreaHover: (area: AreaId | null) => void; // by pointer or focus
  readonly onLasso: (blocks: readonly BlockId[], add: boolean) => void; // own blocks in the frame
  readonly onHold: (on: boolean) => void; // blocks are being dragged, or are let go
  readonly onDrop: (blocks: readonly BlockId[], area: AreaId) => void; // blocks dragged onto an area
  readonly onNothing: () => void; // open sea or land: unselect
}
