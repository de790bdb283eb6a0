// What those who may give a channel are told of it: who has given it, never its address.
import type { AnswerOf, PersonId } from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import type { Store } from '../data/contract/store.ts';
import type { SafeFetch } from './safe-fetch.ts';

/** `mention`: whom it mentions for the reader. */
export async function channelTold(
  { people }: Pick<Store, 'people'>,
  channel: { readonly person: PersonId } | null,
  mention: string | null,
): Promise<AnswerOf<'Channel'>> {
  const giver = channel === null ? null : await people.byId(channel.person);
  return giver === null
    ? { giver: null, mention: null }
    : { giver: { id: giver.id, name: giver.name }, mention };
}

export function checkedUrl(fetcher: Pick<SafeFetch, 'problemWith'>, url: string): string {
  const problem = fetcher.problemWith(url);
  if (problem !== null) throw new Refused('bad-webhook', problem);
  return url;
}
