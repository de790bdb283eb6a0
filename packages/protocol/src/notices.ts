// What somebody is told when away: of what, by which way, and where to.
import * as v from 'valibot';
import type { GameId } from './ids.ts';
import { PasswordSchema } from './requests.ts';

/** Of what. `reminder` comes once before time is out; `chat` is off until it is switched on. */
export const NOTICE_KINDS = ['turn', 'began', 'ended', 'challenge', 'chat', 'reminder'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** By which way. `mail` is there only where the host has set it up. */
export const NOTICE_CHANNELS = ['push', 'mail', 'webhook'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

const SwitchesSchema = v.strictObject({ push: v.boolean(), mail: v.boolean(), webhook: v.boolean() });
/** For each kind, the ways that are open to it. */
export const NoticeSwitchesSchema = v.strictObject({
  turn: SwitchesSchema,
  began: SwitchesSchema,
  ended: SwitchesSchema,
  challenge: SwitchesSchema,
  chat: SwitchesSchema,
  reminder: SwitchesSchema,
});
export type NoticeSwitches = v.InferOutput<typeof NoticeSwitchesSchema>;

const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;
const address = v.pipe(v.string(), v.maxLength(1000), v.regex(/^\S+$/, 'An address has no spaces.'), v.url());

/** As a browser gives it: `subscription.toJSON()`, without its time of expiry. */
export const PushBodySchema = v.strictObject({
  endpoint: address,
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.minLength(80), v.maxLength(100), v.regex(BASE64URL)),
    auth: v.pipe(v.string(), v.minLength(16), v.maxLength(32), v.regex(BASE64URL)),
  }),
});

export const MailBodySchema = v.strictObject({
  address: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('This is no mail address.')),
  password: v.optional(PasswordSchema), // of who has one: by mail one can get a new one
});
/** A webhook is sent `{"content": "…"}`, as Discord and others take it. */
export const WebhookBodySchema = v.strictObject({ url: address });
export const NoticeTestBodySchema = v.strictObject({ channel: v.picklist(NOTICE_CHANNELS) });

const secret = v.pipe(v.string(), v.minLength(20), v.maxLength(200), v.regex(/^[\w.-]+$/));
/** What a link in a mail ends with. */
export const LinkBodySchema = v.strictObject({ token: secret });
export const UnsubscribeQuerySchema = v.strictObject({ token: secret });

/** What a push message has inside, in the language of who gets it. */
export interface PushMessage {
  readonly kind: NoticeKind | 'several' | 'test';
  readonly game: GameId | null; // null: several games, or none
  readonly lang: string; // of title and text, as a tag
  readonly title: string;
  readonly text: string;
  readonly url: string; // to be opened: the current position
  readonly tag: string; // a newer message with the same takes the place of the older
}
