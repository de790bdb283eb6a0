// What the modules of a selection share.
import type { AreaId, BlockId } from '@rubicon/engine';
import type { Session } from '../session/session.ts';
import type { DerivedSelection } from './derived.ts';
import { placeOf } from './held-blocks.ts';
import type { SelectionState } from './selection-state.ts';

export interface SelectionContext {
  readonly session: Session;
  readonly hasHover: () => boolean; // the pointer is a mouse, not touch
  readonly state: SelectionState;
  readonly derived: DerivedSelection;
}

export const whereIs = ({ session }: SelectionContext, block: BlockId): AreaId | 'pool' =>
  placeOf(session.seating.value?.table.view, block);
