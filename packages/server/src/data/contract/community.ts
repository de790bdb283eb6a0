// The store of relations between people (friends, blocks, mutes) and of reports to the admin.
import type { PersonId, ReportReason } from '@rubicon/protocol';

/** `asked`: has sent the other a friend request. `friend` goes both ways; the rest is one-sided. */
export type BondKind = 'asked' | 'friend' | 'blocked' | 'muted';

export interface Bond {
  readonly person: PersonId;
  readonly other: PersonId;
  readonly kind: BondKind;
  readonly atMs: number;
}

export interface StoredReport {
  readonly id: string;
  readonly by: PersonId;
  readonly about: PersonId;
  readonly reason: ReportReason;
  readonly text: string;
  readonly context: string; // JSON: the lines around it, as they were
  readonly createdMs: number;
  readonly resolvedMs: number | null;
  readonly note: string | null; // by the admin
}

export interface CommunityStore {
  /** All relations of a person, including friend requests to them. */
  bondsOf(person: PersonId): Promise<Bond[]>;
  /** One person's relation to the other, in this direction only. */
  between(person: PersonId, other: PersonId): Promise<BondKind[]>;
  add(bond: Bond): Promise<void>;
  remove(person: PersonId, other: PersonId, kinds: readonly BondKind[]): Promise<void>;
  /** Makes them friends, both ways; open requests are done. */
  befriend(one: PersonId, other: PersonId, atMs: number): Promise<void>;
  /** Ends a friendship and any requests, both ways. */
  part(one: PersonId, other: PersonId): Promise<void>;
  /** Who has muted or blocked a person. */
  deafTo(speaker: PersonId): Promise<ReadonlySet<PersonId>>;
  /** Whom a person has muted or blocked. */
  unheardBy(listener: PersonId): Promise<ReadonlySet<PersonId>>;
  /** Until when the admin has muted someone; null: not muted. */
  silencedUntil(person: PersonId): Promise<number | null>;
  silence(person: PersonId, untilMs: number | null): Promise<void>;
  addReport(report: StoredReport): Promise<void>;
  reports(isOpen: boolean, limit: number): Promise<StoredReport[]>; // the oldest first
  report(id: string): Promise<StoredReport | null>;
  resolve(id: string, note: string, atMs: number): Promise<void>;
  reportsBy(person: PersonId): Promise<StoredReport[]>;
}
