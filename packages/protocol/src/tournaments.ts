// Tournaments: making one, and all that is public about it (docs/tournaments.md).
import * as v from 'valibot';
import { PersonCardSchema } from './account.ts';
import { count, NO_CONTROLS, ONE_LINE, perSide, SideSchema, timeMs } from './fields.ts';
import { BidSchema, NewGameSchema } from './games.ts';
import { GameIdSchema, PersonIdSchema, TournamentIdSchema } from './ids.ts';
import type { Infer } from './infer.ts';
import { OUTCOME_KINDS, ROUND_MS, TOURNAMENT_FORMATS, TOURNAMENT_STATUSES } from './lists.ts';
import { PaceSchema } from './pace.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const FormatSchema = v.picklist(TOURNAMENT_FORMATS);
const { edition, rules, aids } = NewGameSchema.entries;

export const NewTournamentSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), v.regex(ONE_LINE, NO_CONTROLS)),
  format: FormatSchema,
  edition,
  rules,
  pace: PaceSchema,
  aids,
  seats: whole(3, 400), // with the last of them it starts
  startMs: v.optional(timeMs), // at the latest; left out: when full, or when the organiser starts it
  roundMs: whole(...ROUND_MS),
  rounds: v.optional(whole(1, 15)), // Swiss; left out: by the number of people
  division: v.optional(whole(3, 8)), // league: people in a division; left out: 6
});
export type NewTournament = Infer<typeof NewTournamentSchema>;

export const AwayBodySchema = v.strictObject({
  isAway: v.boolean(),
  backMs: v.optional(timeMs), // left out: until you say so
});
export const ReplaceBodySchema = v.strictObject({ seat: whole(1, 10_000), in: PersonIdSchema });
export const RuleBodySchema = v.strictObject({
  game: GameIdSchema,
  winner: v.nullable(SideSchema), // null: drawn
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300), v.regex(ONE_LINE, NO_CONTROLS)),
});

export const TournamentCardSchema = v.strictObject({
  id: TournamentIdSchema,
  name: v.string(),
  format: FormatSchema,
  status: v.picklist(TOURNAMENT_STATUSES),
  organiser: v.nullable(PersonCardSchema), // null: the account was deleted
  edition: v.string(),
  pace: PaceSchema,
  people: count,
  seats: count,
  startMs: v.nullable(timeMs),
  round: count, // 0 before the start
  winners: v.array(v.nullable(PersonCardSchema)), // more than one if they are equal
  createdMs: timeMs,
});
export type TournamentCard = Infer<typeof TournamentCardSchema>;

/** Players are named by seat. A substitute takes the seat with its points. */
const EntrantSchema = v.strictObject({
  seat: v.nullable(count), // null: waits for the start, or for the next season
  person: v.nullable(PersonCardSchema), // null: the account was deleted
  isOut: v.boolean(), // has left
  isAway: v.boolean(),
  backMs: v.nullable(timeMs), // when an absence ends by itself
});

const TournamentGameSchema = v.strictObject({
  game: GameIdSchema,
  table: count,
  number: count, // at this table; 3 is the decider of a knock-out
  caesar: count, // seat
  pompey: count,
  dueMs: timeMs,
  isOpen: v.boolean(), // sides are still to be bid for: `caesar` and `pompey` are chairs without a side
  bids: v.nullable(perSide(BidSchema)), // by which the sides were settled
  outcome: v.nullable(
    v.strictObject({
      how: v.picklist(OUTCOME_KINDS),
      halves: perSide(count), // half points
      points: perSide(count), // victory points
    }),
  ),
});

const StandingRowSchema = v.strictObject({
  seat: count,
  place: count, // shared by those who are equal
  halves: count, // points, in half points
  buchholz: count, // in half points
  direct: count, // half points against those who are equal otherwise
  won: count,
  drawn: count,
  lost: count,
  isStruck: v.boolean(), // left too early: nothing of theirs counts
});

export const TournamentSchema = v.strictObject({
  card: TournamentCardSchema,
  rules, // of its games
  aids,
  roundMs: count,
  rounds: v.nullable(count), // how many there will be; null: not known yet, or a league
  mine: v.strictObject({
    isIn: v.boolean(),
    isAway: v.boolean(),
    backMs: v.nullable(timeMs),
    isOrganiser: v.boolean(),
    rulable: v.array(GameIdSchema), // games that the organiser may still rule; for others none
  }),
  entrants: v.array(EntrantSchema),
  played: v.array(
    v.strictObject({
      season: count,
      number: count,
      byes: v.array(count),
      absent: v.array(count),
      games: v.array(TournamentGameSchema),
    }),
  ),
  standings: v.array(v.array(v.array(StandingRowSchema))), // by season and division
  decidingSeason: count, // by which it is won: of a league, the last that was played to its end; 0 before the start
  rulings: v.array(
    v.strictObject({ game: GameIdSchema, winner: v.nullable(SideSchema), reason: v.string(), atMs: timeMs }),
  ),
});
export type Tournament = Infer<typeof TournamentSchema>;
