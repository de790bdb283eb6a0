// What may stand after the question mark of an address. There everything is text.
import * as v from 'valibot';
import { GameIdSchema } from './ids.ts';

const SideSchema = v.picklist(['caesar', 'pompey']);
const whole = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^(?:0|[1-9]\d{0,14})$/, 'A whole number is expected here.'),
    v.transform(Number),
    v.maxValue(max, `The number is at most ${max}.`),
  );

/** The longest a question is held open for news. */
export const LONGEST_WAIT_S = 25;

/** As part of an address. */
export const CursorSchema = whole(1_000_000);
export const NothingSchema = v.strictObject({});
export const LookQuerySchema = v.strictObject({
  after: v.optional(whole(1_000_000)), // the cursor up to which everything is there already
  wait: v.optional(whole(LONGEST_WAIT_S)), // seconds to hold the answer back until there is more than that
  as: v.optional(v.picklist(['caesar', 'pompey', 'spectator'])),
  invitation: v.optional(v.pipe(v.string(), v.maxLength(64))), // who has its code may look before joining
});
export const ViewerQuerySchema = v.strictObject({
  as: v.optional(v.picklist(['caesar', 'pompey', 'spectator'])),
});
export const SeatQuerySchema = v.strictObject({ as: v.optional(SideSchema) });
export const ChatQuerySchema = v.strictObject({
  room: v.picklist(['players', 'spectators']),
  after: v.optional(whole(1_000_000_000)), // the number of the last line that is there already
});
export const MineQuerySchema = v.strictObject({ before: v.optional(whole(Number.MAX_SAFE_INTEGER)) });
export const NextQuerySchema = v.strictObject({ not: v.optional(GameIdSchema) });
