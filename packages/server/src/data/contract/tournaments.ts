// The store of tournaments: each a log of events, in entries as JSON.
import type { PersonId, TournamentId, TournamentStatus } from '@rubicon/protocol';

export interface StoredTournament {
  readonly id: TournamentId;
  readonly status: TournamentStatus;
  readonly dueMs: number | null; // when something is to be done; null: nothing until something happens
  readonly createdMs: number;
  readonly changedMs: number;
  readonly card: string; // JSON, for lists
}

export interface NewEntry {
  readonly key: string | null; // of what is done once; null: may be done again
  readonly text: string; // JSON
}

export interface TournamentStore {
  /** Its entries in order, from the one after so many; null: there is no such tournament. */
  read(id: TournamentId, after: number): Promise<string[] | null>;
  /**
   * Appends to a log of so many entries, and replaces the row; 0 makes a tournament. All or nothing. False: there are
   * other entries meanwhile, or one of the keys is taken.
   */
  append(
    row: StoredTournament,
    after: number,
    entries: readonly NewEntry[],
    people: readonly PersonId[], // who come in with these entries
  ): Promise<boolean>;
  /** Open and running ones, then those that have ended; the latest change first. */
  list(limit: number): Promise<StoredTournament[]>;
  due(nowMs: number, limit: number): Promise<TournamentId[]>;
  /** In which a person has been. */
  ofPerson(person: PersonId): Promise<TournamentId[]>;
}
