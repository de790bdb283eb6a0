// The selection of the player at this screen, and what pressing something does to it.
import type { ReadonlySignal } from '@preact/signals';
import type { AreaId, BlockId, CardId } from '@rubicon/engine';
import type { TableAuthority } from '../../authority/authority.ts';
import type { Choice } from '../../authority/choice.ts';
import type { Preview } from '../../authority/table.ts';
import type { BoardEvents, Mark } from '../../board/lit.ts';
import type { Session } from '../session/session.ts';
import { deriveSelection, type DerivedSelection } from './derived.ts';
import { give, take } from './giving.ts';
import type { Way } from './hand.ts';
import { boardEvents, pressBlock, propose, takeAll } from './pressing.ts';
import type { SelectionContext } from './selection-context.ts';
import { newSelectionState, unselect, type Missed } from './selection-state.ts';
import { dropIllegal, followPreview } from './upkeep.ts';

export interface Selection extends DerivedSelection {
  readonly inHand: ReadonlySignal<readonly BlockId[]>;
  readonly place: ReadonlySignal<AreaId | null>; // the area the panel shows
  readonly over: ReadonlySignal<AreaId | null>; // under the pointer, or focused
  readonly card: ReadonlySignal<CardId | null>; // selected to be played
  readonly preview: ReadonlySignal<Preview | null>; // of the way that would be taken
  readonly holding: ReadonlySignal<boolean>; // blocks are being dragged
  readonly missed: ReadonlySignal<Missed | null>; // dropped where it cannot go
  readonly board: BoardEvents;
  readonly pressBlock: (block: BlockId, add: boolean) => void;
  readonly pressCard: (card: CardId | null) => void;
  readonly takeAll: (area: AreaId) => void;
  readonly propose: (choice: Choice) => void; // shows an order as if the player had prepared it
  readonly considerPath: (path: readonly AreaId[] | null) => void; // called by the battle panel and lists
  readonly take: (way: Way) => Promise<void>;
  readonly give: (choice: Choice) => Promise<void>;
  readonly show: (mark: Mark | null) => void;
  readonly look: (area: AreaId | null) => void;
  readonly clear: () => void;
}

export function createSelection(
  session: Session,
  authority: Pick<TableAuthority, 'preview'>,
  hasHover: () => boolean,
): Selection {
  const state = newSelectionState();
  const derived = deriveSelection(session, state);
  const context: SelectionContext = { session, hasHover, state, derived };
  dropIllegal(context);
  followPreview(context, authority);
  return {
    ...derived,
    inHand: state.inHand,
    place: state.place,
    over: state.over,
    card: state.card,
    preview: state.preview,
    holding: state.holding,
    missed: state.missed,
    board: boardEvents(context),
    pressBlock: (block, add) => pressBlock(context, block, add),
    pressCard: (card) => {
      state.card.value = card;
    },
    takeAll: (area) => takeAll(context, area),
    propose: (choice) => propose(context, choice),
    considerPath: (path) => {
      state.pathShown.value = path;
    },
    take: (way) => take(context, way),
    give: (choice) => give(context, choice),
    show: (mark) => {
      state.mark.value = mark;
    },
    look: (area) => {
      state.place.value = area;
    },
    clear: () => unselect(state),
  };
}
