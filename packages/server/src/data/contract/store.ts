// The store's contract, tested on SQLite and on PostgreSQL alike. A resolved promise means the data survives a power
// failure.
import type { Side } from '@rubicon/engine';
import type { AskId, ChatLine, GameId, GameStatus, PersonId, Visibility } from '@rubicon/protocol';
import type { CommunityStore } from './community.ts';
import type { NoticeStore } from './notices.ts';
import type { PuzzleStore } from './puzzles.ts';
import type { RatingStore } from './ratings.ts';
import type { BalanceStore } from './balance.ts';
import type { TournamentStore } from './tournaments.ts';

export interface Store {
  readonly people: PeopleStore;
  readonly games: GameStore;
  readonly requests: RequestStore;
  readonly community: CommunityStore;
  readonly notices: NoticeStore;
  readonly ratings: RatingStore;
  readonly balance: BalanceStore;
  readonly tournaments: TournamentStore;
  readonly puzzles: PuzzleStore;
  /** The schema version; migrations run when a store is opened. */
  readonly version: number;
  /** Resolves if the database answers. */
  ping(): Promise<void>;
  /** A consistent copy while games go on (SQLite: a file; PostgreSQL: refuses and names its own tool). */
  backup(file: string): Promise<void>;
  /** A number stored by name, such as the last time the server was seen alive. */
  mark(name: string): Promise<number | null>;
  setMark(name: string, value: number): Promise<void>;
  /** A secret stored by name: the first value given wins, whichever server gives another. */
  secret(name: string, first: string): Promise<string>;
  close(): Promise<void>;
}

export interface StoredPerson {
  readonly id: PersonId;
  readonly name: string;
  readonly nameKey: string; // folded, so that two names that look alike are equal
  readonly passwordHash: string | null; // null: a guest
  readonly createdMs: number;
  readonly bannedMs: number | null;
  readonly settings: string; // JSON, the person's own
  readonly habit: string | null; // standing orders for every battle, JSON
  readonly language: string | null; // a language tag, as the page last sent it; null: never sent
}

export interface StoredSession {
  readonly hash: string; // hash of the cookie's or token's value
  readonly person: PersonId;
  readonly kind: 'cookie' | 'token';
  readonly label: string; // the browser, or the token's purpose
  readonly createdMs: number;
  readonly usedMs: number;
}

export interface PeopleStore {
  /** False if the name is taken. */
  add(person: StoredPerson): Promise<boolean>;
  byId(id: PersonId): Promise<StoredPerson | null>;
  /** Those of them who exist, in any order. */
  byIds(ids: readonly PersonId[]): Promise<StoredPerson[]>;
  byName(nameKey: string): Promise<StoredPerson | null>;
  change(
    id: PersonId,
    change: Partial<Pick<StoredPerson, 'passwordHash' | 'bannedMs' | 'settings' | 'habit' | 'language'>>,
  ): Promise<void>;
  /**
   * Deletes sessions, tokens, notes, answers and settings; replaces the name in chats. Games are left to the game
   * service.
   */
  remove(id: PersonId): Promise<void>;
  list(after: PersonId | null, limit: number): Promise<StoredPerson[]>;
  addSession(session: StoredSession): Promise<void>;
  session(hash: string): Promise<StoredSession | null>;
  sessionsOf(person: PersonId): Promise<StoredSession[]>;
  touchSession(hash: string, usedMs: number): Promise<void>;
  removeSession(hash: string): Promise<void>;
  /** All sessions of a person except one; returns the hashes of those deleted. */
  endSessions(person: PersonId, keep: string | null): Promise<string[]>;
  addInvitation(codeHash: string, createdMs: number): Promise<void>;
  /** True once for each code. */
  useInvitation(codeHash: string): Promise<boolean>;
  /** Whether the person has a running game. */
  isPlaying(person: PersonId): Promise<boolean>;
  /** Deletes cookie sessions not used since these times: guests' sooner, those of people in a running game later. */
  removeIdle(since: { guestMs: number; cookieMs: number; playingMs: number }): Promise<void>;
  /**
   * Guests who came before a time and have no session or token used since (later if they have a running game). Banned
   * ones are left out.
   */
  idleGuests(since: { guestMs: number; playingMs: number }, limit: number): Promise<PersonId[]>;
  /** A person's stored data in games, for an export. */
  exportOf(person: PersonId): Promise<PersonExport>;
}

interface PersonExport {
  readonly games: readonly GameId[];
  readonly lines: readonly { readonly game: GameId; readonly line: ChatLine }[];
  readonly notes: readonly { readonly game: GameId; readonly text: string }[];
  readonly seen: readonly {
    readonly game: GameId;
    readonly side: Side;
    readonly cursor: number;
    readonly atMs: number;
  }[];
}

/**
 * The admin's requests to a running server: stored until a server takes them, so that the admin can make one while
 * none runs.
 */
export interface AdminRequest {
  readonly id: string;
  readonly body: string; // JSON
  readonly createdMs: number;
  readonly answer: string | null; // JSON; null until it is done
}

