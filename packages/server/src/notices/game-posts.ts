// Posts to the channel of a game: each turn, who has been waited for, and how it ended. They say and show what any
// spectator may know.
import { SIDES, type Side } from '@rubicon/engine';
import type { GameCard, GameId } from '@rubicon/protocol';
import type { StoredGameChannel, StoredNotice } from '../data/contract/notices.ts';
import type { Store } from '../data/contract/store.ts';
import { cardOf, hasEnded, type GameRecord } from '../games/record/record.ts';
import type { GameService } from '../games/service.ts';
import { textsOf } from '../previews/previews.ts';
import { graceOf } from './due-notices.ts';
import type { Hooks } from './hooks.ts';
import { mailFor } from './languages.ts';
import { isRecent, postOf } from './post.ts';
import type { Sent } from './sent.ts';

export interface GamePosts {
  /** What is to be posted about a game, the same however often it is asked. */
  in(record: GameRecord): Promise<StoredNotice[]>;
  /** The turn at which a channel is given: whoever gives it sees at once that it works. */
  first(channel: Given, card: GameCard): StoredNotice;
  send(notice: StoredNotice, kind: GamePostKind): Promise<Sent>;
}

export interface GamePostsDeps {
  readonly store: Pick<Store, 'notices' | 'people'>;
  readonly games: Pick<GameService, 'card'>;
  readonly hooks: Hooks;
  readonly home: string;
  readonly now: () => number;
}

const KINDS = ['turn', 'move', 'end'] as const;
type GamePostKind = (typeof KINDS)[number];
type Given = Pick<StoredGameChannel, 'person' | 'givenMs'>;

export const isGamePost = (kind: string): kind is GamePostKind => KINDS.some((each) => each === kind);

const NONE_MS = 30_000; // shorter than the sweep looks back: a channel given on another server is noticed
const MOST_NONE = 20_000;

export function gamePostsOf({ store, games, hooks, home, now }: GamePostsDeps): GamePosts {
  const { notices } = store;
  const none = new Map<GameId, number>(); // games that had no channel of late, so that the store need not be asked again

  async function channelOf(game: GameId): Promise<StoredGameChannel | null> {
    const atMs = none.get(game);
    if (atMs !== undefined && Math.abs(now() - atMs) < NONE_MS) return null;
    none.delete(game);
    const channel = await notices.gameChannel(game);
    if (channel === null) none.set(game, now());
    if (none.size > MOST_NONE) none.delete(none.keys().next().value!); // the oldest
    return channel;
  }

  const aboutTurn = ({ person, givenMs }: Given, { game, year, turn }: GameCard): StoredNotice =>
    postOf({ person, game, key: `turn ${game} ${givenMs} ${year} ${turn}` }, now());

  function toPlay(card: GameCard): { sides: readonly Side[]; sinceMs: number } {
    const sides = SIDES.filter((side) => card.asked[side] && card.sitters[side].kind === 'person');
    return { sides, sinceMs: Math.max(0, ...sides.map((side) => card.askedMs[side] ?? 0)) };
  }

  /** Whether a post is still about how the game stands. */
  async function isStill(
    card: GameCard,
    kind: GamePostKind,
    moment: string,
    notice: string,
  ): Promise<boolean> {
    if (kind === 'end') return hasEnded(card.status);
    if (card.status !== 'running') return false;
    const { sides, sinceMs } = toPlay(card);
    if (kind === 'turn') {
      if (moment !== `${card.year} ${card.turn}`) return false;
      if (sides.length > 0) await notices.tell(card.game, sinceMs, notice);
      return true;
    }
    return moment === String(sinceMs) && notices.tell(card.game, sinceMs, notice);
  }

  return {
    in: async (record) => {
      const { id: game, status, visibility, statusMs, changedMs, pace } = record;
      if (status === 'waiting' || visibility === 'private') return [];
      const isRunning = status === 'running';
      if (!isRecent(isRunning ? changedMs : statusMs, now())) return [];
      const channel = await channelOf(game);
      if (channel === null) return [];
      const { person, givenMs } = channel;
      if (!isRunning) return [postOf({ person, game, key: `end ${game} ${givenMs}` }, now())];
      const card = cardOf(record);
      const { sides, sinceMs } = toPlay(card);
      const key = `move ${game} ${givenMs} ${sinceMs}`;
      return [
        aboutTurn(channel, card),
        ...(sides.length === 0 ? [] : [postOf({ person, game, key, dueMs: sinceMs + graceOf(pace) }, now())]),
      ];
    },

    first: (channel, card) => {
      none.delete(card.game);
      return aboutTurn(channel, card);
    },

    send: async (notice, kind) => {
      const game = notice.game!;
      const [, , givenMs, ...moment] = notice.key.split(' ');
      const channel = await notices.gameChannel(game);
      if (channel === null || String(channel.givenMs) !== givenMs) return 'gone';
      const card = await games.card(null, game);
      if (!(await isStill(card, kind, moment.join(' '), notice.id))) return 'gone';
      const words = await mailFor(store, channel.person);
      const { title, text } = textsOf(card, words);
      const { sides } = toPlay(card);
      const names = sides.map((side) => (card.sitters[side] as { readonly name: string }).name);
      const meant = kind === 'end' ? SIDES : sides;
      return hooks.send(channel.url, {
        title,
        text: [...(names.length === 0 ? [] : [words.channel.toPlay(names.join(', '))]), text].join('\n'),
        url: `${home}/play=${game}`,
        game,
        mentions: meant.flatMap((side) => channel.mentions[side] ?? []),
      });
    },
  };
}
