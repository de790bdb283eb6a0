// Who is online elsewhere: in the other processes of this server, or at other servers.
import type { PersonId } from '@rubicon/protocol';

export interface Elsewhere {
  /** Someone has come here, or left. Never fails. */
  note(person: PersonId, isHere: boolean): Promise<void>;
  /** Those of these people who are online elsewhere, as far as is known. Never fails. */
  among(persons: readonly PersonId[]): Promise<readonly PersonId[]>;
  attach(sockets: Sockets): void;
}

/** The sockets of this process. */
export interface Sockets {
  readonly isHere: (person: PersonId) => boolean;
  everyone(): Iterable<PersonId>;
  send(person: PersonId, text: string): void;
}
