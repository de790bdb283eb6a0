// Socket messages. A client subscribes, and the server sends. Requests to games go over HTTP.
import * as v from 'valibot';
import { ChatLineSchema } from './chat.ts';
import { FriendsNewsSchema } from './community.ts';
import { count, SeatSchema, timeMs } from './fields.ts';
import { GameCardSchema } from './games.ts';
import { GameIdSchema, PersonIdSchema } from './ids.ts';
import type { Infer } from './infer.ts';
import { UpdateSchema } from './table.ts';

/** Higher than any cursor or line number: starting there skips everything old. */
export const PAST_ALL = 2_147_483_647;
const cursor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PAST_ALL));

export const ClientMessageSchema = v.variant('kind', [
  /** Subscribes to updates of a game after `after`; 0 is from its start. Sent again, it continues from there. */
  v.strictObject({
    kind: v.literal('watch'),
    game: GameIdSchema,
    after: cursor,
    as: v.optional(SeatSchema), // needed only by someone playing both sides
    chatAfter: v.optional(cursor, 0), // the number of the last chat line the client has
  }),
  v.strictObject({ kind: v.literal('unwatch'), game: GameIdSchema }),
  v.strictObject({ kind: v.literal('lobby'), on: v.boolean() }),
  /**
   * Whether the page is visible; assumed until this is sent. Someone looking at a game gets no notifications about
   * it.
   */
  v.strictObject({ kind: v.literal('visible'), on: v.boolean() }),
  v.strictObject({ kind: v.literal('ping'), at: v.number() }), // answered by a pong with the same number
]);
export type ClientMessage = Infer<typeof ClientMessageSchema>;

export const ServerMessageSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('hello'),
    protocol: count,
    person: v.nullable(PersonIdSchema),
    atMs: timeMs,
  }),
  UpdateSchema,
  v.strictObject({ kind: v.literal('chat'), game: GameIdSchema, lines: v.array(ChatLineSchema) }),
  v.strictObject({
    kind: v.literal('presence'),
    game: GameIdSchema,
    caesar: v.boolean(),
    pompey: v.boolean(),
    spectators: count,
  }),
  v.strictObject({ kind: v.literal('lobby'), games: v.array(GameCardSchema) }), // the whole list, whenever it changes
  v.strictObject({ kind: v.literal('waiting'), games: count }), // games that wait for the person's decision
  FriendsNewsSchema,
  v.strictObject({ kind: v.literal('pong'), at: v.number(), atMs: timeMs }),
  v.strictObject({
    kind: v.literal('refused'),
    code: v.string(),
    message: v.string(),
    game: v.exactOptional(GameIdSchema),
  }),
  v.strictObject({ kind: v.literal('bye'), code: v.string(), message: v.string() }), // the server closes the socket after it
]);
export type ServerMessage = Infer<typeof ServerMessageSchema>;
