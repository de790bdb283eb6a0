// Posts to channels that belong to no player: new open games to that of the server, rounds and results to that of a
// tournament. They are stored and retried as notifications are, in the name of whoever they come from.
import { createHash } from 'node:crypto';
import { SIDES } from '@rubicon/engine';
import type { GameId, PersonId, Tournament } from '@rubicon/protocol';
import type { MailTexts } from '@rubicon/words/languages/mail-texts';
import { Refused } from '../base/refused.ts';
import type { StoredNotice } from '../data/contract/notices.ts';
import type { Store } from '../data/contract/store.ts';
import { personAt, type GameRecord } from '../games/record/record.ts';
import type { GameService } from '../games/service.ts';
import { textsOf } from '../previews/previews.ts';
import type { Tournaments } from '../tournaments/service.ts';
import type { Hooks } from './hooks.ts';
import { mailFor, mailIn } from './languages.ts';
import type { Sent } from './sent.ts';

export interface PostsDeps {
  readonly store: Pick<Store, 'notices' | 'people'>;
  readonly games: Pick<GameService, 'card'>;
  readonly tournaments: Pick<Tournaments, 'read'>;
  readonly hooks: Hooks;
  readonly lobbyWebhook: string | null;
  readonly home: string;
  readonly now: () => number;
}

export interface Posts {
  /** What is to be posted about a game, the same however often it is asked. */
  in(record: GameRecord): Promise<StoredNotice[]>;
  send(notice: StoredNotice): Promise<Sent>;
}

const RECENT_MS = 3_600_000; // older ones are not posted any more
const GRACE_MS = 5000; // whoever opens a game by mistake closes it again
const OPEN_EVERY_MS = 600_000; // at most one open game of a person is posted in each such while
const MOST_PAIRS = 32;

export function postsOf(deps: PostsDeps): Posts {
  const { store, games, tournaments, hooks, lobbyWebhook, home, now } = deps;

  const postOf = (person: PersonId, game: GameId, key: string): StoredNotice => ({
    id: createHash('sha256').update(`post ${key}`).digest('base64url').slice(0, 22),
    person,
    game,
    kind: 'post',
    key,
    text: '',
    dueMs: now() + GRACE_MS,
    tries: 0,
    ways: null,
    madeMs: now(),
  });

  /** A game that anyone may join. */
  const isOpen = (record: GameRecord): boolean =>
    record.status === 'waiting' &&
    record.visibility === 'public' &&
    record.invitationHash === null &&
    !record.closed &&
    SIDES.some((side) => record.sitters[side].kind === 'open') &&
    SIDES.some((side) => personAt(record, side) !== null);

  async function sendOpen(game: GameId): Promise<Sent> {
    const card = await games.card(null, game);
    const isStill = card.status === 'waiting' && SIDES.some((side) => card.sitters[side].kind === 'open');
    if (lobbyWebhook === null || !isStill) return 'gone';
    const words = mailIn(null);
    const maker = SIDES.map((side) => card.sitters[side]).find((sitter) => sitter.kind === 'person');
    return hooks.send(lobbyWebhook, {
      title: words.channel.open.title,
      text: words.channel.open.text(maker?.kind === 'person' ? maker.name : words.nobody),
      url: `${home}/play=${game}`,
      game: null, // nothing is on its board
      mention: null,
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
    const { mention } = channel;
    if (kind === 'round') {
      const text = [words.channel.round(about.round), ...pairsOf(tournament, about.round, words)].join('\n');
      return hooks.send(channel.url, { title: about.name, text, url, game: null, mention });
    }
    const { title, text } = textsOf(card, words);
    const lead = leadersOf(tournament);
    return hooks.send(channel.url, {
      title: about.name,
      text: [`${title}: ${text}`, ...(lead === '' ? [] : [words.channel.standings(lead)])].join('\n'),
      url,
      game: notice.game,
      mention: null, // only rounds call people
    });
  }

  return {
    in: async (record) => {
      const { id: game, tournament, status, creator, statusMs, createdMs } = record;
      const isRecent = (ms: number): boolean => ms >= now() - RECENT_MS;
      if (lobbyWebhook !== null && isOpen(record) && isRecent(createdMs))
        return [postOf(creator, game, `open ${creator} ${Math.floor(createdMs / OPEN_EVERY_MS)}`)];
      if (tournament === null || record.visibility === 'private') return [];
      const channel = await store.notices.channel(tournament.id);
      if (channel === null) return [];
      if (status === 'waiting' && isRecent(createdMs))
        return [postOf(channel.person, game, `round ${tournament.id} ${tournament.round}`)];
      return status === 'over' && isRecent(statusMs) ? [postOf(channel.person, game, `result ${game}`)] : [];
    },
    send: async (notice) => {
      const [kind = ''] = notice.key.split(' ');
      try {
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
