// The channel of a tournament, which its organiser gives. Its address is a secret: nobody is ever told it again.
import type { AnswerOf, TournamentId } from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import type { Store } from '../data/contract/store.ts';
import type { Person } from '../people/person.ts';
import type { Tournaments } from '../tournaments/service.ts';
import type { SafeFetch } from './safe-fetch.ts';

export interface TournamentChannels {
  read(by: Person, id: TournamentId): Promise<AnswerOf<'Channel'>>;
  set(by: Person, id: TournamentId, url: string, mention: string | null): Promise<void>;
  remove(by: Person, id: TournamentId): Promise<void>;
}

export interface TournamentChannelsDeps {
  readonly store: Pick<Store, 'notices'>;
  readonly tournaments: Pick<Tournaments, 'read'>;
  readonly fetcher: Pick<SafeFetch, 'problemWith'>;
}

export function tournamentChannelsOf({
  store,
  tournaments,
  fetcher,
}: TournamentChannelsDeps): TournamentChannels {
  const { notices } = store;
  async function checkOrganiser(by: Person, id: TournamentId): Promise<void> {
    const { mine } = await tournaments.read(by, id);
    if (!mine.isOrganiser) throw new Refused('not-the-organiser', 'Only its organiser may do that.');
  }
  return {
    read: async (by, id) => {
      await checkOrganiser(by, id);
      const channel = await notices.channel(id);
      return { isSet: channel !== null, mention: channel?.mention ?? null };
    },
    set: async (by, id, url, mention) => {
      await checkOrganiser(by, id);
      const problem = fetcher.problemWith(url);
      if (problem !== null) throw new Refused('bad-webhook', problem);
      await notices.setChannel(id, { person: by.id, url, mention });
    },
    remove: async (by, id) => {
      await checkOrganiser(by, id);
      await notices.setChannel(id, null);
    },
  };
}
