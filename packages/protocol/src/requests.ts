// The bodies of requests. A decoder refuses what does not fit, names the field and changes nothing.
import * as v from 'valibot';
import { PersonIdSchema } from './ids.ts';
import { PaceSchema } from './pace.ts';

const SideSchema = v.picklist(['caesar', 'pompey']);
const LevelSchema = v.picklist(['tiro', 'miles', 'centurio', 'legatus', 'imperator']);

/** A name people can read, say and tell apart: no spaces at its ends, nothing invisible. */
export const NameSchema = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{N} ._'-]{0,22}[\p{L}\p{N}.])?$/u,
    "A name has 1 to 24 letters, figures, spaces or . _ ' -",
  ),
);
// What cannot be seen has no place in text, and a database may not even take it
const LINE = /^[^\p{Cc}\p{Cs}]*$/u;
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;
const UNSEEN = 'Text has no control characters.';

export const PasswordSchema = v.pipe(v.string(), v.minLength(8), v.maxLength(200));

/** Of the page: `en-GB`, `sv`. A language that nobody here knows is taken too, and English spoken. */
const LanguageSchema = v.pipe(
  v.string(),
  v.maxLength(35),
  v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'A language is a tag like en-GB.'),
);
export const LanguageBodySchema = v.strictObject({ language: LanguageSchema });

export const GuestBodySchema = v.strictObject({
  name: NameSchema,
  language: v.optional(LanguageSchema),
  invitation: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export const LoginBodySchema = v.strictObject({
  name: NameSchema,
  password: PasswordSchema,
  language: v.optional(LanguageSchema),
});
export const PasswordBodySchema = v.strictObject({
  password: PasswordSchema,
  current: v.optional(PasswordSchema),
});
export const DeleteBodySchema = v.strictObject({ name: NameSchema, password: v.optional(PasswordSchema) });
export const TokenBodySchema = v.strictObject({
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), v.regex(LINE, UNSEEN)),
});

export const NewGameSchema = v.strictObject({
  edition: v.picklist(['2.0', '1.1', '1.0']),
  rules: v.strictObject({
    freeDeployment: v.optional(v.boolean()),
    firstTurn: v.optional(v.picklist(['caesar', 'cards'])),
    cleopatraActs: v.optional(v.picklist(['next-turn', 'next-round'])),
    handicap: v.optional(
      v.nullable(
        v.strictObject({
          side: SideSchema,
          points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
        }),
      ),
    ),
  }),
  side: v.picklist(['caesar', 'pompey', 'random']), // of who makes it
  opponent: v.variant('kind', [
    v.strictObject({ kind: v.picklist(['open', 'invited', 'self']) }),
    v.strictObject({ kind: v.literal('person'), person: PersonIdSchema }), // a challenge, to a friend
    v.strictObject({ kind: v.literal('machine'), level: LevelSchema }),
  ]),
  pace: PaceSchema,
  aids: v.strictObject({ odds: v.boolean(), hints: v.boolean(), intel: v.boolean(), undo: v.boolean() }),
  visibility: v.picklist(['public', 'unlisted', 'private']),
  rated: v.optional(v.boolean()), // left out: if it can be (docs/ratings.md)
});
export type NewGame = v.InferOutput<typeof NewGameSchema>;

/** Who has the link of an invitation has its code; an open game needs none. */
export const JoinBodySchema = v.strictObject({ invitation: v.optional(v.pipe(v.string(), v.maxLength(64))) });
/** Given after the commitment to the dice has been seen: 32 random bytes in hexadecimal of the player's own. */
export const StartBodySchema = v.strictObject({
  entropy: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'Entropy is 64 hexadecimal figures.')),
  as: v.optional(SideSchema), // needed only by who plays both sides
});
export const ChatBodySchema = v.strictObject({
  room: v.picklist(['players', 'spectators']),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500), v.regex(LINES, UNSEEN)),
});
export const NotesBodySchema = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(20_000), v.regex(LINES, UNSEEN)),
});