export interface RequestStore {
  add(request: Omit<AdminRequest, 'answer'>): Promise<void>;
  /** The oldest that no server has taken; each is taken once, and again if it is not answered. */
  take(nowMs: number): Promise<AdminRequest | null>;
  answer(id: string, answer: string): Promise<void>;
  read(id: string): Promise<AdminRequest | null>;
  /** Deletes those made before a time, taken or not. */
  clear(beforeMs: number): Promise<void>;
}

/** Everything stored about a game besides its entries. `record` is the game service's own, as JSON. */
export interface StoredGame {
  readonly id: GameId;
  readonly status: GameStatus;
  readonly visibility: Visibility;
  readonly caesar: PersonId | null;
  readonly pompey: PersonId | null;
  readonly creator: PersonId;
  readonly hasMachine: boolean; // a computer must decide
  readonly isLive: boolean; // stored when the game is added: it never changes
  readonly dueMs: number | null; // when a clock runs out next
  readonly asked: string; // people who must decide, joined by a space; for "next game waiting for me"
  readonly createdMs: number;
  readonly changedMs: number;
  readonly record: string; // options, pace, aids, sitters, dice, offers, standing orders…
}

/** One step of a game, stored as a whole or not at all. */
export interface Change {
  readonly id: GameId;
  readonly game: StoredGame | null; // the new row; null: as it was, which most orders that can be undone leave it
  readonly entries: readonly string[]; // entries to append, as JSON
  readonly after: number; // the number of entries expected to exist; any other is a conflict
  readonly version: number; // the row version expected; each change adds one. Any other is a conflict
  readonly ask: { readonly id: AskId; readonly person: PersonId; readonly answer: string } | null; // the request this change carries out: a repeat gets the same answer
}

export interface Seen {
  readonly cursor: number;
  readonly atMs: number;
}

export interface GameStore {
  /** Adds a game of version 1, without entries. */
  add(game: StoredGame): Promise<void>;
  /** Adds those whose ids are new, many in one go, and returns which they were; the others stay as they are. */
  addMissing(games: readonly StoredGame[]): Promise<GameId[]>;
  read(id: GameId): Promise<{ game: StoredGame; version: number; entries: string[] } | null>;
  /**
   * Changes are committed in groups, in the order they were asked. False is a conflict: someone else has changed this
   * game, and nothing of this change is stored. Rejected: it is unknown whether any of the group was stored.
   */
  commit(change: Change): Promise<boolean>;
  /** Unknown ids are left out; in any order. */
  rows(ids: readonly GameId[]): Promise<StoredGame[]>;
  /** Unknown ids are left out. */
  versions(ids: readonly GameId[]): Promise<[GameId, number][]>;
  /** The answer stored for a request id; null if it was never handled. */
  answered(game: GameId, person: PersonId, ask: AskId): Promise<string | null>;
  /** Deletes the answers of games that ended before a time. */
  clearAsks(beforeMs: number): Promise<void>;
  /** Public games that wait, longest waiting first; `after`: the last of the page before. */
  waiting(after: Pick<StoredGame, 'createdMs' | 'id'> | null, limit: number): Promise<StoredGame[]>;
  playing(limit: number): Promise<StoredGame[]>; // public games that are being played, newest change first
  live(limit: number): Promise<StoredGame[]>; // those of them that are live, the last made first
  ended(limit: number): Promise<StoredGame[]>; // public games that are over, the last first
  running(): Promise<number>; // how many games are being played
  waitingOf(person: PersonId): Promise<number>; // how many games a person has made, and sits at, that have not begun
  waitingSince(beforeMs: number, limit: number): Promise<GameId[]>; // not begun and not changed since, oldest first
  /**
   * By changedMs, newest first. Games changed at the same moment as the last one are included, so that no page misses
   * one.
   */
  ofPerson(person: PersonId, after: number | null, limit: number): Promise<StoredGame[]>;
  askedOf(person: PersonId): Promise<StoredGame[]>; // running, in which the person must decide; longest waiting first
  askedCounts(persons: readonly PersonId[]): Promise<ReadonlyMap<PersonId, number>>; // how many those are, for each
  withMachines(untilMs: number): Promise<GameId[]>; // running, a computer must decide, not changed since
  due(nowMs: number, limit: number): Promise<GameId[]>; // running, whose clock has run out
  all(after: GameId | null, limit: number): Promise<GameId[]>;
  list(after: GameId | null, limit: number): Promise<StoredGame[]>; // by id, as `all`
  remove(id: GameId): Promise<void>;
  say(game: GameId, line: Omit<ChatLine, 'number' | 'name'>, name: string): Promise<ChatLine>;
  chat(game: GameId, room: ChatLine['room'], after: number, limit: number): Promise<ChatLine[]>;
  /** How far a person has read from a side, and when; 0 if not at all. */
  seen(game: GameId, person: PersonId, side: Side): Promise<Seen>;
  /** Never goes back. */
  setSeen(game: GameId, person: PersonId, side: Side, seen: Seen): Promise<void>;
  /** Those that changed at or after a time, oldest change first. */
  changedSince(fromMs: number, limit: number): Promise<StoredGame[]>;
  notes(game: GameId, person: PersonId): Promise<string>;
  setNotes(game: GameId, person: PersonId, text: string): Promise<void>;
}
