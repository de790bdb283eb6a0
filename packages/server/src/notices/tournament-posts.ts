// Posts to the channel of a tournament: each round with its pairs, and how each game ended or was decided.
import { SIDES } from '@rubicon/engine';
import type { GameId, Tournament, TournamentId } from '@rubicon/protocol';
import type { MailTexts } from '@rubicon/words/languages/mail-texts';
import type { StoredNotice } from '../data/contract/notices.ts';
import type { Store } from '../data/contract/store.ts';
import type { GameRecord } from '../games/record/record.ts';
import type { GameService } from '../games/service.ts';
import { textsOf } from '../previews/previews.ts';
import type { Decision } from '../tournaments/progress.ts';
import type { Tournaments } from '../tournaments/service.ts';
import { leadingRows } from '../tournaments/shown.ts';
import type { Hooks } from './hooks.ts';
import { mailFor } from './languages.ts';
import { isRecent, postOf } from './post.ts';
import type { Sent } from './sent.ts';

export interface TournamentPosts {
  /** What is to be posted about a game, the same however often it is asked. */
  in(record: GameRecord): Promise<StoredNotice[]>;
  send(notice: StoredNotice): Promise<Sent>;
}

export interface TournamentPostsDeps {
  readonly store: Pick<Store, 'notices' | 'people'>;
  readonly games: Pick<GameService, 'card'>;
  readonly tournaments: Pick<Tournaments, 'read'>;
  readonly hooks: Hooks;
  readonly home: string;
  readonly now: () => number;
}

type Game = Tournament['played'][number]['games'][number];
interface Said {
  readonly text: string;
  readonly game: GameId | null; // whose board is shown
  readonly mentions?: readonly string[];
}

const MOST_PAIRS = 32;

/** Stores the posts of games that were decided otherwise than by play: their records do not tell it. */
export const decisionPosts =
  ({ notices }: Pick<Store, 'notices'>, now: () => number) =>
  async (id: TournamentId, decisions: readonly Decision[]): Promise<void> => {
    const recent = decisions.filter(({ atMs }) => isRecent(atMs, now()));
    const channel = recent.length === 0 ? null : await notices.channel(id);
    if (channel === null) return;
    const { person } = channel;
    // It names the game in its key only: the game may not exist
    await notices.add(
      recent.map(({ game, rulings }) =>
        postOf({ person, game: null, key: `decided ${id} ${game} ${rulings}` }, now()),
      ),
    );
  };

