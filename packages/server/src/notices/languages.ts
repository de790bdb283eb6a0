// Emails and notifications in the language of their reader.
import type { PersonId } from '@rubicon/protocol';
import { mail as english } from '@rubicon/words/languages/en/mail';
import type { MailTexts } from '@rubicon/words/languages/mail-texts';
import { MAILS } from '@rubicon/words/mail';
import type { Store } from '../data/contract/store.ts';

const baseOf = (tag: string): string => tag.split('-', 1)[0]!.toLowerCase();

/** English if the language is unknown here, or was never sent. */
export const mailIn = (tag: string | null): MailTexts =>
  MAILS.find((mail) => tag !== null && baseOf(mail.tag) === baseOf(tag)) ?? english;

export const mailFor = async (store: Pick<Store, 'people'>, person: PersonId): Promise<MailTexts> =>
  mailIn((await store.people.byId(person))?.language ?? null);
