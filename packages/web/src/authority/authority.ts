// The authority: stores the games and applies the rules. The page talks to it through this interface and does not know
// where it runs.
import type { Hint, Odds } from '@rubicon/ai';
import type { Edition, PerSide, RuleOptions, UndoScope } from '@rubicon/engine';
import type { History, Preview, GameId, GameSummary, Machines, Seat, Table } from './table.ts';

export interface NewGame {
  readonly edition: Edition;
  readonly rules: RuleOptions;
  readonly players: PerSide<string>;
  readonly machines: Machines;
}

/** A request of a seat. The authority knows which side the seat acts for. */
export type Ask =
  | { readonly kind: 'order'; readonly decision: number; readonly order: string }
  | { readonly kind: 'undo'; readonly scope: UndoScope }
  | { readonly kind: 'offer-draw' | 'accept-draw' | 'decline-draw' | 'resign' };

export interface Seating {
  readonly table: Table;
  readonly history: History;
  readonly seen: number; // the cursor up to which this seat had seen the history when it was last left
}

/** Runs one game at a time for a table: on this device, or on a server. */
export interface TableAuthority {
  /** Takes a seat. From now on the authority answers for this game and this seat only. */
  sit(game: GameId, seat: Seat): Promise<Seating>;
  /** Leaves the seat: nothing more is revealed until one is taken. */
  leave(): Promise<void>;
  /** After a refusal with `played-elsewhere` the seat is at the current state of the game: sit down again to see it. */
  ask(ask: Ask): Promise<Seating>;
  /** Previews orders one after another, as far as they are legal. */
  preview(orders: readonly string[]): Promise<Preview | null>;
  /**
   * The odds of a battle, as far as the seat can know: the one being fought or, given orders, the one they would lead
   * to. Null where there is none. A newer question replaces one that is still waiting.
   */
  odds(orders: readonly string[]): Promise<Odds | null>;
  /**
   * The best orders for the side that decides, from one sample of what the seat cannot see; `look` numbers the sample.
   */
  hints(look: number): Promise<readonly Hint[]>;
  /** The table at an earlier cursor, as this seat saw it then. */
  recall(cursor: number): Promise<Table>;
  /** A URL of the game as a file, for a download; the page never reads it. */
  save(game: GameId): Promise<string>;
  /**
   * Lets the machine whose turn it is give one order. Other requests are answered while it thinks. `tell` is told how
   * much of its thinking is done, 0 to 1: nothing that the seat may not know.
   */
  act(tell: (spent: number) => void): Promise<Seating>;
}

/** Runs all games of this device. */
export interface Authority extends TableAuthority {
  games(): Promise<readonly GameSummary[]>;
  create(wanted: NewGame): Promise<GameId>;
  remove(game: GameId): Promise<void>;
  /** Reads a game file where the authority runs, because it may contain secrets of both sides. */
  load(file: Blob): Promise<GameId>;
}

/** A refusal: the request was not carried out, and nothing changed. */
export class Refused extends Error {
  readonly code: string;
  readonly rule: string | null;
  readonly line: number | null; // of the file being read, from 1

  constructor(code: string, message: string, rule: string | null = null, line: number | null = null) {
    super(message);
    this.code = code;
    this.rule = rule;
    this.line = line;
  }
}
