// What goes over the socket. A client says what it wants to hear of; the server tells. Asks go over HTTP.
import * as v from 'valibot';
import type { FriendsNews } from './community.ts';
import type { PersonId, GameId } from './ids.ts';
import { GameIdSchema } from './ids.ts';
import type { GameCard, Update } from './table.ts';

/** Higher than any cursor or number of a line: whoever begins there wants nothing old. */
export const PAST_ALL = 2_147_483_647;
const cursor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PAST_ALL));

export const ClientMessageSchema = v.variant('kind', [
  /** From now on tell of a game, beginning after `after`; 0 is from its start. Asked again, it goes on from there. */
  v.strictObject({
    kind: v.literal('watch'),
    game: GameIdSchema,
    after: cursor,
    as: v.optional(v.picklist(['caesar', 'pompey', 'spectator'])), // needed only by who has both sides
    chatAfter: v.optional(cursor, 0), // the number of the last line of chat that is there already
  }),
  v.strictObject({ kind: v.literal('unwatch'), game: GameIdSchema }),
  v.strictObject({ kind: v.literal('lobby'), on: v.boolean() }),
  /** Whether the page is looked at; until it is said it is. Of what is watched by who looks there are no notices. */
  v.strictObject({ kind: v.literal('visible'), on: v.boolean() }),
  v.strictObject({ kind: v.literal('ping'), at: v.number() }), // answered by a pong with the same number
]);
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>;

export interface ChatLine {
  readonly number: number; // in its game and room, from 1
  readonly room: 'players' | 'spectators';
  readonly person: PersonId | null; // null: the account was deleted
  readonly name: string;
  readonly text: string;
  readonly atMs: number;
}

export type ServerMessage =
  | {
      readonly kind: 'hello';
      readonly protocol: number;
      readonly person: PersonId | null;
      readonly atMs: number;
    }
  | Update
  | { readonly kind: 'chat'; readonly game: GameId; readonly lines: readonly ChatLine[] }
  | {
      readonly kind: 'presence';
      readonly game: GameId;
      readonly caesar: boolean;
      readonly pompey: boolean;
      readonly spectators: number;
    }
  | { readonly kind: 'lobby'; readonly games: readonly GameCard[] } // the whole list, whenever it changes
  | { readonly kind: 'waiting'; readonly games: number } // games in which the person is asked
  | FriendsNews
  | { readonly kind: 'pong'; readonly at: number; readonly atMs: number }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly game?: GameId }
  | { readonly kind: 'bye'; readonly code: string; readonly message: string }; // the server closes after it
