// The people service's interface for the rest of the server. Refuses by throwing `Refused`.
import type { AnswerOf, PersonId } from '@rubicon/protocol';
import type { Person } from './person.ts';

/** Who makes a request, and by which session. */
export interface Visit {
  readonly person: Person;
  readonly session: string; // the hash it is stored under
  readonly kind: 'cookie' | 'token';
  readonly isRenewed?: boolean; // it was used again after a while, and its lifetime was extended
}

/** A session or token as its owner sees it. */
/** Its short id, made from the hash, for ending it. */
export type SessionCard = AnswerOf<'NewToken'>['card'];

export interface People {
  /** A new guest, or a refusal: `name-taken`, `invitation-needed`. `token` goes into the cookie. */
  guest(
    name: string,
    invitation: string | null,
    label: string,
    language?: string,
  ): Promise<{ person: Person; token: string }>;
  /** Refused with `login-failed`, whatever was wrong, after the same time. */
  login(
    name: string,
    password: string,
    label: string,
    language?: string,
  ): Promise<{ person: Person; token: string }>;
  /** By a cookie or an API token; null if it is unknown or expired, or the person is banned. */
  visit(token: string): Promise<Visit | null>;
  /** Sets or changes the password; ends all sessions but this one. */
  setPassword(by: Visit, password: string, current: string | null): Promise<void>;
  /** Refuses a wrong password; an account without one needs none. */
  confirm(person: PersonId, password: string | null): Promise<void>;
  /** For someone identified in another way; ends all sessions. */
  resetPassword(person: PersonId, password: string): Promise<void>;
  /** The tag of the language a person reads; null if it was never sent. */
  language(person: PersonId): Promise<string | null>;
  setLanguage(person: PersonId, language: string): Promise<void>;
  logout(by: Visit): Promise<void>;
  sessions(by: Visit): Promise<readonly SessionCard[]>;
  tokens(by: Visit): Promise<readonly SessionCard[]>;
  /** Of either kind; refused with `no-such-session`. */
  endSession(by: Visit, id: string): Promise<void>;
  endOtherSessions(by: Visit): Promise<void>;
  addToken(by: Visit, label: string): Promise<{ token: string; card: SessionCard }>;
  /** All stored data of a person. */
  export(person: PersonId): Promise<object>;
  /** Deletes the account; the name must be repeated, and the password given if there is one. */
  remove(by: Visit, name: string, password: string | null): Promise<void>;
  /** Called with the hashes of ended sessions. */
  onEnded(listener: (sessions: readonly string[]) => void): () => void;
}
