// The legal orders of a seat, listed from its view: whoever has the view need not be sent them.
import { CARD_COUNT } from '../board/cards.ts';
import { sideIndex, type Side } from '../board/side.ts';
import { SeededChance } from '../dice/chance.ts';
import { makeOrder } from '../orders/notation.ts';
import { legalOrders } from '../rules/legal.ts';
import { COMMITTED, HAND, type State } from '../state/state.ts';
import { sample } from './sample.ts';
import type { View } from './view.ts';

/** Any seed will do: every state that fits the view gives its viewer the same orders. */
const SEED = 1;

/**
 * Every legal order of a side that sees this view, in the order of the rules. `required` false: it has committed a card
 * and can choose again.
 */
export function ordersFrom(view: View, side: Side, required: boolean): string[] {
  const state = sample(view, new SeededChance(SEED));
  if (!required) takeCardBack(state, sideIndex(side));
  return legalOrders(state, side).map((order) => makeOrder(state, order));
}

function takeCardBack({ data: d }: State, side: number): void {
  d[HAND + side * CARD_COUNT + d[COMMITTED + side]! - 1]! += 1;
  d[COMMITTED + side] = 0;
}
