// Chat in a game, and private notes.
import * as v from 'valibot';
import { count, NO_CONTROLS, SEVERAL_LINES, timeMs } from './fields.ts';
import { PersonIdSchema } from './ids.ts';
import type { Infer } from './infer.ts';
import { CHAT_ROOMS } from './lists.ts';

export const ChatRoomSchema = v.picklist(CHAT_ROOMS);

export const ChatBodySchema = v.strictObject({
  room: ChatRoomSchema,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500), v.regex(SEVERAL_LINES, NO_CONTROLS)),
});

export const ChatLineSchema = v.strictObject({
  number: count, // in its game and chat, from 1
  room: ChatRoomSchema,
  person: v.nullable(PersonIdSchema), // null: the account was deleted
  name: v.string(),
  text: v.string(),
  atMs: timeMs,
});
export type ChatLine = Infer<typeof ChatLineSchema>;

export const NotesBodySchema = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(20_000), v.regex(SEVERAL_LINES, NO_CONTROLS)),
});
