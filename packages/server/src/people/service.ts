// The people service, as the rest of the server knows it. Refuses by throwing `Refused`.
import type { AnswerOf, PersonId } from '@rubicon/protocol';
import type { Person } from './person.ts';

/** Who makes a request, and by which session. */
export interface Visit {
  readonly person: Person;
  readonly session: string; // the hash it is kept under
  readonly kind: 'cookie' | 'token';
  readonly isRenewed?: boolean; // it was used again after a while, and lasts anew from now on
}

/** A session or token as its owner sees it. */
/** Its id is short, made from the hash, to end it by. */
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
  /** Of a cookie or an API token; null if there is none such, it is too old, or the person is banned. */
  visit(token: string): Promise<Visit | null>;
  /** Keeps the name with a password, or changes it; ends all sessions but this one. */
  setPassword(by: Visit, password: string, current: string | null): Promise<void>;
  /** Refuses a password that is not theirs; who has none needs none. */
  confirm(person: PersonId, password: string | null): Promise<void>;
  /** By who has shown in another way who he is; ends all sessions. */
  resetPassword(person: PersonId, password: string): Promise<void>;
  /** The tag of the language somebody reads; null if it was never said. */
  language(person: PersonId): Promise<string | null>;
  setLanguage(person: PersonId, language: string): Promise<void>;
  logout(by: Visit): Promise<void>;
  sessions(by: Visit): Promise<readonly SessionCard[]>;
  tokens(by: Visit): Promise<readonly SessionCard[]>;
  /** Of either kind; refused with `no-such-session`. */
  endSession(by: Visit, id: string): Promise<void>;
  endOtherSessions(by: Visit): Promise<void>;
  addToken(by: Visit, label: string): Promise<{ token: string; card: SessionCard }>;
  /** All that is kept of a person. */
  export(person: PersonId): Promise<object>;
  /** The account goes; the name has to be given once more, and the password if there is one. */
  remove(by: Visit, name: string, password: string | null): Promise<void>;
  /** Called with the hashes of sessions that have ended. */
  onEnded(listener: (sessions: readonly string[]) => void): () => void;
}
