// The interface of game storage: a header for each game, and its entries. Every promise resolves only when the data is
// safe.
import type { BlockCounts, DiceEpoch, GameOptions, GameResult, LogEntry, PerSide } from '@rubicon/engine';
import type { DiceSource } from './dice-source.ts';
import type { GameId, Machines, Seat } from '../table.ts';

/** The public status of a game: stored with each entry, so that a list need not replay every game. */
export interface Standing {
  readonly year: number;
  readonly turn: number;
  readonly points: PerSide<number>;
  readonly blocks?: BlockCounts; // as its one player sees them, or a spectator; missing in games stored before it was
  readonly next: Seat | null;
  readonly result: GameResult | null;
}

export interface StoredGame {
  readonly game: GameId;
  readonly options: GameOptions;
  readonly players: PerSide<string>;
  readonly machines: Machines;
  readonly dice: readonly DiceEpoch[]; // as its file shows them once the game is over
  readonly source: DiceSource; // the last of `dice`, except in a game started elsewhere without a commitment
  readonly seen: Readonly<Record<Seat, number>>; // the cursor up to which each seat has seen the history
  readonly standing: Standing;
  readonly startedMs: number;
  readonly changedMs: number;
}

export interface StoredLog {
  readonly stored: StoredGame;
  readonly entries: readonly LogEntry[];
}

/** Refuses (`Refused`) with `storage-full`, `no-storage` or `storage-failed`, and then has changed nothing. */
export interface GameStore {
  games(): Promise<readonly StoredGame[]>;
  /** Null if there is no such game. */
  read(game: GameId): Promise<StoredLog | null>;
  create(stored: StoredGame, entries: readonly LogEntry[]): Promise<void>;
  /** Adds entry number `n`. Refuses with `played-elsewhere` if there is one, with `no-game` if the game is gone. */
  append(game: GameId, n: number, entry: LogEntry, standing: Standing, nowMs: number): Promise<void>;
  /** Stores how much of the history a seat has seen; does nothing if the game is gone. */
  see(game: GameId, seat: Seat, cursor: number): Promise<void>;
  remove(game: GameId): Promise<void>;
}
