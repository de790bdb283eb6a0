// Whom the host has named an organiser: they may make tournaments where only the host may, and organise every one.
import type { PersonId } from '@rubicon/protocol';
import type { Store } from '../data/contract/store.ts';

type Marks = Pick<Store, 'mark' | 'setMark'>;

const markOf = (person: PersonId): string => `organiser ${person}`;

export const isNamed = async (store: Marks, person: PersonId): Promise<boolean> =>
  (await store.mark(markOf(person))) === 1;

export const nameOrganiser = (store: Marks, person: PersonId, isOn: boolean): Promise<void> =>
  store.setMark(markOf(person), isOn ? 1 : 0);
