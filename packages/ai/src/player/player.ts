// A player at the table: told what its seat is told, asked for one of its legal orders. What it answers depends on
// that, its seed and its budget alone.
import type { Chance, Event, State, View } from '@rubicon/engine';
import type { Budget } from './budget.ts';

export interface Player {
  /** Everything its seat is told, in order. */
  observe(events: readonly Event[]): void;
  /** One of the legal orders of the viewer's side. */
  choose(view: View, orders: readonly string[], budget?: Budget): Choice;
}

export interface Choice {
  readonly order: string;
  readonly nodes: number; // searched for it
  readonly chance: number | null; // of winning, if the player estimates it
}

/** Draws a state that fits a view; beliefs draw a likelier one than a uniform draw. */
export type Worlds = (view: View, chance: Chance) => State;
