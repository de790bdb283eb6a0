// Whoever keeps the games. The page talks to it through this interface and never learns where it runs.
import type { Hint, Odds } from '@rubicon/ai';
import type { Edition, PerSide, RuleOptions, UndoScope } from '@rubicon/engine';
import type { History, Preview, GameId, GameSummary, Machines, Seat, Table } from './table.ts';

export interface NewGame {
  readonly edition: Edition;
  readonly rules: RuleOptions;
  readonly players: PerSide<string>;
  readonly machines: Machines;
}

/** What the seat asks. The authority knows which side it speaks for. */
export type Ask =
  | { readonly kind: 'order'; readonly decision: number; readonly order: string }
  | { readonly kind: 'undo'; readonly scope: UndoScope }
  | { readonly kind: 'offer-draw' | 'accept-draw' | 'decline-draw' | 'resign' };

export interface Seating {
  readonly table: Table;
  readonly history: History;
  readonly seen: number; // the cursor up to which this seat had looked when it last left
}

/** Keeps one game at a time for a table: on this device, or on a server. */
export interface TableAuthority {
  /** Takes a seat. From now on the authority speaks of this game to this seat alone. */
  sit(game: GameId, seat: Seat): Promise<Seating>;
  /** Leaves: nothing more is told until somebody sits down. */
  leave(): Promise<void>;
  /** Refused with `played-elsewhere`, the seat is at the game as it stands now: sit down again to see it. */
  ask(ask: Ask): Promise<Seating>;
  /** Given one after another, as far as they are legal. */
  preview(orders: readonly string[]): Promise<Preview | null>;
  /**
   * How the battle is likely to end, as far as the seat can know: the one being fought, or, given orders, the one they
   * would lead to. Null where there is none. A newer question takes the place of one that still waits.
   */
  odds(orders: readonly string[]): Promise<Odds | null>;
  /** The best orders for the side that decides, by one look at what the seat knows; other looks see other chances. */
  hints(look: number): Promise<readonly Hint[]>;
  /** The table as this seat was first shown it at an earlier cursor. */
  recall(cursor: number): Promise<Table>;
  /** An address of the game as a file, for a download; the page never reads it. */
  save(game: GameId): Promise<string>;
  /** Lets the machine whose turn it is give one order. Other questions are answered while it thinks. */
  act(): Promise<Seating>;
}

/** Keeps all games of this device. */
export interface Authority extends TableAuthority {
  games(): Promise<readonly GameSummary[]>;
  create(wanted: NewGame): Promise<GameId>;
  remove(game: GameId): Promise<void>;
  /** Reads a game file where the authority runs: it may hold secrets of both sides. */
  load(file: Blob): Promise<GameId>;
}

/** A refusal: what was asked did not happen, and nothing changed. */
export class Refused extends Error {
  readonly code: string;
  readonly rule: string | null;
  readonly line: number | null; // of the file that was read, from 1

  constructor(code: string, message: string, rule: string | null = null, line: number | null = null) {
    super(message);
    this.code = code;
    this.rule = rule;
    this.line = line;
  }
}
