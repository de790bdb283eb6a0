// The server's HTTP responses, for the documents and for clients that validate them.
import * as v from 'valibot';
import { MeSchema, PersonCardSchema, PersonSchema, PrivacySchema, SessionSchema } from './account.ts';
import { ChatLineSchema } from './chat.ts';
import {
  BalanceSchema,
  FriendsSchema,
  LeaderboardSchema,
  LeaderSchema,
  ProfileSchema,
  RatingSchema,
} from './community.ts';
import type { Schema } from './decode.ts';
import { OpenSchema } from './fields.ts';
import { GameCardSchema, SitterSchema, WatchedSchema } from './games.ts';
import { GameIdSchema } from './ids.ts';
import type { Infer } from './infer.ts';
import { ChannelSchema, DeviceSchema, NoticesSchema, NoticeSwitchesSchema } from './notices.ts';
import { PaceSchema } from './pace.ts';
import { LeftPlanSchema } from './plans.ts';
import { PuzzleRatingsSchema, PuzzleStandingSchema, TriedPuzzleSchema } from './puzzles.ts';
import { StandingSchema } from './standing.ts';
import { TournamentCardSchema, TournamentSchema } from './tournaments.ts';
import { DecisionSchema, RecallSchema, TableSchema, HistoryEntrySchema, UpdateSchema } from './table.ts';

/** The shape of every refusal, with a fitting status. */
export const ProblemSchema = v.strictObject({
  error: v.strictObject({
    code: v.string(),
    message: v.string(),
    field: v.optional(v.string()),
    rule: v.optional(v.string()),
    expected: v.optional(v.array(v.string())),
  }),
});

/** The parts of answers, by name. */
export const ANSWER_PARTS = {
  Person: PersonSchema,
  Sitter: SitterSchema,
  Pace: PaceSchema,
  StandingOrders: StandingSchema,
  LeftPlan: LeftPlanSchema,
  GameCard: GameCardSchema,
  Watched: WatchedSchema,
  Decision: DecisionSchema,
  HistoryEntry: HistoryEntrySchema,
  Table: TableSchema,
  Session: SessionSchema,
  PersonCard: PersonCardSchema,
  Rating: RatingSchema,
  Leader: LeaderSchema,
  NoticeSwitches: NoticeSwitchesSchema,
  TournamentCard: TournamentCardSchema,
} as const satisfies Record<string, Schema>;

export const ANSWERS = {
  Anything: OpenSchema,
  File: v.string(),
  Picture: v.string(),
  Me: MeSchema,
  Sessions: v.strictObject({ sessions: v.array(SessionSchema) }),
  NewToken: v.strictObject({ token: v.string(), card: SessionSchema }),
  Games: v.strictObject({ games: v.array(GameCardSchema) }),
  /** Those that are played, the best live one first; `great`: a finished one to look at (docs/watching.md). */
  Watch: v.strictObject({ games: v.array(WatchedSchema), great: v.nullable(WatchedSchema) }),
  /** `newer` are games that only a newer program can read; the server has to be updated. */
  Mine: v.strictObject({ games: v.array(GameCardSchema), newer: v.array(GameIdSchema) }),
  Made: v.strictObject({ card: GameCardSchema, invitation: v.nullable(v.string()) }),
  Card: v.strictObject({ card: GameCardSchema }),
  Next: v.strictObject({ game: v.nullable(GameIdSchema) }),
  Update: UpdateSchema,
  Chat: v.strictObject({ lines: v.array(ChatLineSchema) }),
  ChatLine: ChatLineSchema,
  Notes: v.strictObject({ text: v.string() }),
  Standing: v.strictObject({ standing: v.nullable(StandingSchema) }),
  Plan: v.strictObject({ plan: v.nullable(LeftPlanSchema) }),
  Recall: RecallSchema,
  Found: v.strictObject({ person: v.nullable(PersonCardSchema) }),
  Profile: ProfileSchema,
  Leaderboard: LeaderboardSchema,
  Balance: BalanceSchema,
  Friends: FriendsSchema,
  Notices: NoticesSchema,
  Device: DeviceSchema,
  Channel: ChannelSchema,
  Privacy: PrivacySchema,
  Tournaments: v.strictObject({
    tournaments: v.array(TournamentCardSchema),
    mayMake: v.boolean(), // whether the caller may make one
  }),
  Tournament: TournamentSchema,
  PuzzleRatings: PuzzleRatingsSchema,
  PuzzleStanding: PuzzleStandingSchema,
  TriedPuzzle: TriedPuzzleSchema,
} as const satisfies Record<string, Schema>;
export type AnswerName = keyof typeof ANSWERS;
/** `AnswerOf<'Me'>` is what `GET /me` answers. */
export type AnswerOf<N extends AnswerName> = Infer<(typeof ANSWERS)[N]>;
