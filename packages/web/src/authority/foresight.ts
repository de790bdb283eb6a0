// What orders would lead to, told from a view alone: a state that fits the view gives the same view after orders that
// bring nothing to light.
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
import type { Foresight } from './table.ts';

/** Steps whose orders change the map and nothing else, until they come to light. */
export const FORESEEN: ReadonlySet<Step> = new Set<Step>([
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

export interface ForesightQuestion {
  readonly kind: 'foresight';
  readonly view: View;
  readonly orders: readonly string[];
}

export function foresee({ view, orders }: ForesightQuestion): Foresight | null {
  const side = view.viewer;
  if (side === 'spectator' || view.result !== null || !FORESEEN.has(view.step)) return null;
  let state = sample(view, new SeededChance(1));
  const events: Event[] = [];
  let given = 0;
  for (const text of orders) {
    const next = tryOut(state, side, text);
    if (next === null) break;
    ({ state } = next);
    events.push(...eventsFor(next.happenings, side));
    given += 1;
  }
  if (given === 0) return null;
  const after = viewFor(state, side);
  return {
    orders,
    given,
    events,
    movesLeft: after.command?.moves ?? 0,
    leviesLeft: after.command?.levies ?? 0,
    view: after,
  };
}

/** Null where the order is refused, rolls, or tells the other side anything. */
function tryOut(state: State, side: Side, text: string) {
  const order = parseOrder(text);
  if (!order.ok) return null;
  try {
    const outcome = apply(state, side, order.value, new RecordedChance([]));
    if (!outcome.ok || outcome.barrier) return null;
    const before = askedSides(state);
    const isHandedOver = askedSides(outcome.state).some((each) => each !== side && !before.includes(each));
    return isHandedOver ? null : outcome;
  } catch (error) {
    if (error instanceof RollMismatch) return null;
    throw error;
  }
}
