// Socket messages. A client subscribes, asks, and the server sends.
import * as v from 'valibot';
import { AskSchema } from './ask.ts';
import { ChangeSchema } from './change.ts';
import { ChatLineSchema } from './chat.ts';
import { FriendsNewsSchema } from './community.ts';
import { count, SeatSchema, timeMs } from './fields.ts';
import { GameCardSchema } from './games.ts';
import { AskIdSchema, GameIdSchema, PersonIdSchema } from './ids.ts';
import type { Infer } from './infer.ts';
import { UpdateSchema } from './table.ts';

/** Higher than any cursor or line number: starting there skips everything old. */
export const PAST_ALL = 2_147_483_647;
const cursor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PAST_ALL));
/** Chosen by the client for each watch of its socket. */
const watchNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));

export const ClientMessageSchema = v.variant('kind', [
  /**
   * Subscribes to a game: answered by an update with everything after `after` (0 is from its start), then by changes.
   * Sent again, it starts over from there.
   */
  v.strictObject({
    kind: v.literal('watch'),
    watch: watchNumber, // names it in changes and asks
    game: GameIdSchema,
    after: cursor,
    orders: v.optional(v.boolean(), false), // whether legal orders are sent too
    as: v.optional(SeatSchema), // needed only by someone playing both sides
    chatAfter: v.optional(cursor, 0), // the number of the last chat line the client has
  }),
  v.strictObject({ kind: v.literal('unwatch'), game: GameIdSchema }),
  /** A request to the game of a watch, from its seat. Answered by a change, or refused, with the same `id`. */
  v.strictObject({ kind: v.literal('ask'), watch: watchNumber, id: AskIdSchema, ask: AskSchema }),
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
  ChangeSchema,
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
  /** Since when the server can keep nothing, so that clocks stand still; null: it can again. */
  v.strictObject({ kind: v.literal('outage'), sinceMs: v.nullable(timeMs) }),
  v.strictObject({ kind: v.literal('pong'), at: v.number(), atMs: timeMs }),
  v.strictObject({
    kind: v.literal('refused'),
    code: v.string(),
    message: v.string(),
    game: v.exactOptional(GameIdSchema),
    id: v.exactOptional(AskIdSchema), // of a request
    rule: v.exactOptional(v.string()),
    expected: v.exactOptional(v.array(v.string())),
    afterS: v.exactOptional(count), // when to ask again, if that may help
  }),
  v.strictObject({ kind: v.literal('bye'), code: v.string(), message: v.string() }), // the server closes the socket after it
]);
export type ServerMessage = Infer<typeof ServerMessageSchema>;
