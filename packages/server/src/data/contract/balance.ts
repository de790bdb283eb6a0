// The store of how often each side has won: counts, and which games are in them.
import type { Edition } from '@rubicon/engine';
import type { GameId } from '@rubicon/protocol';

/** What a game is counted under. */
export interface BalanceKind {
  readonly edition: Edition;
  readonly terms: string; // `book`, `balanced`, `bid`, `other`
  readonly field: string; // who plays: `machine LEVEL SIDE`, `band FROM`, or `people`
  readonly points: number; // levy points for Caesar; below 0: for Pompey
  readonly score: number; // of Caesar: 1, 0.5 or 0
}

export interface BalanceCount extends BalanceKind {
  readonly games: number;
}

export interface BalanceStore {
  /** Counts a game, once: false if it is counted already. */
  count(game: GameId, kind: BalanceKind): Promise<boolean>;
  counts(): Promise<BalanceCount[]>;
}
