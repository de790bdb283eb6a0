// What is kept, whatever keeps it. One contract, tested on SQLite and on PostgreSQL alike. A promise that is fulfilled
// means: it will be there after the power has gone.
import type { Side } from '@rubicon/engine';
import type { AskId, ChatLine, GameId, GameStatus, PersonId, Visibility } from '@rubicon/protocol';
import type { CommunityStore } from './community.ts';
import type { NoticeStore } from './notices.ts';
import type { RatingStore } from './ratings.ts';

export interface Store {
  readonly people: PeopleStore;
  readonly games: GameStore;
  readonly requests: RequestStore;
  readonly community: CommunityStore;
  readonly notices: NoticeStore;
  readonly ratings: RatingStore;
  /** The number of the schema; migrations have run when a store is opened. */
  readonly version: number;
  /** Fulfilled if the database answers. */
  ping(): Promise<void>;
  /** A consistent copy while games go on (SQLite: a file; PostgreSQL: refuses and names its own tool). */
  backup(file: string): Promise<void>;
  /** A number kept by name, such as the last time the server was seen alive. */
  mark(name: string): Promise<number | null>;
  setMark(name: string, value: number): Promise<void>;
  /** What is kept under a name and told to nobody: the first that was given, whoever gives another. */
  secret(name: string, first: string): Promise<string>;
  close(): Promise<void>;
}

export interface StoredPerson {
  readonly id: PersonId;
  readonly name: string;
  readonly nameKey: string; // folded: two names that look alike are one
  readonly passwordHash: string | null; // null: a guest
  readonly createdMs: number;
  readonly bannedMs: number | null;
  readonly settings: string; // JSON, the person's own
  readonly habit: string | null; // standing orders for every battle, JSON
  readonly language: string | null; // a tag, as the page said it last; null: it was never said
}

export interface StoredSession {
  readonly hash: string; // of what the cookie or the token holds
  readonly person: PersonId;
  readonly kind: 'cookie' | 'token';
  readonly label: string; // the browser, or what the token is for
  readonly createdMs: number;
  readonly usedMs: number;
}

