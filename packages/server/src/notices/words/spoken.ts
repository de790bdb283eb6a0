// The words of the language somebody reads.
import type { PersonId } from '@rubicon/protocol';
import type { Store } from '../../data/store.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { NoticeWords } from './notice-words.ts';
import { sv } from './sv.ts';

const LANGUAGES: readonly NoticeWords[] = [en, sv, ja];

const baseOf = (tag: string): string => tag.split('-', 1)[0]!.toLowerCase();

/** English where the language is not known here, or was never said. */
export const wordsIn = (tag: string | null): NoticeWords =>
  LANGUAGES.find((words) => tag !== null && baseOf(words.tag) === baseOf(tag)) ?? en;

export const wordsFor = async (store: Pick<Store, 'people'>, person: PersonId): Promise<NoticeWords> =>
  wordsIn((await store.people.byId(person))?.language ?? null);
