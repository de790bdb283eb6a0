// The channel of a tournament, which its organiser gives. Its address is a secret: nobody is ever told it again.
import type { AnswerOf, ChannelBody, TournamentId } from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import type { Store } from '../data/contract/store.ts';
import { refused } from '../games/record/refusals.ts';
import type { Person } from '../people/person.ts';
import type { Tournaments } from '../tournaments/service.ts';
import { channelTold, checkedUrl } from './channel-told.ts';
import type { SafeFetch } from './safe-fetch.ts';

export interface TournamentChannels {
  read(by: Person, id: TournamentId): Promise<AnswerOf<'Channel'>>;
  set(by: Person, id: TournamentId, given: ChannelBody): Promise<void>;
  remove(by: Person, id: TournamentId): Promise<void>;
}

export interface TournamentChannelsDeps {
  readonly store: Pick<Store, 'notices' | 'people'>;
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
      return channelTold(store, channel, channel?.mention ?? null);
    },
    set: async (by, id, { url, mention = null }) => {
      await checkOrganiser(by, id);
      const before = url === undefined ? await notices.channel(id) : null;
      if (url === undefined && before === null) throw refused('no-channel');
      const channel = before ?? { person: by.id, url: checkedUrl(fetcher, url!) };
      await notices.setChannel(id, { ...channel, mention });
    },
    remove: async (by, id) => {
      await checkOrganiser(by, id);
      await notices.setChannel(id, null);
    },
  };
}
