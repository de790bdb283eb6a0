// What one seat sees of a game: all a page ever holds of it.
import type { Level } from '@rubicon/ai/level';
import type {
  BlockCounts,
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
 * The seat at this screen. `spectator` is the shared seat: a battle is fought face up, so at one screen both players
 * may watch it.
 */
export type Seat = Viewer;

/** Which sides a machine plays, and at which level; null is a person. */
export type Machines = PerSide<Level | null>;
export const NO_MACHINES: Machines = { caesar: null, pompey: null };
export const hasMachine = ({ caesar, pompey }: Machines): boolean => caesar !== null || pompey !== null;

/** How many orders of the seat each scope undoes. */
export interface Undo extends Readonly<Record<UndoScope, number>> {
  readonly actions: number; // of the phase, without its end
}

export interface Table {
  readonly game: GameId;
  readonly seat: Seat;
  readonly options: GameOptions;
  readonly players: PerSide<string>;
  readonly machines: Machines;
  readonly cursor: number; // the seat's position in its history, from 1; own orders and published ones count
  readonly view: View;
  readonly decision: Decision | null; // what the seat must decide; at the shared seat, what the side to act must decide
  readonly next: Seat | null; // the seat that must act for the game to continue; null when it is over
  readonly undo: Undo;
  readonly drawOffer: Side | null;
  readonly result: GameResult | null;
  readonly tournament?: string; // of which the game is: its name
}

/** The whole history as a seat knows it. `pending` are its own orders that it can still undo. */
export interface History {
  readonly told: readonly HistoryEntry[];
  readonly pending: readonly HistoryEntry[];
}

/** The position after orders that have not been given yet; only where they roll and reveal nothing. */
export interface Preview {
  readonly orders: readonly string[];
  readonly given: number; // how many of the orders are possible: after the first ones a road may be full
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
  readonly blocks?: BlockCounts; // for a small picture
  readonly next: Seat | null;
  readonly result: GameResult | null;
  readonly startedMs: number;
  readonly changedMs: number;
}
