// A player at the table: told what its seat is told, asked for one of its legal orders. What it answers depends on
// that, its seed and its budget alone.
import {
  OrderList,
  SeededChance,
  listOrders,
  makeOrder,
  sideIndex,
  type Chance,
  type Event,
  type Order,
  type State,
  type View,
} from '@rubicon/engine';

export interface Player {
  /** Everything its seat is told, in order. */
  observe(events: readonly Event[]): void;
  /** One of the legal orders of the viewer's side. */
  choose(view: View, orders: readonly string[], budget?: Budget): Choice;
}

/** How long to think. Nodes are orders played in thought; a player without a budget takes what its level is given. */
export interface Budget {
  readonly nodes?: number;
  /** Asked often; once it is true the player answers with the best it has. */
  stop?(): boolean;
  progress?(report: Progress): void;
}

export interface Progress {
  readonly nodes: number;
  readonly order: string; // the best so far
  readonly chance: number; // of winning the game with it
}

export interface Choice {
  readonly order: string;
  readonly nodes: number; // spent on it
  readonly chance: number | null; // of winning, if the player has an opinion
}

/** A budget of time on top of any other: the one thing that makes a choice depend on the machine. */
export function withDeadline(budget: Budget, ms: number, now: () => number): Budget {
  const end = now() + ms;
  return { ...budget, stop: () => now() >= end || (budget.stop?.() ?? false) };
}

/** A state that fits a view; beliefs can make a likelier one than an even draw. */
export type Worlds = (view: View, chance: Chance) => State;

/** Counts what a thought has cost. */
export interface Meter {
  nodes: number;
  readonly limit: number;
  readonly stop: () => boolean;
}

export const newMeter = (budget: Budget, limit: number): Meter => ({
  nodes: 0,
  limit: budget.nodes ?? limit,
  stop: budget.stop?.bind(budget) ?? (() => false),
});

export const isSpent = (meter: Meter): boolean => meter.nodes >= meter.limit || meter.stop();

/** Chance of a decision: drawn from the seed and from what is seen, so that nothing need be remembered. */
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
