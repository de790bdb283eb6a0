// What the server answers about people, ratings and notices.
import * as v from 'valibot';
import { RELATIONS } from './community.ts';
import type { Schema } from './decode.ts';
import { GameIdSchema, PersonIdSchema } from './ids.ts';
import { NoticeSwitchesSchema } from './notices.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const timeMs = v.pipe(v.number(), v.integer());
const LevelSchema = v.picklist(['tiro', 'miles', 'centurio', 'legatus', 'imperator']);

const PersonCardSchema = v.strictObject({ id: PersonIdSchema, name: v.string(), isGuest: v.boolean() });
const SinceSchema = v.strictObject({ person: PersonCardSchema, sinceMs: timeMs });

/** The rating is surely within two deviations; above 110 it is provisional, and in no list. */
const RatingSchema = v.strictObject({
  rating: v.number(),
  deviation: v.number(),
  games: count,
  isProvisional: v.boolean(),
});
export type Rating = v.InferOutput<typeof RatingSchema>;

const ProfileSchema = v.strictObject({
  person: PersonCardSchema,
  sinceMs: timeMs,
  relation: v.picklist(RELATIONS),
  isMuted: v.boolean(), // by the asker
  isOnline: v.nullable(v.boolean()), // null: not for the asker to know
  rating: v.nullable(RatingSchema), // null: no game has counted yet
  /** Games that ended, rated or not, without those against oneself. */
  results: v.array(
    v.strictObject({
      edition: v.string(),
      side: v.picklist(['caesar', 'pompey']),
      won: count,
      drawn: count,
      lost: count,
    }),
  ),
  finished: count,
  abandoned: count, // of these: lost on time, or finished by a machine in their place
  /** From being asked to handing over, in the last games. */
  response: v.nullable(v.strictObject({ medianMs: count, answers: count })),
  history: v.array(
    v.strictObject({ atMs: timeMs, game: GameIdSchema, rating: v.number(), deviation: v.number() }),
  ), // the oldest first, at most the last 200
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

const LeaderSchema = v.strictObject({
  place: count,
  person: PersonCardSchema,
  rating: RatingSchema,
});

const LeaderboardSchema = v.strictObject({
  leaders: v.array(LeaderSchema),
  mine: v.nullable(LeaderSchema), // the asker's own place; null if not in the list
  machines: v.array(v.strictObject({ level: LevelSchema, rating: v.number(), deviation: v.number() })),
});
export type Leaderboard = v.InferOutput<typeof LeaderboardSchema>;

const FriendsSchema = v.strictObject({
  friends: v.array(v.strictObject({ ...SinceSchema.entries, isOnline: v.nullable(v.boolean()) })), // null: not shown
  asking: v.array(SinceSchema), // they want to be friends
  asked: v.array(SinceSchema), // one wants to be friends with them
  blocked: v.array(SinceSchema),
  muted: v.array(SinceSchema),
  showsPresence: v.boolean(), // whether friends see that one is here
});
export type Friends = v.InferOutput<typeof FriendsSchema>;

const DeviceSchema = v.strictObject({ id: v.string(), label: v.string(), createdMs: timeMs });

const NoticesSchema = v.strictObject({
  switches: NoticeSwitchesSchema,
  push: v.strictObject({ key: v.string(), devices: v.array(DeviceSchema) }), // `key` is the applicationServerKey
  mail: v.strictObject({
    isAvailable: v.boolean(), // whether the host has set it up
    address: v.nullable(v.string()),
    isVerified: v.boolean(), // nothing but the link is sent to an address before
  }),
  webhook: v.strictObject({ url: v.nullable(v.string()) }),
});
export type Notices = v.InferOutput<typeof NoticesSchema>;

const PrivacySchema = v.strictObject({
  contact: v.nullable(v.string()), // whom to ask, as the host says
  guestDays: count, // after which an idle guest is forgotten
  kept: v.array(
    v.strictObject({ id: v.string(), what: v.string(), why: v.string(), howLong: v.string() }), // `id` for translations
  ),
});
export type Privacy = v.InferOutput<typeof PrivacySchema>;

export const CLUB_PARTS = {
  PersonCard: PersonCardSchema,
  Rating: RatingSchema,
  Leader: LeaderSchema,
  NoticeSwitches: NoticeSwitchesSchema,
} as const satisfies Record<string, Schema>;

export const CLUB_ANSWERS = {
  Found: v.strictObject({ person: v.nullable(PersonCardSchema) }),
  Profile: ProfileSchema,
  Leaderboard: LeaderboardSchema,
  Friends: FriendsSchema,
  Notices: NoticesSchema,
  Device: DeviceSchema,
  Privacy: PrivacySchema,
} as const satisfies Record<string, Schema>;
