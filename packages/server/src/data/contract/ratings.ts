// The store of results and ratings.
import type { Edition, Side } from '@rubicon/engine';
import type { GameId, PersonId } from '@rubicon/protocol';

/** On Glicko's own scale: 1500, 350, 0.06 for a newcomer. */
export interface StoredRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly atMs: number; // of the last game
}

/** How one game changed a rating. */
export interface StoredPoint {
  readonly person: PersonId;
  readonly number: number; // rated games so far, including this one
  readonly game: GameId;
  readonly atMs: number;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly opponentRating: number;
  readonly opponentDeviation: number;
  readonly score: number; // 1 won, 0.5 drawn, 0 lost
}

export interface StoredResult {
  readonly person: PersonId;
  readonly game: GameId;
  readonly side: Side;
  readonly edition: Edition;
  readonly score: number;
  readonly reason: string;
  readonly opponent: string; // `person`, `guest` or a computer's level
  readonly isRated: boolean;
  readonly isAbandoned: boolean;
  readonly responsesMs: readonly number[]; // from having to decide until deciding
  readonly atMs: number;
}

/** Of the games that a person has played with one side. */
export interface StoredSideRating extends StoredRating {
  readonly person: PersonId;
  readonly side: Side;
}

/** What a rated game said about the player of one side. */
export type SidePoint = Pick<StoredPoint, 'atMs' | 'opponentRating' | 'opponentDeviation' | 'score'> & {
  readonly side: Side;
};

/** How many games ended the same way. */
export interface ResultCount extends Pick<StoredResult, 'edition' | 'side' | 'score' | 'isAbandoned'> {
  readonly games: number;
}

interface Leader {
  readonly person: PersonId;
  readonly name: string;
  readonly rating: StoredRating;
}

export interface RatingStore {
  rating(person: PersonId): Promise<StoredRating | null>;
  /**
   * Stores a game's result for each person in it and the changes of their ratings, all or nothing. False if the game
   * is already stored, or one of the ratings has changed meanwhile.
   */
  settle(
    results: readonly StoredResult[],
    points: readonly StoredPoint[],
    sides?: readonly StoredSideRating[],
  ): Promise<boolean>;
  /** By side, as last settled. */
  sideRatings(person: PersonId): Promise<StoredSideRating[]>;
  /** Stores what was made anew, where a game settled meanwhile has not stored more. */
  keepSides(sides: readonly StoredSideRating[]): Promise<void>;
  sidePointsOf(person: PersonId): Promise<SidePoint[]>; // the oldest first
  isSettled(game: GameId): Promise<boolean>;
  resultsOf(person: PersonId): Promise<StoredResult[]>; // the newest first
  /** Counted without reading each result: profiles are open to everyone. The combination played first comes first. */
  countResults(person: PersonId): Promise<ResultCount[]>;
  responsesOf(person: PersonId, games: number): Promise<number[]>; // in the last so many games
  pointsOf(person: PersonId, limit: number): Promise<StoredPoint[]>; // the newest first
  /** People who have played since, with at most this deviation at the time, best first. Banned people are left out. */
  leaders(sinceMs: number, deviation: number, limit: number): Promise<Leader[]>;
}
