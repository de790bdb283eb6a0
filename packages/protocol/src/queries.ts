// Query parameters of addresses, where everything is text.
import * as v from 'valibot';
import { ChatRoomSchema } from './chat.ts';
import { InvitationSchema, MAX_CURSOR, MAX_LINE, SeatSchema, SideSchema } from './fields.ts';
import { GameIdSchema } from './ids.ts';

const whole = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^(?:0|[1-9]\d{0,14})$/, 'A whole number is expected here.'),
    v.transform(Number),
    v.maxValue(max, `The number is at most ${max}.`),
  );

const YesSchema = v.picklist(['yes', 'no']);

/** The longest a request is held open for news. */
export const LONGEST_WAIT_S = 25;

/** As part of an address. */
export const CursorSchema = whole(MAX_CURSOR);
export const NothingSchema = v.strictObject({});
export const LookQuerySchema = v.strictObject({
  after: v.optional(whole(MAX_CURSOR)), // the cursor the client already has
  wait: v.optional(whole(LONGEST_WAIT_S)), // seconds to wait until there is more than that
  as: v.optional(SeatSchema),
  invitation: v.optional(InvitationSchema), // with its code, the game is visible before joining
  orders: v.optional(YesSchema), // legal orders too
});
export const AskQuerySchema = v.strictObject({ orders: v.optional(YesSchema) });
export const ViewerQuerySchema = v.strictObject({ as: v.optional(SeatSchema) });
export const SeatQuerySchema = v.strictObject({ as: v.optional(SideSchema) });
export const ChatQuerySchema = v.strictObject({
  room: ChatRoomSchema,
  after: v.optional(whole(MAX_LINE)), // the number of the last line the client has
});
export const MineQuerySchema = v.strictObject({ before: v.optional(whole(Number.MAX_SAFE_INTEGER)) });
export const NextQuerySchema = v.strictObject({ not: v.optional(GameIdSchema) });
/** `v` makes an address new when its picture is. */
export const PictureQuerySchema = v.strictObject({ v: v.optional(v.pipe(v.string(), v.maxLength(32))) });
const MOST_MOMENTS = 9_999_999;
/** `told`: counted from 0, what spectators were told; `at`, once the game is over: its entries, without undone ones. */
export const GamePictureQuerySchema = v.strictObject({
  ...PictureQuerySchema.entries,
  at: v.optional(whole(MOST_MOMENTS)),
  told: v.optional(whole(MOST_MOMENTS)),
});
