// The community: profiles, ratings, friends, blocks, and reports to the admin.
import { EDITIONS } from '@rubicon/engine';
import * as v from 'valibot';
import { NameSchema, PersonCardSchema } from './account.ts';
import { ChatRoomSchema } from './chat.ts';
import { count, LevelSchema, MAX_LINE, perSide, SEVERAL_LINES, SideSchema, timeMs } from './fields.ts';
import { GameIdSchema, PersonIdSchema } from './ids.ts';
import type { Infer } from './infer.ts';
import { BALANCE_TERMS, RELATIONS, REPORT_REASONS } from './lists.ts';

export const PeopleQuerySchema = v.strictObject({ name: NameSchema });
export const PresenceBodySchema = v.strictObject({ shown: v.boolean() });

/** The rating is almost certainly within two deviations; above 110 it is provisional, and not listed. */
export const RatingSchema = v.strictObject({
  rating: v.number(),
  deviation: v.number(),
  games: count,
  isProvisional: v.boolean(),
});
export type Rating = Infer<typeof RatingSchema>;

export const ProfileSchema = v.strictObject({
  person: PersonCardSchema,
  sinceMs: timeMs,
  relation: v.picklist(RELATIONS),
  isMuted: v.boolean(), // by the viewer
  isOnline: v.nullable(v.boolean()), // null: not visible to the viewer
  rating: v.nullable(RatingSchema), // null: no rated game yet
  bySide: perSide(v.nullable(RatingSchema)), // of the games with each side
  /** Games that ended, rated or not, except those against oneself. */
  results: v.array(
    v.strictObject({ edition: v.string(), side: SideSchema, won: count, drawn: count, lost: count }),
  ),
  finished: count,
  abandoned: count, // of these: lost on time, or finished by a computer in their place
  /** The person's response time, in the last games. */
  response: v.nullable(v.strictObject({ medianMs: count, answers: count })),
  /** The rating after each rated game, oldest first, at most the last 200. */
  history: v.array(
    v.strictObject({ atMs: timeMs, game: GameIdSchema, rating: v.number(), deviation: v.number() }),
  ),
});
export type Profile = Infer<typeof ProfileSchema>;

/** How often Caesar has won in the games that ended on this server; those against oneself are left out. */
export const BalanceSchema = v.strictObject({
  counts: v.array(
    v.strictObject({
      edition: v.picklist(EDITIONS),
      terms: v.picklist(BALANCE_TERMS),
      between: v.variant('kind', [
        v.strictObject({ kind: v.literal('machine'), level: LevelSchema, side: SideSchema }), // the computer's side
        v.strictObject({ kind: v.literal('people'), from: v.nullable(count) }), // the band of their ratings; null: not rated, or more than 200 apart
      ]),
      points: v.pipe(v.number(), v.integer()), // levy points for Caesar; below 0: for Pompey
      won: count, // by Caesar
      drawn: count,
      lost: count,
    }),
  ),
});
export type Balance = Infer<typeof BalanceSchema>;

export const LeaderSchema = v.strictObject({ place: count, person: PersonCardSchema, rating: RatingSchema });

export const LeaderboardSchema = v.strictObject({
  leaders: v.array(LeaderSchema),
  mine: v.nullable(LeaderSchema), // the viewer's own rank; null if not listed
  machines: v.array(v.strictObject({ level: LevelSchema, rating: v.number(), deviation: v.number() })),
});
export type Leaderboard = Infer<typeof LeaderboardSchema>;

const SinceSchema = v.strictObject({ person: PersonCardSchema, sinceMs: timeMs });

export const FriendsSchema = v.strictObject({
  friends: v.array(v.strictObject({ ...SinceSchema.entries, isOnline: v.nullable(v.boolean()) })), // null: not shared
  asking: v.array(SinceSchema), // friend requests received
  asked: v.array(SinceSchema), // friend requests sent
  blocked: v.array(SinceSchema),
  muted: v.array(SinceSchema),
  showsPresence: v.boolean(), // whether friends see that the person is online
});
export type Friends = Infer<typeof FriendsSchema>;

/** Sent over the socket to people whose friends are online, whenever it changes. */
export const FriendsNewsSchema = v.strictObject({
  kind: v.literal('friends'),
  online: v.array(PersonIdSchema),
  asking: count, // how many friend requests are open
});
export type FriendsNews = Infer<typeof FriendsNewsSchema>;

/**
 * A person, or a line of a chat; the last lines of the chat are stored with it, as far as the reporter may read them.
 */
export const ReportBodySchema = v.strictObject({
  person: PersonIdSchema,
  reason: v.picklist(REPORT_REASONS),
  text: v.pipe(v.string(), v.trim(), v.maxLength(1000), v.regex(SEVERAL_LINES)),
  line: v.optional(
    v.strictObject({
      game: GameIdSchema,
      room: ChatRoomSchema,
      number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE)),
    }),
  ),
});
export type ReportBody = Infer<typeof ReportBodySchema>;
