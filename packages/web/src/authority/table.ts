// What one seat is shown of a game: all a page ever holds of it.
import type { Level } from '@rubicon/ai/level';
import type {
  Decision,
  Event,
  GameOptions,
  GameResult,
  PerSide,
  Side,
  HistoryEntry,
  UndoScope,
  View,
  Viewer,
} from '@rubicon/engine';

export type { Notice, HistoryEntry } from '@rubicon/engine';

export type GameId = string & { readonly brand: 'GameId' };

/**
 * Who sits before the screen. `spectator` is what both may see: a battle is fought face up, so on one screen nobody
 * has to look away while it lasts.
 */
export type Seat = Viewer;

/** Which sides a machine plays, and how well; null is a person. */
export type Machines = PerSide<Level | null>;
export const NO_MACHINES: Machines = { caesar: null, pompey: null };
export const hasMachine = ({ caesar, pompey }: Machines): boolean => caesar !== null || pompey !== null;

/** How many orders of the seat each scope takes back. */
export interface Undo extends Readonly<Record<UndoScope, number>> {
  readonly actions: number; // of the phase, without its end
}

export interface Table {
  readonly game: GameId;
  readonly seat: Seat;
  readonly options: GameOptions;
  readonly players: PerSide<string>;
  readonly machines: Machines;
  readonly cursor: number; // how much this seat has been told, from 1; own orders and what is published count
  readonly view: View;
  readonly decision: Decision | null; // what the seat is asked; at the shared seat, what the side to act is asked
  readonly next: Seat | null; // who must sit here for the game to go on; null when it is over
  readonly undo: Undo;
  readonly drawOffer: Side | null;
  readonly result: GameResult | null;
}

/** The whole story as a seat knows it. `pending` are its own orders that it can still take back. */
export interface History {
  readonly told: readonly HistoryEntry[];
  readonly pending: readonly HistoryEntry[];
}

/** How things stand after orders, before they are given; only where nothing is rolled or revealed by them. */
export interface Preview {
  readonly orders: readonly string[];
  readonly given: number; // how many of them can be: after those that went, a road may be full
  readonly events: readonly Event[];
  readonly movesLeft: number;
  readonly leviesLeft: number;
  readonly view: View;
}

export interface GameSummary {
  readonly game: GameId;
  readonly players: PerSide<string>;
  readonly machines: Machines;
  readonly options: GameOptions;
  readonly year: number;
  readonly turn: number;
  readonly points: PerSide<number>;
  readonly next: Seat | null;
  readonly result: GameResult | null;
  readonly startedMs: number;
  readonly changedMs: number;
}
