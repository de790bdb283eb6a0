// A seat's view of a game: everything a client ever holds of it. It follows from the seat's history and from public
// facts; nothing in it counts or times what the other side can still undo.
import { UNDO_SCOPES } from '@rubicon/engine';
import type { DiceEpoch, Event, HistoryEntry as EngineHistoryEntry, Question, View } from '@rubicon/engine';
import * as v from 'valibot';
import {
  count,
  LevelSchema,
  MAX_CURSOR,
  ofEngine,
  perSide,
  SeatSchema,
  SideSchema,
  timeMs,
} from './fields.ts';
import { BidSchema, GameCardSchema } from './games.ts';
import { GameIdSchema } from './ids.ts';
import type { Infer } from './infer.ts';
import { OFFER_KINDS } from './lists.ts';
import { PlanEndSchema } from './plans.ts';

/** What a seat was sent at once. A seat's cursor counts exactly these. */
export const HistoryEntrySchema = ofEngine<EngineHistoryEntry>(
  v.looseObject({
    cursor: count,
    year: count,
    turn: count,
    atMs: timeMs,
    events: v.array(ofEngine<Event>()),
  }),
);
export type HistoryEntry = Infer<typeof HistoryEntrySchema>;

/** `orders`, every legal order, is there if the client asked for it: it can be listed from the view. */
export const DecisionSchema = ofEngine<Question & { readonly orders?: readonly string[] }>(
  v.strictObject({
    number: count,
    side: SideSchema,
    step: v.string(),
    required: v.boolean(),
    orders: v.exactOptional(v.array(v.string())),
  }),
);

const OfferSchema = v.strictObject({ kind: v.picklist(OFFER_KINDS), by: SideSchema });
export type Offer = Infer<typeof OfferSchema>;

/** Public time: `leftMs` at `atMs`, on the server's clock. */
const ClockFaceSchema = v.strictObject({
  leftMs: perSide(v.number()),
  running: perSide(v.boolean()),
  stopped: v.boolean(),
  atMs: timeMs,
});
export type ClockFace = Infer<typeof ClockFaceSchema>;

/** Fields that are not known here are accepted and left out, so that a server may add some. */
export const TableSchema = v.object({
  card: GameCardSchema,
  seat: SeatSchema,
  cursor: count, // the length of this seat's history
  seen: v.nullable(count), // how far its player has read, on any device; null for spectators
  view: v.nullable(ofEngine<View>()), // null until the game runs
  decision: v.nullable(DecisionSchema),
  undo: v.strictObject(v.entriesFromList(UNDO_SCOPES, count)), // how many orders each would undo
  drawOffer: v.nullable(SideSchema),
  offer: v.nullable(OfferSchema),
  flagged: perSide(v.boolean()),
  standIns: perSide(v.nullable(LevelSchema)), // a computer that finishes for a player who ran out of time
  paused: v.boolean(),
  vacation: v.nullable(SideSchema), // whose vacation the game is paused for
  vacationDays: perSide(count), // left; a day that was begun is used
  clock: v.nullable(ClockFaceSchema),
  dice: v.array(ofEngine<DiceEpoch>()), // secrets only when the game has ended
  rematch: v.nullable(GameIdSchema),
  bid: v.nullable(BidSchema), // this seat's own, while the other's is awaited
  plan: v.exactOptional(v.strictObject({ end: v.nullable(PlanEndSchema) })), // the seat's own, where it has left one
});
export type Table = Infer<typeof TableSchema>;

/**
 * Everything a seat needs to continue from `from`: it appends `told` to its history, and replaces its pending orders
 * by `pending`. Of two updates the later has the higher cursor, or the same and a later `card.changedMs`; the earlier
 * is dropped. Where `from` is higher than the client's cursor, it has missed something, and requests it.
 */
export const UpdateSchema = v.strictObject({
  kind: v.literal('update'),
  from: count,
  table: TableSchema,
  told: v.array(HistoryEntrySchema), // after `from`, without those that can still be undone
  pending: v.array(HistoryEntrySchema), // own orders that can still be undone: always all of them
});
export type Update = Infer<typeof UpdateSchema>;

/**
 * A table as its seat was first shown it at an earlier cursor. Orders can be given only now, so there is no decision.
 */
export const RecallSchema = v.strictObject({
  table: TableSchema,
  told: v.array(HistoryEntrySchema), // the last part of the history up to this cursor
});
export type Recall = Infer<typeof RecallSchema>;

/** How far the player has read; it never goes back. */
export const SeenBodySchema = v.strictObject({
  cursor: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CURSOR)),
  as: v.optional(SideSchema), // needed only by someone playing both sides
});
