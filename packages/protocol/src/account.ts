// Accounts on the wire: login, the account, and its stored data.
import * as v from 'valibot';
import { count, InvitationSchema, LinkTokenSchema, NO_CONTROLS, ONE_LINE, timeMs } from './fields.ts';
import { PersonIdSchema } from './ids.ts';
import type { Infer } from './infer.ts';

/** A readable and distinguishable name: no spaces at its ends, nothing invisible. */
export const NameSchema = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{N} ._'-]{0,22}[\p{L}\p{N}.])?$/u,
    "A name has 1 to 24 letters, figures, spaces or . _ ' -",
  ),
);

export const PasswordSchema = v.pipe(v.string(), v.minLength(8), v.maxLength(200));

/** The page's language: `en-GB`, `sv`. A language the server does not have is accepted too, and English is used. */
const LanguageSchema = v.pipe(
  v.string(),
  v.maxLength(35),
  v.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'A language is a tag like en-GB.'),
);
export const LanguageBodySchema = v.strictObject({ language: LanguageSchema });

export const GuestBodySchema = v.strictObject({
  name: NameSchema,
  language: v.optional(LanguageSchema),
  invitation: v.optional(InvitationSchema),
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
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), v.regex(ONE_LINE, NO_CONTROLS)),
});

/** By name or by mail address; the answer is the same whether there is such a person or not. */
export const ResetAskBodySchema = v.strictObject({
  who: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
});
export const ResetBodySchema = v.strictObject({ token: LinkTokenSchema, password: PasswordSchema });

/** A person's public data. */
export const PersonCardSchema = v.strictObject({
  id: PersonIdSchema,
  name: v.string(),
  isGuest: v.boolean(),
});
export type PersonCard = Infer<typeof PersonCardSchema>;

/** The caller: the same, under a name of its own in the OpenAPI document. */
export const PersonSchema = v.strictObject(PersonCardSchema.entries);

/** A session, or a token. */
export const SessionSchema = v.strictObject({
  id: v.string(),
  label: v.string(),
  createdMs: timeMs,
  usedMs: timeMs,
  isThis: v.boolean(),
});

export const MeSchema = v.strictObject({
  protocol: count,
  isClosed: v.boolean(), // newcomers need an invitation
  person: v.nullable(PersonSchema),
  language: v.nullable(v.string()), // as it was last set
  hasMail: v.boolean(),
});

export const PrivacySchema = v.strictObject({
  contact: v.nullable(v.string()), // the admin's contact
  guestDays: count, // after which an idle guest is deleted
  kept: v.array(
    v.strictObject({ id: v.string(), what: v.string(), why: v.string(), howLong: v.string() }), // `id` for translations
  ),
});
export type Privacy = Infer<typeof PrivacySchema>;
