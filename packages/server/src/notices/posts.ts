// Posts to channels that belong to no player: new open games to that of the server, rounds and results to that of a
// tournament, turns to that of a game. They are stored and retried as notifications are, in the name of whoever they come
// from.
import { SIDES } from '@rubicon/engine';
import type { GameId, Tournament } from '@rubicon/protocol';
import type { MailTexts } from '@rubicon/words/languages/mail-texts';
import { Refused } from '../base/refused.ts';
import type { StoredNotice } from '../data/contract/notices.ts';
import type { Store } from '../data/contract/store.ts';
import type { GameRecord } from '../games/record/record.ts';
import { isOpenToAll } from '../games/record/seats.ts';
import type { GameService } from '../games/service.ts';
import { textsOf } from '../previews/previews.ts';
import type { Tournaments } from '../tournaments/service.ts';
import { isGamePost, type GamePosts } from './game-posts.ts';
import type { Hooks } from './hooks.ts';
import { mailFor, mailIn } from './languages.ts';
import { isRecent, postOf } from './post.ts';
import type { Sent } from './sent.ts';

export interface PostsDeps {
  readonly store: Pick<Store, 'notices' | 'people'>;
  readonly games: Pick<GameService, 'card' | 'isOpen'>;
  readonly tournaments: Pick<Tournaments, 'read'>;
  readonly gamePosts: GamePosts;
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
const MOST_PAIRS = 32;

export function postsOf(deps: PostsDeps): Posts {
  const { store, games, tournaments, gamePosts, hooks, lobby, home, now } = deps;

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

  async function sendInTournament(notice: StoredNotice, kind: string): Promise<Sent> {
    const card = await games.card(null, notice.game!);
    const { tournament: about } = card;
    const channel = about === null ? null : await store.notices.channel(about.id);
    if (about === null || channel === null) return 'gone';
    const words = await mailFor(store, channel.person);
    const tournament = await tournaments.read(null, about.id);
    const url = `${home}/tournament=${about.id}`;
    const mentions = channel.mention === null ? [] : [channel.mention];
    if (kind === 'round') {
      const text = [words.channel.round(about.round), ...pairsOf(tournament, about.round, words)].join('\n');
      return hooks.send(channel.url, { title: about.name, text, url, game: null, mentions });
    }
    const { title, text } = textsOf(card, words);
    const lead = leadersOf(tournament);
    return hooks.send(channel.url, {
      title: about.name,
      text: [`${title}: ${text}`, ...(lead === '' ? [] : [words.channel.standings(lead)])].join('\n'),
      url,
      game: notice.game,
      mentions: [], // only rounds call people
    });
  }

  function inLobby(record: GameRecord): StoredNotice[] {
    const { id: game, creator, createdMs } = record;
    if (lobby === null || !isOpenToAll(record, now()) || !isRecent(createdMs, now())) return [];
    const key = `open ${creator} ${Math.floor(createdMs / OPEN_EVERY_MS)}`;
    return [postOf({ person: creator, game, key }, now())];
  }

  async function inTournament(record: GameRecord): Promise<StoredNotice[]> {
    const { id: game, tournament, status, statusMs, createdMs } = record;
    if (tournament === null || record.visibility === 'private') return [];
    const channel = await store.notices.channel(tournament.id);
    if (channel === null) return [];
    const { person } = channel;
    if (status === 'waiting' && isRecent(createdMs, now()))
      return [postOf({ person, game, key: `round ${tournament.id} ${tournament.round}` }, now())];
    return status === 'over' && isRecent(statusMs, now())
      ? [postOf({ person, game, key: `result ${game}` }, now())]
      : [];
  }

  return {
    in: async (record) => [
      ...inLobby(record),
      ...(await inTournament(record)),
      ...(await gamePosts.in(record)),
    ],
    send: async (notice) => {
      const [kind = ''] = notice.key.split(' ');
      try {
        if (isGamePost(kind)) return await gamePosts.send(notice, kind);
        return await (kind === 'open' ? sendOpen(notice.game!) : sendInTournament(notice, kind));
      } catch (error) {
        if (error instanceof Refused) return 'gone'; // there is no such game any more
        throw error;
      }
    },
  };
}

function pairsOf({ played, entrants }: Tournament, round: number, words: MailTexts): string[] {
  const nameAt = (seat: number): string =>
    entrants.find((each) => each.seat === seat)?.person?.name ?? words.nobody;
  const games = played[round - 1]?.games ?? [];
  return games.slice(0, MOST_PAIRS).map(({ caesar, pompey }) => `${nameAt(caesar)} – ${nameAt(pompey)}`);
}

const LEADERS = 3;

function leadersOf({ standings, entrants }: Tournament): string {
  const rows = standings.at(-1)?.[0] ?? [];
  return rows
    .slice(0, LEADERS)
    .map(
      ({ seat, halves }) =>
        `${entrants.find((each) => each.seat === seat)?.person?.name ?? '–'} ${halves / 2}`,
    )
    .join(', ');
}