export interface PeopleStore {
  /** False if the name is taken. */
  add(person: StoredPerson): Promise<boolean>;
  byId(id: PersonId): Promise<StoredPerson | null>;
  byName(nameKey: string): Promise<StoredPerson | null>;
  change(
    id: PersonId,
    change: Partial<Pick<StoredPerson, 'passwordHash' | 'bannedMs' | 'settings' | 'habit' | 'language'>>,
  ): Promise<void>;
  /** Sessions, tokens, notes, answers and settings go; in chats the name is replaced. Games are the game service's to change. */
  remove(id: PersonId): Promise<void>;
  list(after: PersonId | null, limit: number): Promise<StoredPerson[]>;
  addSession(session: StoredSession): Promise<void>;
  session(hash: string): Promise<StoredSession | null>;
  sessionsOf(person: PersonId): Promise<StoredSession[]>;
  touchSession(hash: string, usedMs: number): Promise<void>;
  removeSession(hash: string): Promise<void>;
  /** All of a person, but one to keep; gives the hashes that ended. */
  endSessions(person: PersonId, keep: string | null): Promise<string[]>;
  addInvitation(codeHash: string, createdMs: number): Promise<void>;
  /** True once for each code. */
  useInvitation(codeHash: string): Promise<boolean>;
  /** Whether a game of theirs goes on. */
  isPlaying(person: PersonId): Promise<boolean>;
  /** Sessions by cookie that were not used since: those of guests sooner, of who plays later. */
  removeIdle(since: { guestMs: number; cookieMs: number; playingMs: number }): Promise<void>;
  /** Guests who came before a time and have no session or token that was used since, or later if they play. Nobody who is banned. */
  idleGuests(since: { guestMs: number; playingMs: number }, limit: number): Promise<PersonId[]>;
  /** What is kept of a person in games, for an export. */
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

/** What the administrator asks of a running server: kept until a server takes it, so that none is needed to ask. */
export interface AdminRequest {
  readonly id: string;
  readonly body: string; // JSON
  readonly createdMs: number;
  readonly answer: string | null; // JSON; null until it was done
}

export interface RequestStore {
  add(request: Omit<AdminRequest, 'answer'>): Promise<void>;
  /** The oldest that nobody took; each is taken once, and again if it is not answered. */
  take(nowMs: number): Promise<AdminRequest | null>;
  answer(id: string, answer: string): Promise<void>;
  read(id: string): Promise<AdminRequest | null>;
  /** Forgets those that were made before a time, taken or not. */
  clear(beforeMs: number): Promise<void>;
}

/** All that is kept of a game besides its entries. `record` is the game service's own, as JSON. */
export interface StoredGame {
  readonly id: GameId;
  readonly status: GameStatus;
  readonly visibility: Visibility;
  readonly caesar: PersonId | null;
  readonly pompey: PersonId | null;
  readonly creator: PersonId;
  readonly hasMachine: boolean; // and it must decide
  readonly dueMs: number | null; // when a clock runs out next
  readonly asked: string; // persons who must decide, joined by a space; for "next game waiting for me"
  readonly createdMs: number;
  readonly changedMs: number;
  readonly record: string; // options, pace, aids, sitters, dice, offers, standing orders…
}

/** One step of a game, kept as a whole or not at all. */
export interface Change {
  readonly game: StoredGame; // as it is from now on
  readonly entries: readonly string[]; // to be added, as JSON
  readonly after: number; // how many entries there are already: another number there is a conflict
  readonly version: number; // of the row before; each change adds one. Another number there is a conflict
  readonly ask: { readonly id: AskId; readonly person: PersonId; readonly answer: string } | null; // done once, answered alike
}

export interface Seen {
  readonly cursor: number;
  readonly atMs: number;
}

export interface GameStore {
  /** Adds a game of version 1, without entries. */
  add(game: StoredGame): Promise<void>;
  read(id: GameId): Promise<{ game: StoredGame; version: number; entries: string[] } | null>;
  /**
   * Changes are committed in groups, in the order they were asked. False is a conflict: somebody else has changed this
   * game, and nothing of this change is kept. Rejected: nothing of the group is known to be kept.
   */
  commit(change: Change): Promise<boolean>;
  /** Of those that are there. */
  versions(ids: readonly GameId[]): Promise<[GameId, number][]>;
  /** What was answered to an ask; null if it was never done. */
  answered(game: GameId, person: PersonId, ask: AskId): Promise<string | null>;
  /** Forgets what was asked of games that ended before a time. */
  clearAsks(beforeMs: number): Promise<void>;
  /** Public ones: up to so many that wait, then up to so many that are being played; newest change first. */
  lobby(limit: number): Promise<StoredGame[]>;
  waitingOf(person: PersonId): Promise<number>; // how many games somebody has made that have not begun
  waitingSince(beforeMs: number, limit: number): Promise<GameId[]>; // and have not changed either, the oldest first
  /** By changedMs, newest first; those that changed in the same moment as the last come along, so that no page misses one. */
  ofPerson(person: PersonId, after: number | null, limit: number): Promise<StoredGame[]>;
  askedOf(person: PersonId): Promise<StoredGame[]>; // running, in which the person must decide; longest waiting first
  askedCount(person: PersonId): Promise<number>; // how many those are
  withMachines(untilMs: number): Promise<GameId[]>; // running, in which a machine must decide; not changed since
  due(nowMs: number, limit: number): Promise<GameId[]>; // running, whose clock has run out
  all(after: GameId | null, limit: number): Promise<GameId[]>;
  list(after: GameId | null, limit: number): Promise<StoredGame[]>; // by id, as `all`
  remove(id: GameId): Promise<void>;
  say(game: GameId, line: Omit<ChatLine, 'number' | 'name'>, name: string): Promise<ChatLine>;
  chat(game: GameId, room: ChatLine['room'], after: number, limit: number): Promise<ChatLine[]>;
  /** How far a person has looked from a side, and when; nothing yet is 0. */
  seen(game: GameId, person: PersonId, side: Side): Promise<Seen>;
  /** Never goes back. */
  setSeen(game: GameId, person: PersonId, side: Side, seen: Seen): Promise<void>;
  /** Those that changed at or after a time, the oldest change first. */
  changedSince(fromMs: number, limit: number): Promise<StoredGame[]>;
  notes(game: GameId, person: PersonId): Promise<string>;
  setNotes(game: GameId, person: PersonId, text: string): Promise<void>;
}
