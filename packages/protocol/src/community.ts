// The people around the games: friends, those one wants nothing to do with, and what is reported to the host.
import * as v from 'valibot';
import { GameIdSchema, PersonIdSchema, type GameId, type PersonId } from './ids.ts';
import { NameSchema, PasswordSchema } from './requests.ts';

/** Somebody, as everybody may know. */
export interface PersonCard {
  readonly id: PersonId;
  readonly name: string;
  readonly isGuest: boolean;
}

/**
 * What somebody is to the asker. `asked`: the asker wants to be friends; `asking`: they do. `blocked` is said to who
 * blocks, never to who is blocked.
 */
export const RELATIONS = ['self', 'none', 'asked', 'asking', 'friend', 'blocked'] as const;
export type Relation = (typeof RELATIONS)[number];

export const PeopleQuerySchema = v.strictObject({ name: NameSchema });
export const PresenceBodySchema = v.strictObject({ shown: v.boolean() });
/** How far one has looked; it never goes back. */
export const SeenBodySchema = v.strictObject({
  cursor: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  as: v.optional(v.picklist(['caesar', 'pompey'])), // needed only by who plays both sides
});

/** By name or by mail address; the answer is the same whether there is such a person or not. */
export const ResetAskBodySchema = v.strictObject({
  who: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
});
export const ResetBodySchema = v.strictObject({
  token: v.pipe(v.string(), v.minLength(20), v.maxLength(200), v.regex(/^[\w.-]+$/)),
  password: PasswordSchema,
});

export const REPORT_REASONS = ['abuse', 'cheating', 'name', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A person, or a line of a chat; the last lines of the chat are kept with it, as far as its author may hear them. */
export const ReportBodySchema = v.strictObject({
  person: PersonIdSchema,
  reason: v.picklist(REPORT_REASONS),
  text: v.pipe(v.string(), v.trim(), v.maxLength(1000), v.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u)),
  line: v.optional(
    v.strictObject({
      game: GameIdSchema,
      room: v.picklist(['players', 'spectators']),
      number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
    }),
  ),
});
export type ReportBody = v.InferOutput<typeof ReportBodySchema>;

/** Sent over the socket to who has friends here, whenever it changes. */
export interface FriendsNews {
  readonly kind: 'friends';
  readonly online: readonly PersonId[];
  readonly asking: number; // how many want to be friends
}

/** What a counted game made of a rating. */
export interface RatingPoint {
  readonly atMs: number;
  readonly game: GameId;
  readonly rating: number;
  readonly deviation: number;
}
