// Orders that their author can still take back: everything since the last barrier.
import { RecordedChance } from '../dice/chance.ts';
import type { Happening } from '../state/happening.ts';
import { apply } from '../rules/legal.ts';
import type { UndoScope } from './log.ts';
import type { Order } from '../orders/order.ts';
import type { Side } from '../board/side.ts';
import type { State } from '../state/state.ts';

export interface Pending {
  readonly side: Side;
  readonly order: Order;
  readonly entry: number; // its place in the log
  readonly step: number; // the step it was given in: the phase that undo can take back
  readonly happenings: readonly Happening[];
}

interface Unpublished {
  readonly base: State;
  readonly state: State;
  readonly pending: readonly Pending[];
}

/** How many orders of a side an undo of this scope would take back. */
export function undoable({ pending }: Unpublished, side: Side, scope: UndoScope): number {
  if (pending.length === 0) return 0;
  const own = pending.filter((each) => each.side === side);
  const last = own.at(-1);
  if (last === undefined) return 0;
  return scope === 'order' ? 1 : own.length - 1 - own.findLastIndex((each) => each.step !== last.step);
}

/** What is left when the last orders of a side are taken back. */
export function withoutLast<T extends Unpublished>(
  game: T,
  side: Side,
  count: number,
): T & { readonly state: State } {
  if (count === 0) return game;
  const pending = [...game.pending];
  for (let left = count; left > 0; left--)
    pending.splice(
      pending.findLastIndex((each) => each.side === side),
      1,
    );
  return { ...game, pending, state: carryOutAgain(game.base, pending) };
}

/** Pending orders rolled nothing, and those of one side do not change what the other's do. */
function carryOutAgain(base: State, pending: readonly Pending[]): State {
  const noChance = new RecordedChance([]);
  return pending.reduce((state, { side, order }) => {
    const outcome = apply(state, side, order, noChance);
    if (!outcome.ok) throw new Error(`A pending order became illegal: ${outcome.message}`);
    return outcome.state;
  }, base);
}
