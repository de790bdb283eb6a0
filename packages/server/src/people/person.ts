import type { PersonId } from '@rubicon/protocol';

/** Who asks: somebody with a name, with or without an account. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly isGuest: boolean;
}
