// The store of bonds between people (friends, blocked, muted) and of reports to the host.
import type { PersonId, ReportReason } from '@rubicon/protocol';

/** `asked`: wants to be friends with the other. `friend` holds both ways; the rest is of one person alone. */
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
  readonly note: string | null; // of the host
}

export interface CommunityStore {
  /** All bonds of a person, and who asks to be their friend. */
  bondsOf(person: PersonId): Promise<Bond[]>;
  /** What one is to the other, in this direction alone. */
  between(person: PersonId, other: PersonId): Promise<BondKind[]>;
  add(bond: Bond): Promise<void>;
  remove(person: PersonId, other: PersonId, kinds: readonly BondKind[]): Promise<void>;
  /** Friends from now on, both ways; what either asked is done. */
  befriend(one: PersonId, other: PersonId, atMs: number): Promise<void>;
  /** No friends any more, nor is anything asked, either way. */
  part(one: PersonId, other: PersonId): Promise<void>;
  /** Who does not want to hear somebody. */
  deafTo(speaker: PersonId): Promise<ReadonlySet<PersonId>>;
  /** Whom somebody does not want to hear. */
  unheardBy(listener: PersonId): Promise<ReadonlySet<PersonId>>;
  /** Until when the host lets somebody say nothing; null: they may speak. */
  silencedUntil(person: PersonId): Promise<number | null>;
  silence(person: PersonId, untilMs: number | null): Promise<void>;
  addReport(report: StoredReport): Promise<void>;
  reports(isOpen: boolean, limit: number): Promise<StoredReport[]>; // the oldest first
  report(id: string): Promise<StoredReport | null>;
  resolve(id: string, note: string, atMs: number): Promise<void>;
  reportsBy(person: PersonId): Promise<StoredReport[]>;
}
