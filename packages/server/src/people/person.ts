import type { PersonCard } from '@rubicon/protocol';

/** The caller: someone with a name, with or without an account. */
export type Person = PersonCard;
