// What is kept of how games ended, and what became of ratings.
import type { Edition, Side } from '@rubicon/engine';
import type { GameId, PersonId } from '@rubicon/protocol';

/** On Glicko's own scale: 1500, 350, 0.06 for who is new. */
export interface StoredRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly atMs: number; // of the last game
}

/** What one game made of a rating. */
export interface StoredPoint {
  readonly person: PersonId;
  readonly number: number; // how many games have counted, with this one
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
  readonly opponent: string; // `person`, `guest` or the level of a machine
  readonly isRated: boolean;
  readonly isAbandoned: boolean;
  readonly responsesMs: readonly number[]; // from being asked to handing over
  readonly atMs: number;
}

/** How many games ended alike. */
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
   * The result of a game for each person in it, and what it made of their ratings: all of it or nothing. False if the
   * game is there already, or the rating of one of them has moved on.
   */
  settle(results: readonly StoredResult[], points: readonly StoredPoint[]): Promise<boolean>;
  isSettled(game: GameId): Promise<boolean>;
  resultsOf(person: PersonId): Promise<StoredResult[]>; // the newest first
  /** However many there are, without reading each: profiles are open to everybody. What was played first comes first. */
  countResults(person: PersonId): Promise<ResultCount[]>;
  responsesOf(person: PersonId, games: number): Promise<number[]>; // in the last so many games
  pointsOf(person: PersonId, limit: number): Promise<StoredPoint[]>; // the newest first
  /** Who has played since and whose deviation then was at most so much, the best first. Nobody who is banned. */
  leaders(sinceMs: number, deviation: number, limit: number): Promise<Leader[]>;
}
