// What orders would lead to, computed from a view alone: any state consistent with the view gives the same view after
// orders that reveal nothing.
import {
  RecordedChance,
  RollMismatch,
  SeededChance,
  apply,
  askedSides,
  eventsFor,
  parseOrder,
  sample,
  viewFor,
  type Event,
  type Side,
  type State,
  type Step,
  type View,
} from '@rubicon/engine';
import type { Preview } from '../table.ts';

/** Steps whose orders only change the map until they are published. */
export const PREVIEWED_STEPS: ReadonlySet<Step> = new Set<Step>([
  'deploy',
  'move',
  'main',
  'surprise',
  'levy',
  'regroup',
  'harbour',
  'supply',
  'disband',
]);

export interface PreviewQuestion {
  readonly kind: 'foresight';
  readonly view: View;
  readonly orders: readonly string[];
}

export function preview({ view, orders }: PreviewQuestion): Preview | null {
  const side = view.viewer;
  if (side === 'spectator' || view.result !== null || !PREVIEWED_STEPS.has(view.step)) return null;
  const state = sample(view, new SeededChance(1));
  return lookAhead(
    state,
    orders,
    (at, order) => tryOut(at, side, order),
    (at) => viewFor(at, side),
  );
}

/** The result of an order, and the events the seat would see. */
interface Tried<T> {
  readonly at: T;
  readonly events: readonly Event[];
}

/**
 * Tries one order after another, as far as `trial` allows; it returns null where the other side would learn something.
 */
export function lookAhead<T>(
  start: T,
  orders: readonly string[],
  trial: (at: T, order: string) => Tried<T> | null,
  viewIn: (at: T) => View,
): Preview | null {
  let at = start;
  const events: Event[] = [];
  let given = 0;
  for (const order of orders) {
    const tried = withoutRolls(() => trial(at, order));
    if (tried === null) break;
    ({ at } = tried);
    events.push(...tried.events);
    given += 1;
  }
  if (given === 0) return null;
  const view = viewIn(at);
  return {
    orders,
    given,
    events,
    movesLeft: view.command?.moves ?? 0,
    leviesLeft: view.command?.levies ?? 0,
    view,
  };
}

/** Null where dice would be rolled: they cannot be previewed. */
function withoutRolls<T>(work: () => T | null): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof RollMismatch) return null;
    throw error;
  }
}

function tryOut(state: State, side: Side, text: string): Tried<State> | null {
  const order = parseOrder(text);
  const outcome = order.ok ? apply(state, side, order.value, new RecordedChance([])) : null;
  if (outcome === null || !outcome.ok || outcome.barrier) return null;
  const before = askedSides(state);
  const isHandedOver = askedSides(outcome.state).some((each) => each !== side && !before.includes(each));
  return isHandedOver ? null : { at: outcome.state, events: eventsFor(outcome.happenings, side) };
}
