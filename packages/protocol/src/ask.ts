// What a seat asks of a game. The server knows which side speaks.
import * as v from 'valibot';
import { AskIdSchema } from './ids.ts';

const SideSchema = v.picklist(['caesar', 'pompey']);
const LevelSchema = v.picklist(['tiro', 'miles', 'centurio', 'legatus', 'imperator']);
const short = v.pipe(v.string(), v.maxLength(200));

export const AskSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('order'),
    decision: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    order: short,
  }),
  v.strictObject({ kind: v.literal('undo'), scope: v.picklist(['order', 'phase']) }),
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
      'accept-offer',
      'decline-offer', // by its author: withdraw it
      'begin-vacation',
      'end-vacation',
    ]),
  }),
  v.strictObject({ kind: v.literal('stand-in'), level: LevelSchema }), // lets a machine finish for who ran out of time
]);
export type Ask = v.InferOutput<typeof AskSchema>;

/** `as` is needed only by who plays both sides. */
export const AskBodySchema = v.strictObject({ id: AskIdSchema, ask: AskSchema, as: v.optional(SideSchema) });
export type AskBody = v.InferOutput<typeof AskBodySchema>;
