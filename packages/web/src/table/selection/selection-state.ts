// The state of a selection: what the player has selected, points at and looks at. Components only read it.
import { batch, signal, type Signal } from '@preact/signals';
import type { AreaId, BlockId, CardId } from '@rubicon/engine';
import type { Preview } from '../../authority/table.ts';
import type { Mark } from '../../board/lit.ts';

/** A block that was dropped on an area where it cannot go. */
export interface Missed {
  readonly block: BlockId;
  readonly area: AreaId;
}

/** Blocks of the last group that could not follow, said until something is decided. */
interface LeftBehind {
  readonly count: number;
  readonly decision: number;
}

export interface SelectionState {
  readonly inHand: Signal<readonly BlockId[]>;
  readonly place: Signal<AreaId | null>; // the area the panel shows
  readonly card: Signal<CardId | null>; // selected to be played
  readonly over: Signal<AreaId | null>; // under the pointer, or focused
  readonly armed: Signal<AreaId | null>; // pressed once; a second press confirms
  readonly pathShown: Signal<readonly AreaId[] | null>;
  readonly mark: Signal<Mark | null>;
  readonly proposed: Signal<string | null>; // the order to prefer among several ways
  readonly preview: Signal<Preview | null>;
  readonly leftBehind: Signal<LeftBehind | null>;
  readonly missed: Signal<Missed | null>;
  readonly holding: Signal<boolean>; // blocks are being dragged
}

export const newSelectionState = (): SelectionState => ({
  inHand: signal([]),
  place: signal(null),
  card: signal(null),
  over: signal(null),
  armed: signal(null),
  pathShown: signal(null),
  mark: signal(null),
  proposed: signal(null),
  preview: signal(null),
  leftBehind: signal(null),
  missed: signal(null),
  holding: signal(false),
});

/** Clears the selection and what was pointed at. The panel keeps its area. */
export const unselect = (state: SelectionState): void =>
  batch(() => {
    state.inHand.value = [];
    state.armed.value = null;
    state.pathShown.value = null;
    state.mark.value = null;
    state.proposed.value = null;
    state.missed.value = null;
  });

/** Clears everything, when the seat is left. */
export const clearSelection = (state: SelectionState): void =>
  batch(() => {
    unselect(state);
    state.place.value = null;
    state.card.value = null;
    state.over.value = null;
    state.preview.value = null;
    state.leftBehind.value = null;
  });
