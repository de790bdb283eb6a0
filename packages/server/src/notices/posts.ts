// Posts to channels that belong to no player: new open games to that of the server, rounds and results to that of a
// tournament, turns to that of a game. They are stored and retried as notifications are, in the name of whoever they come
// from.
import { SIDES } from '@rubicon/engine';
import type { GameId } from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import type { StoredNotice } from '../data/contract/notices.ts';
import type { GameRecord } from '../games/record/record.ts';
import { isOpenToAll } from '../games/record/seats.ts';
import type { GameService } from '../games/service.ts';
import { isGamePost, type GamePosts } from './game-posts.ts';
import type { Hooks } from './hooks.ts';
import { mailIn } from './languages.ts';
import { isRecent, postOf } from './post.ts';
import type { Sent } from './sent.ts';
import type { TournamentPosts } from './tournament-posts.ts';

export interface PostsDeps {
  readonly games: Pick<GameService, 'card' | 'isOpen'>;
  readonly gamePosts: GamePosts;
  readonly tournamentPosts: TournamentPosts;
  readonly hooks: Hooks;
  readonly lobby: { readonly url: string; readonly language: string } | null; // the server's channel
  readonly home: string;
  readonly now: () => number;
}

export interface Posts {
  /** What is to be posted about a game, the same however often it is asked. */
  in(record: GameRecord): Promise<StoredNotice[]>;
  send(notice: StoredNotice): Promise<Sent>;
}

const OPEN_EVERY_MS = 600_000; // at most one open game of a person is posted in each such while

export function postsOf(deps: PostsDeps): Posts {
  const { games, gamePosts, tournamentPosts, hooks, lobby, home, now } = deps;

  async function sendOpen(game: GameId): Promise<Sent> {
    if (lobby === null || !(await games.isOpen(game))) return 'gone';
    const card = await games.card(null, game);
    const words = mailIn(lobby.language);
    const maker = SIDES.map((side) => card.sitters[side]).find((sitter) => sitter.kind === 'person');
    return hooks.send(lobby.url, {
      title: words.channel.open.title,
      text: words.channel.open.text(maker?.kind === 'person' ? maker.name : words.nobody),
      url: `${home}/play=${game}`,
      game: null, // nothing is on its board
      mentions: [],
    });
  }

  function inLobby(record: GameRecord): StoredNotice[] {
    const { id: game, creator, createdMs } = record;
    if (lobby === null || !isOpenToAll(record, now()) || !isRecent(createdMs, now())) return [];
    const key = `open ${creator} ${Math.floor(createdMs / OPEN_EVERY_MS)}`;
    return [postOf({ person: creator, game, key }, now())];
  }

  return {
    in: async (record) => [
      ...inLobby(record),
      ...(await tournamentPosts.in(record)),
      ...(await gamePosts.in(record)),
    ],
    send: async (notice) => {
      const [kind = ''] = notice.key.split(' ');
      try {
        if (isGamePost(kind)) return await gamePosts.send(notice, kind);
        return await (kind === 'open' ? sendOpen(notice.game!) : tournamentPosts.send(notice));
      } catch (error) {
        if (error instanceof Refused) return 'gone'; // there is no such game any more
        throw error;
      }
    },
  };
}