export function tournamentPostsOf(deps: TournamentPostsDeps): TournamentPosts {
  const { store, games, tournaments, hooks, home, now } = deps;

  async function post(tournament: Tournament, say: (words: MailTexts) => Said): Promise<Sent> {
    const { id, name } = tournament.card;
    const channel = await store.notices.channel(id);
    if (channel === null) return 'gone';
    const {
      text,
      game,
      mentions = channel.mention === null ? [] : [channel.mention],
    } = say(await mailFor(store, channel.person));
    return hooks.send(channel.url, { title: name, text, url: `${home}/tournament=${id}`, game, mentions });
  }

  const postResult = (
    tournament: Tournament,
    game: GameId | null,
    line: (words: MailTexts) => string,
  ): Promise<Sent> =>
    post(tournament, (words) => {
      const lead = leadersOf(tournament);
      const text = [line(words), ...(lead === '' ? [] : [words.channel.standings(lead)])].join('\n');
      return { text, game, mentions: [] }; // only rounds call people
    });

  async function sendRound(id: TournamentId, round: number): Promise<Sent> {
    const tournament = await tournaments.read(null, id);
    return post(tournament, (words) => ({
      text: [words.channel.round(round), ...pairsOf(tournament, round, words)].join('\n'),
      game: null,
    }));
  }

  async function sendPlayed(game: GameId): Promise<Sent> {
    const card = await games.card(null, game);
    if (card.tournament === null) return 'gone';
    const tournament = await tournaments.read(null, card.tournament.id);
    const found = gameOf(tournament, game);
    if (found === undefined) return 'gone'; // played anew by a substitute
    if (found.outcome === null) return isOver(tournament) ? 'gone' : 'failed'; // not counted yet
    if (found.outcome.how !== 'played') return 'gone'; // its decision has a post of its own
    return postResult(tournament, game, (words) => {
      const { title, text } = textsOf(card, words);
      return `${title}: ${text}`;
    });
  }

  async function sendDecided(id: TournamentId, game: GameId, rulings: number): Promise<Sent> {
    const tournament = await tournaments.read(null, id);
    const found = gameOf(tournament, game);
    const ruled = tournament.rulings.filter((each) => each.game === game);
    if (found === undefined || ruled.length !== rulings) return 'gone'; // ruled again meanwhile
    const board = found.outcome?.how === 'forfeit' ? null : game;
    return postResult(tournament, board, (words) => {
      const [caesar, pompey] = SIDES.map((side) => nameAt(tournament, found[side], words));
      return `${words.preview.pair(caesar!, pompey!)}: ${decisionText(tournament, found, words)}`;
    });
  }

  return {
    in: async ({ id: game, tournament, visibility, status, statusMs, createdMs }) => {
      if (tournament === null || visibility === 'private') return [];
      const channel = await store.notices.channel(tournament.id);
      if (channel === null) return [];
      const { person } = channel;
      if (status === 'waiting' && isRecent(createdMs, now()))
        return [postOf({ person, game, key: `round ${tournament.id} ${tournament.round}` }, now())];
      return status === 'over' && isRecent(statusMs, now())
        ? [postOf({ person, game, key: `result ${game}` }, now())]
        : [];
    },

    send: async ({ key }) => {
      const [kind, about, ...rest] = key.split(' ');
      if (kind === 'round') return sendRound(about as TournamentId, Number(rest[0]));
      if (kind === 'result') return sendPlayed(about as GameId);
      return sendDecided(about as TournamentId, rest[0] as GameId, Number(rest[1]));
    },
  };
}

const isOver = ({ card: { status } }: Tournament): boolean => status === 'over' || status === 'off';

const gameOf = ({ played }: Tournament, game: GameId): Game | undefined =>
  played.flatMap(({ games }) => games).find((each) => each.game === game);

const nameAt = ({ entrants }: Tournament, seat: number, words: MailTexts): string =>
  entrants.find((each) => each.seat === seat)?.person?.name ?? words.nobody;

/** How a game was decided otherwise than by play. */
function decisionText(tournament: Tournament, game: Game, words: MailTexts): string {
  const { how, halves, points } = game.outcome!;
  const better = SIDES.find((side) => halves[side] > Math.min(halves.caesar, halves.pompey));
  const winner = better === undefined ? null : nameAt(tournament, game[better], words);
  const said = words.channel.decided;
  if (how === 'forfeit') return said.forfeit(winner);
  if (how === 'deadline') return said.deadline(winner, `${points.caesar}–${points.pompey}`);
  const { reason } = tournament.rulings.findLast((each) => each.game === game.game)!;
  return said.ruled(winner, reason);
}

/** With the forfeits of those who left before the round was paired: no game is made for them. */
function pairsOf(tournament: Tournament, round: number, words: MailTexts): string[] {
  const games = tournament.played[round - 1]?.games ?? [];
  return games.slice(0, MOST_PAIRS).map((game) => {
    const pair = `${nameAt(tournament, game.caesar, words)} – ${nameAt(tournament, game.pompey, words)}`;
    return game.outcome?.how === 'forfeit' ? `${pair}: ${decisionText(tournament, game, words)}` : pair;
  });
}

const LEADERS = 3;

function leadersOf(tournament: Tournament): string {
  const { entrants } = tournament;
  return leadingRows(tournament)
    .slice(0, LEADERS)
    .map(
      ({ seat, halves }) =>
        `${entrants.find((each) => each.seat === seat)?.person?.name ?? '–'} ${halves / 2}`,
    )
    .join(', ');
}
