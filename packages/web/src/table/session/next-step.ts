// Who continues after an order, and how: when the screen passes from one player to the other.
import type { Event } from '@rubicon/engine';
import type { Seat, Table } from '../../authority/table.ts';
import type { Curtain, Revealed } from './session-state.ts';

export type NextStep =
  | { readonly kind: 'stay' } // the same seat continues, or the game is over
  | { readonly kind: 'machine' }
  | { readonly kind: 'sit'; readonly seat: Seat } // at once: nothing has to be hidden
  | { readonly kind: 'curtain'; readonly curtain: Curtain };

interface Screen {
  readonly handsOver: boolean; // both sides play at this screen
  readonly hasCurtain: boolean;
}

/** Steps in which both sides decide at the same time. */
const SIMULTANEOUS: ReadonlySet<string> = new Set(['cards', 'deploy']);

/** Whether a machine must decide. */
export const isMachineNext = ({ next, machines }: Table): boolean =>
  next !== null && next !== 'spectator' && machines[next] !== null;

/** `fresh` are the events of the last order. */
export function nextStep(table: Table, screen: Screen, fresh: readonly Event[]): NextStep {
  const { next, seat } = table;
  if (next === null || next === seat || !screen.handsOver) return { kind: 'stay' };
  if (isMachineNext(table)) return { kind: 'machine' };
  // The shared seat hides nothing: the next player sits down after looking at the result of the battle
  if (seat === 'spectator') return { kind: 'stay' };
  if (next === 'spectator' || !screen.hasCurtain) return { kind: 'sit', seat: next };
  return { kind: 'curtain', curtain: curtainBefore(table, next, fresh) };
}

function curtainBefore(
  { seat, view, players, options }: Table,
  next: Seat,
  fresh: readonly Event[],
): Curtain {
  const revealed = fresh.find((event): event is Revealed => event.kind === 'revealed') ?? null;
  const mayLookAgain = SIMULTANEOUS.has(view.step) && revealed === null;
  return { next, from: mayLookAgain ? seat : null, revealed, players, options };
}
