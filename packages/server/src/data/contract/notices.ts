// What is kept so that people are told things when they are away.
import type { GameId, NoticeKind, PersonId } from '@rubicon/protocol';

export interface Contact {
  readonly switches: string | null; // JSON; null: as for everybody
  readonly mail: string | null;
  readonly verifiedMs: number | null; // when the address was found to be theirs
  readonly webhook: string | null;
  readonly hides: boolean; // from friends, that one is here
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

/** Good once, until its time is over. */
export interface StoredLink {
  readonly hash: string; // of what the link ends with
  readonly person: PersonId;
  readonly kind: 'verify' | 'reset';
  readonly value: string; // the mail address that it was sent to
  readonly untilMs: number;
}

/** Something to be told. What is made again under the same id is there already, also when it was told. */
export interface StoredNotice {
  readonly id: string;
  readonly person: PersonId;
  readonly game: GameId | null;
  readonly kind: NoticeKind;
  readonly key: string; // of the occasion, such as since when a side is asked
  readonly text: string; // that cannot be made again later, such as a line of chat
  readonly dueMs: number;
  readonly tries: number;
  readonly ways: string | null; // that are left to be tried; null: none was tried yet
  readonly madeMs: number;
}

export interface NoticeStore {
  contact(person: PersonId): Promise<Contact>;
  setContact(person: PersonId, change: Partial<Contact>): Promise<void>;
  /** Who has shown that an address is theirs. */
  byMail(address: string): Promise<PersonId[]>;
  /** A browser belongs to who registered it last. */
  addDevice(device: StoredDevice): Promise<void>;
  devicesOf(person: PersonId): Promise<StoredDevice[]>; // the oldest first
  removeDevice(person: PersonId, id: string): Promise<boolean>;
  /** Earlier ones of the same kind are good no more. */
  addLink(link: StoredLink): Promise<void>;
  /** Takes it away; null if there is none, or its time is over. */
  useLink(hash: string, kind: StoredLink['kind'], nowMs: number): Promise<StoredLink | null>;
  add(notices: readonly StoredNotice[]): Promise<void>;
  /** Those that are due and not at work, of one person; nobody else gets them until `heldMs`. */
  take(nowMs: number, heldMs: number): Promise<StoredNotice[]>;
  /** To be tried again, or later. */
  putBack(id: string, change: { dueMs: number; tries: number; ways: string | null }): Promise<void>;
  done(ids: readonly string[], nowMs: number): Promise<void>;
  /** Of a person, those not told yet. */
  waiting(person: PersonId): Promise<StoredNotice[]>;
  /** Forgets what was told long ago, and links whose time is over. */
  tidy(beforeMs: number, nowMs: number): Promise<void>;
}
