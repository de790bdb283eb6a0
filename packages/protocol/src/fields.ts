// Fields that many messages share.
import { SIDES, VIEWERS } from '@rubicon/engine';
import * as v from 'valibot';
import { MACHINE_LEVELS } from './lists.ts';

export const SideSchema = v.picklist(SIDES);
/** The viewer: a side, or a spectator, who gets what is public. */
export const SeatSchema = v.picklist(VIEWERS);
export type Seat = v.InferOutput<typeof SeatSchema>;
export const LevelSchema = v.picklist(MACHINE_LEVELS);

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const timeMs = v.pipe(v.number(), v.integer());
export const perSide = <S extends v.GenericSchema>(schema: S) =>
  v.strictObject(v.entriesFromList(SIDES, schema));

/** Higher than any cursor of a game. */
export const MAX_CURSOR = 1_000_000;
/** Higher than any number of a chat line. */
export const MAX_LINE = 1_000_000_000;

/** The code in an invitation link. */
export const InvitationSchema = v.pipe(v.string(), v.maxLength(64));
/** The token at the end of a link in a mail. */
export const LinkTokenSchema = v.pipe(v.string(), v.minLength(20), v.maxLength(200), v.regex(/^[\w.-]+$/));

// No control characters, which some databases reject; none that turn the writing of what follows around, and no line
// breaks in disguise
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u;
export const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]|[\t\r\n])*$/u;
export const NO_CONTROLS = 'Text has no control characters.';

export const OpenSchema = v.looseObject({});

/**
 * Values the engine defines have the engine's types. On the wire they are checked only as far as `schema` goes, and
 * left open in the documents otherwise: they come from the same rules that read them.
 */
export const ofEngine = <T>(schema: v.GenericSchema = OpenSchema) => schema as v.GenericSchema<T>;
