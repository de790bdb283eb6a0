// What the server answers, for documents and for clients that check what they are told. What belongs to the rules of
// the game (views, events) is left open here: the engine describes it.
import * as v from 'valibot';
import { CLUB_ANSWERS, CLUB_PARTS } from './community-answers.ts';
import type { Schema } from './decode.ts';
import { GameIdSchema, PersonIdSchema } from './ids.ts';
import { PaceSchema } from './pace.ts';
import { StandingSchema } from './standing.ts';

const SideSchema = v.picklist(['caesar', 'pompey']);
const LevelSchema = v.picklist(['tiro', 'miles', 'centurio', 'legatus', 'imperator']);
const OpenSchema = v.looseObject({});
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const timeMs = v.pipe(v.number(), v.integer());
const perSide = <S extends v.GenericSchema>(schema: S) => v.strictObject({ caesar: schema, pompey: schema });

const PersonSchema = v.strictObject({ id: PersonIdSchema, name: v.string(), isGuest: v.boolean() });

const SitterSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({
    kind: v.literal('person'),
    person: PersonIdSchema,
    name: v.string(),
    isGuest: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('machine'), level: LevelSchema }),
]);

const ResultSchema = v.strictObject({ winner: v.nullable(SideSchema), reason: v.string() });

const GameCardSchema = v.strictObject({
  game: GameIdSchema,
  status: v.picklist(['waiting', 'running', 'over', 'aborted']),
  options: OpenSchema,
  pace: PaceSchema,
  aids: v.strictObject({ odds: v.boolean(), hints: v.boolean(), intel: v.boolean(), undo: v.boolean() }),
  visibility: v.picklist(['public', 'unlisted', 'private']),
  rated: v.boolean(),
  sitters: perSide(SitterSchema),
  ready: perSide(v.boolean()),
  creator: PersonIdSchema,
  createdMs: timeMs,
  changedMs: timeMs,
  year: count,
  turn: count,
  points: perSide(count),
  asked: perSide(v.boolean()),
  askedMs: perSide(v.nullable(timeMs)),
  dueMs: v.nullable(timeMs),
  result: v.nullable(ResultSchema),
});

const DecisionSchema = v.strictObject({
  number: count,
  side: SideSchema,
  step: v.string(),
  required: v.boolean(),
  orders: v.array(v.string()),
});

const TellingSchema = v.looseObject({
  cursor: count,
  year: count,
  turn: count,
  atMs: timeMs,
  events: v.array(OpenSchema),
});

const TableSchema = v.looseObject({
  card: GameCardSchema,
  seat: v.picklist(['caesar', 'pompey', 'spectator']),
  cursor: count,
  seen: v.nullable(count),
  view: v.nullable(OpenSchema),
  decision: v.nullable(DecisionSchema),
  undo: v.strictObject({ order: count, phase: count }),
  drawOffer: v.nullable(SideSchema),
  offer: v.nullable(v.strictObject({ kind: v.picklist(['takeback', 'pause', 'resume']), by: SideSchema })),
  flagged: perSide(v.boolean()),
  standIns: perSide(v.nullable(LevelSchema)),
  paused: v.boolean(),
  vacation: v.nullable(SideSchema),
  vacationDays: perSide(count),
  clock: v.nullable(
    v.strictObject({
      leftMs: perSide(v.number()),
      running: perSide(v.boolean()),
      stopped: v.boolean(),
      atMs: timeMs,
    }),
  ),
  dice: v.array(OpenSchema),
  rematch: v.nullable(GameIdSchema),
});

const ChatLineSchema = v.strictObject({
  number: count,
  room: v.picklist(['players', 'spectators']),
  person: v.nullable(PersonIdSchema),
  name: v.string(),
  text: v.string(),
  atMs: timeMs,
});

const SessionSchema = v.strictObject({
  id: v.string(),
  label: v.string(),
  createdMs: timeMs,
  usedMs: timeMs,
  isThis: v.boolean(),
});

/** What every refusal looks like, with a fitting status. */
export const ProblemSchema = v.strictObject({
  error: v.strictObject({
    code: v.string(),
    message: v.string(),
    field: v.optional(v.string()),
    rule: v.optional(v.string()),
    expected: v.optional(v.array(v.string())),
  }),
});

/** What answers are made of, by name. */
export const ANSWER_PARTS = {
  Person: PersonSchema,
  Sitter: SitterSchema,
  Pace: PaceSchema,
  StandingOrders: StandingSchema,
  GameCard: GameCardSchema,
  Decision: DecisionSchema,
  Telling: TellingSchema,
  Table: TableSchema,
  Session: SessionSchema,
  ...CLUB_PARTS,
} as const satisfies Record<string, Schema>;

export const ANSWERS = {
  Anything: OpenSchema,
  File: v.string(),
  Me: v.strictObject({
    protocol: count,
    isClosed: v.boolean(),
    person: v.nullable(PersonSchema),
    language: v.nullable(v.string()), // as it was last said
    hasMail: v.boolean(),
  }),
  Sessions: v.strictObject({ sessions: v.array(SessionSchema) }),
  NewToken: v.strictObject({ token: v.string(), card: SessionSchema }),
  Games: v.strictObject({ games: v.array(GameCardSchema) }),
  /** `newer` are games that only a newer program can read; the server has to be updated. */
  Mine: v.strictObject({ games: v.array(GameCardSchema), newer: v.array(GameIdSchema) }),
  Made: v.strictObject({ card: GameCardSchema, invitation: v.nullable(v.string()) }),
  Next: v.strictObject({ game: v.nullable(GameIdSchema) }),
  Update: v.strictObject({
    kind: v.literal('update'),
    from: count,
    table: TableSchema,
    told: v.array(TellingSchema),
    pending: v.array(TellingSchema),
  }),
  Chat: v.strictObject({ lines: v.array(ChatLineSchema) }),
  ChatLine: ChatLineSchema,
  Notes: v.strictObject({ text: v.string() }),
  Standing: v.strictObject({ standing: v.nullable(StandingSchema) }),
  Recall: v.strictObject({ table: TableSchema, told: v.array(TellingSchema) }),
  ...CLUB_ANSWERS,
} as const satisfies Record<string, Schema>;
export type AnswerName = keyof typeof ANSWERS;
