import type { PersonCard } from '@rubicon/protocol';

/** Who asks: somebody with a name, with or without an account. */
export type Person = PersonCard;
