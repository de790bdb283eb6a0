// Creating a game, and its public facts besides its table.
import { EDITIONS, MAX_BID, MAX_HANDICAP, RULE_CHOICES, SIDES } from '@rubicon/engine';
import type { BlockCounts, GameOptions, GameResult } from '@rubicon/engine';
import * as v from 'valibot';
import { count, InvitationSchema, LevelSchema, ofEngine, perSide, SideSchema, timeMs } from './fields.ts';
import { AskIdSchema, GameIdSchema, PersonIdSchema, TournamentIdSchema } from './ids.ts';
import type { Infer } from './infer.ts';
import { AIDS, GAME_STATUSES, VISIBILITIES } from './lists.ts';
import { PaceSchema } from './pace.ts';

const VisibilitySchema = v.picklist(VISIBILITIES);

/** Player aids, as agreed when the game was made. */
const AidsSchema = v.strictObject(v.entriesFromList(AIDS, v.boolean()));
export type Aids = Infer<typeof AidsSchema>;

const RulesSchema = v.strictObject({
  freeDeployment: v.optional(v.boolean()),
  firstTurn: v.optional(v.picklist(RULE_CHOICES.firstTurn)),
  cleopatraActs: v.optional(v.picklist(RULE_CHOICES.cleopatraActs)),
  handicap: v.optional(
    v.nullable(
      v.strictObject({
        side: SideSchema,
        points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_HANDICAP)),
      }),
    ),
  ),
});

/** Who gets which side, decided by secret bids of both players (docs/bids.md). */
export const BidSchema = v.strictObject({
  side: SideSchema,
  points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_BID)), // levy points for the other player
});

/** What two players agree on. */
const TERMS = {
  edition: v.picklist(EDITIONS),
  rules: RulesSchema,
  pace: PaceSchema,
  aids: AidsSchema,
  rated: v.optional(v.boolean()), // left out: rated if possible (docs/ratings.md)
};

export const NewGameSchema = v.strictObject({
  ...TERMS,
  side: v.picklist([...SIDES, 'random', 'bid']), // of its creator
  opponent: v.variant('kind', [
    v.strictObject({ kind: v.picklist(['open', 'invited', 'self']) }),
    v.strictObject({ kind: v.literal('person'), person: PersonIdSchema }), // a challenge, to a friend
    v.strictObject({ kind: v.literal('machine'), level: LevelSchema }),
  ]),
  visibility: VisibilitySchema,
});
export type NewGame = Infer<typeof NewGameSchema>;

const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));
/** Hours of the day, UTC, from the first to before the second; past midnight where the second is less. */
const HoursSchema = v.strictObject({ from: hour, to: hour });
export type Hours = Infer<typeof HoursSchema>;

/** A press of “Play now”: repeated with the same id, it is the same press. */
export const PressBodySchema = v.strictObject({
  ...TERMS,
  press: AskIdSchema,
  side: v.optional(v.picklist(['random', 'bid'])), // left out: random
  hours: v.nullable(HoursSchema), // at which the player plays; null: any. By correspondence only
});
export type PressBody = Infer<typeof PressBodySchema>;

/** An open game needs no invitation. */
export const JoinBodySchema = v.strictObject({ invitation: v.optional(InvitationSchema) });
/** Given after the commitment to the dice was received: the player's own 32 random bytes, in hexadecimal. */
export const StartBodySchema = v.strictObject({
  entropy: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'Entropy is 64 hexadecimal figures.')),
  as: v.optional(SideSchema), // needed only by someone playing both sides
  bid: v.optional(BidSchema), // needed where sides are bid for
});

/** The player on a side. */
export const SitterSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({
    kind: v.literal('person'),
    person: PersonIdSchema,
    name: v.string(),
    isGuest: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('machine'), level: LevelSchema }),
]);
export type Sitter = Infer<typeof SitterSchema>;

const ResultSchema = ofEngine<GameResult>(
  v.strictObject({ winner: v.nullable(SideSchema), reason: v.string() }),
);

/** The tournament a game belongs to. */
const InTournamentSchema = v.strictObject({ id: TournamentIdSchema, name: v.string(), round: count });
export type InTournament = Infer<typeof InTournamentSchema>;

export const GameCardSchema = v.strictObject({
  game: GameIdSchema,
  status: v.picklist(GAME_STATUSES),
  options: ofEngine<GameOptions>(),
  pace: PaceSchema,
  aids: AidsSchema,
  visibility: VisibilitySchema,
  rated: v.boolean(), // whether it is rated (docs/ratings.md)
  sitters: perSide(SitterSchema),
  ready: perSide(v.boolean()), // has given its entropy
  tournament: v.nullable(InTournamentSchema),
  byBid: v.boolean(), // sides are bid for: until it begins, `sitters` are chairs without a side
  bids: v.nullable(perSide(BidSchema)), // of the players who got these sides; null until both bids are in
  isSeek: v.boolean(), // made by “Play now” (docs/finding-opponents.md)
  creator: PersonIdSchema,
  createdMs: timeMs,
  changedMs: timeMs,
  year: count, // 0 until it runs
  turn: count,
  points: perSide(count),
  blocks: ofEngine<BlockCounts>(perSide(v.record(v.string(), count))), // how many blocks each side has in each location, as spectators see them
  asked: perSide(v.boolean()), // the sides known to have to decide
  askedMs: perSide(v.nullable(timeMs)), // since when; null: not its decision
  dueMs: v.nullable(timeMs), // when a clock runs out next, or a vacation is used up
  result: v.nullable(ResultSchema),
});
export type GameCard = Infer<typeof GameCardSchema>;

/** A game to watch, with the ratings of those who play it. */
export const WatchedSchema = v.strictObject({ card: GameCardSchema, ratings: perSide(v.nullable(count)) });
export type Watched = Infer<typeof WatchedSchema>;
