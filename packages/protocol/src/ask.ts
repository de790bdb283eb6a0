// A seat's requests to a game. The server knows which side makes them.
import { UNDO_SCOPES } from '@rubicon/engine';
import * as v from 'valibot';
import { LevelSchema, SideSchema } from './fields.ts';
import { AskIdSchema } from './ids.ts';
import type { Infer } from './infer.ts';

const MAX_DECISION = 1_000_000;
const OrderTextSchema = v.pipe(v.string(), v.maxLength(200));

export const AskSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('order'),
    decision: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DECISION)),
    order: OrderTextSchema,
  }),
  v.strictObject({ kind: v.literal('undo'), scope: v.picklist(UNDO_SCOPES) }),
  v.strictObject({
    kind: v.picklist([
      'offer-draw',
      'accept-draw',
      'decline-draw',
      'resign',
      'claim-time',
      'abort', // in the first turn
      'offer-takeback', // past a barrier: the other side must agree
      'offer-pause',
      'offer-resume',
      'offer-end', // to a side that has hardly a chance left
      'accept-offer',
      'decline-offer', // by its author: withdraw it
      'begin-vacation',
      'end-vacation',
    ]),
  }),
  v.strictObject({ kind: v.literal('stand-in'), level: LevelSchema }), // lets a computer finish for a player who ran out of time
]);
export type Ask = Infer<typeof AskSchema>;

/** `as` is needed only by someone playing both sides. */
export const AskBodySchema = v.strictObject({ id: AskIdSchema, ask: AskSchema, as: v.optional(SideSchema) });
export type AskBody = Infer<typeof AskBodySchema>;
