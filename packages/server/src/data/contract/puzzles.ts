// The store of tries at puzzles.
import type { PersonId } from '@rubicon/protocol';
import type { StoredRating } from './ratings.ts';

type Standing = Pick<StoredRating, 'rating' | 'deviation' | 'volatility'>;

/** A person's first try at a puzzle, and both ratings after it. */
export interface StoredTry {
  readonly person: PersonId;
  readonly number: number; // of the person's tries, from 1
  readonly puzzle: string;
  readonly puzzleNumber: number; // of the tries at the puzzle, from 1
  readonly isRight: boolean;
  readonly atMs: number;
  readonly standing: Standing; // the person's
  readonly puzzleStanding: Standing;
}

export interface PuzzleStore {
  /** False if the person has tried the puzzle already, or another try of the person or at the puzzle came first. */
  add(given: StoredTry): Promise<boolean>;
  triesOf(person: PersonId): Promise<StoredTry[]>; // the oldest first
  lastOf(person: PersonId): Promise<StoredTry | null>;
  lastAt(puzzle: string): Promise<StoredTry | null>;
  tryOf(person: PersonId, puzzle: string): Promise<StoredTry | null>;
  /** Of each puzzle that was tried, after its last try. */
  ratings(): Promise<{ readonly puzzle: string; readonly rating: number }[]>;
}
