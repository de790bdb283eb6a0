// The channel of a game, which either of its players gives, and either may take away. Its address is a secret: nobody
// is ever told it again.
import { SIDES, type Side } from '@rubicon/engine';
import type { AnswerOf, ChannelBody, GameCard, GameId } from '@rubicon/protocol';
import type { Store } from '../data/contract/store.ts';
import { refused } from '../games/record/refusals.ts';
import type { GameService } from '../games/service.ts';
import type { Person } from '../people/person.ts';
import { channelTold, checkedUrl } from './channel-told.ts';
import type { GamePosts } from './game-posts.ts';
import type { SafeFetch } from './safe-fetch.ts';

export interface GameChannels {
  read(by: Person, game: GameId): Promise<AnswerOf<'Channel'>>;
  set(by: Person, game: GameId, given: ChannelBody): Promise<void>;
  remove(by: Person, game: GameId): Promise<void>;
}

export interface GameChannelsDeps {
  readonly store: Pick<Store, 'notices' | 'people'>;
  readonly games: Pick<GameService, 'card'>;
  readonly posts: Pick<GamePosts, 'first'>;
  readonly fetcher: Pick<SafeFetch, 'problemWith'>;
  readonly now: () => number;
}

export function gameChannelsOf({ store, games, posts, fetcher, now }: GameChannelsDeps): GameChannels {
  const { notices } = store;

  async function cardFor(by: Person, game: GameId): Promise<{ card: GameCard; sides: readonly Side[] }> {
    const card = await games.card(by, game);
    const sides = SIDES.filter((side) => {
      const sitter = card.sitters[side];
      return sitter.kind === 'person' && sitter.person === by.id;
    });
    if (sides.length === 0) throw refused('not-a-player');
    return { card, sides };
  }

  return {
    read: async (by, game) => {
      const { sides } = await cardFor(by, game);
      const channel = await notices.gameChannel(game);
      return channelTold(store, channel, channel?.mentions[sides[0]!] ?? null);
    },
    set: async (by, game, { url, mention = null }) => {
      const { card, sides } = await cardFor(by, game);
      if (card.visibility === 'private') throw refused('private-game');
      if (card.status !== 'running') throw refused('not-running');
      const mentions = Object.fromEntries(sides.map((side) => [side, mention]));
      if (url === undefined) {
        if (!(await notices.setMentions(game, mentions))) throw refused('no-channel');
        return;
      }
      const channel = { person: by.id, url: checkedUrl(fetcher, url), givenMs: now() };
      await notices.setGameChannel(game, channel, mentions);
      await notices.add([posts.first(channel, card)]);
    },
    remove: async (by, game) => {
      await cardFor(by, game);
      await notices.removeGameChannel(game);
    },
  };
}
