// A seat's decision on packed orders: its side, its randomness, its legal orders and their text.
import {
  OrderList,
  SeededChance,
  listOrders,
  makeOrder,
  sideIndex,
  type Order,
  type State,
  type View,
} from '@rubicon/engine';

/** Randomness of a decision: seeded by the player and the view, so that nothing need be remembered. */
export function chanceOf(seed: number, view: View): SeededChance {
  const text = JSON.stringify(view);
  let hash = seed ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return new SeededChance(hash);
}

/** The side a view was made for; a spectator does not play. */
export function seatOf(view: View): number {
  if (view.viewer === 'spectator') throw new RangeError('A spectator has no orders to choose.');
  return sideIndex(view.viewer);
}

/** The legal orders of the viewer, packed: the same in every state that fits the view. */
export function listOwn(state: State, view: View): OrderList {
  const list = new OrderList();
  listOrders(state, seatOf(view), list);
  return list;
}

/** The text of a packed order, checked against those that were offered. */
export function textOf(state: State, order: Order, orders: readonly string[]): string {
  const text = makeOrder(state, order);
  if (!orders.includes(text))
    throw new RangeError(`“${text}” is not among the ${orders.length} orders offered.`);
  return text;
}
