// The store of notifications: people's channels, and what is to be sent.
import type { PerSide } from '@rubicon/engine';
import type { GameId, NoticeKind, PersonId, TournamentId } from '@rubicon/protocol';

export interface Contact {
  readonly switches: string | null; // JSON; null: the defaults
  readonly mail: string | null;
  readonly verifiedMs: number | null; // when the address was confirmed
  readonly webhook: string | null;
  readonly mention: string | null; // whom a message there is for, as its service knows them
  readonly hides: boolean; // from friends that this person is online
}

export interface StoredDevice {
  readonly id: string;
  readonly person: PersonId;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly label: string;
  readonly createdMs: number;
}

/** Valid once, until it expires. */
export interface StoredLink {
  readonly hash: string; // hash of the link's token
  readonly person: PersonId;
  readonly kind: 'verify' | 'reset';
  readonly value: string; // the address it was sent to
  readonly untilMs: number;
}

/** A notification to send. Storing one with an existing id changes nothing, even if it was already sent. */
export interface StoredNotice {
  readonly id: string;
  readonly person: PersonId;
  readonly game: GameId | null;
  readonly kind: NoticeKind | 'post'; // `post`: to a channel of the server, a tournament or a game
  readonly key: string; // of the occasion, such as since when a side is to decide
  readonly text: string; // what cannot be rebuilt later, such as a line of chat
  readonly dueMs: number;
  readonly tries: number;
  readonly ways: string | null; // channels still to try; null: none was tried yet
  readonly madeMs: number;
}

/** One that is for its person. */
export type PersonNotice = StoredNotice & { readonly kind: NoticeKind };

/** Where rounds and results of a tournament are posted. */
interface StoredChannel {
  readonly person: PersonId; // who has given it
  readonly url: string;
  readonly mention: string | null;
}

/** Where the turns of a game are posted. */
export interface StoredGameChannel {
  readonly person: PersonId; // who has given it
  readonly url: string;
  readonly givenMs: number;
  readonly mentions: PerSide<string | null>; // of whoever is to play
}

/** A channel that somebody has given. */
interface GivenChannel {
  readonly to: GameId | TournamentId;
  readonly url: string;
}

export interface NoticeStore {
  contact(person: PersonId): Promise<Contact>;
  setContact(person: PersonId, change: Partial<Contact>): Promise<void>;
  channel(tournament: TournamentId): Promise<StoredChannel | null>;
  setChannel(tournament: TournamentId, channel: StoredChannel | null): Promise<void>;
  gameChannel(game: GameId): Promise<StoredGameChannel | null>;
  /** Mentions that are not given stay. */
  setGameChannel(
    game: GameId,
    channel: Omit<StoredGameChannel, 'mentions'>,
    mentions: Partial<StoredGameChannel['mentions']>,
  ): Promise<void>;
  /** Whether there is a channel. */
  setMentions(game: GameId, mentions: Partial<StoredGameChannel['mentions']>): Promise<boolean>;
  removeGameChannel(game: GameId): Promise<void>;
  /** Notes that a notice tells the channel who is to play; whether no other has, of the same moment or a later one. */
  tell(game: GameId, sinceMs: number, notice: string): Promise<boolean>;
  channelsOf(person: PersonId): Promise<GivenChannel[]>;
  /** Who has confirmed this address. */
  byMail(address: string): Promise<PersonId[]>;
  /** A browser belongs to the person who registered it last. */
  addDevice(device: StoredDevice): Promise<void>;
  devicesOf(person: PersonId): Promise<StoredDevice[]>; // the oldest first
  removeDevice(person: PersonId, id: string): Promise<boolean>;
  /** Earlier ones of the same kind become invalid. */
  addLink(link: StoredLink): Promise<void>;
  /** Deletes and returns it; null if there is none, or it has expired. */
  useLink(hash: string, kind: StoredLink['kind'], nowMs: number): Promise<StoredLink | null>;
  add(notices: readonly StoredNotice[]): Promise<void>;
  /** One person's notifications that are due and not taken; no one else gets them until `heldMs`. */
  take(nowMs: number, heldMs: number): Promise<StoredNotice[]>;
  /** Schedules another try. */
  putBack(id: string, change: { dueMs: number; tries: number; ways: string | null }): Promise<void>;
  done(ids: readonly string[], nowMs: number): Promise<void>;
  /** A person's notifications that were not sent yet. */
  waiting(person: PersonId): Promise<StoredNotice[]>;
  /** Deletes notifications sent long ago and expired links. */
  tidy(beforeMs: number, nowMs: number): Promise<void>;
}
