// Notifications: their subjects, channels and addresses.
import * as v from 'valibot';
import { PasswordSchema } from './account.ts';
import { LinkTokenSchema, NO_CONTROLS, ONE_LINE, timeMs } from './fields.ts';
import { GameIdSchema, PersonIdSchema } from './ids.ts';
import type { Infer } from './infer.ts';
import { NOTICE_CHANNELS, NOTICE_KINDS } from './lists.ts';

/** For each kind, the channels that are switched on. */
export const NoticeSwitchesSchema = v.strictObject(
  v.entriesFromList(NOTICE_KINDS, v.strictObject(v.entriesFromList(NOTICE_CHANNELS, v.boolean()))),
);
export type NoticeSwitches = Infer<typeof NoticeSwitchesSchema>;

const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;
const UrlSchema = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(/^\S+$/, 'An address has no spaces.'),
  v.url(),
);

/** As a browser returns it: `subscription.toJSON()`, without its expiry time. */
export const PushBodySchema = v.strictObject({
  endpoint: UrlSchema,
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.minLength(80), v.maxLength(100), v.regex(BASE64URL)),
    auth: v.pipe(v.string(), v.minLength(16), v.maxLength(32), v.regex(BASE64URL)),
  }),
});

export const MailBodySchema = v.strictObject({
  address: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('This is no mail address.')),
  password: v.optional(PasswordSchema), // needed if there is one, since a mail can reset it
});
/**
 * A Discord channel is sent a card with a picture, any other webhook `{"content": "…"}`. `mention`: whom it is for; on
 * Discord an id, `&` and the id of a role, or a name that calls nobody.
 */
const mention = v.optional(
  v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), v.regex(ONE_LINE, NO_CONTROLS))),
);
export const WebhookBodySchema = v.strictObject({ url: UrlSchema, mention });
/** The channel of a tournament or a game. Without `url` the channel stays, and only whom to mention changes. */
export const ChannelBodySchema = v.strictObject({ url: v.optional(UrlSchema), mention });
export type ChannelBody = Infer<typeof ChannelBodySchema>;
/** For those who may give it; its address is never told. `mention`: for the reader. */
export const ChannelSchema = v.strictObject({
  giver: v.nullable(v.strictObject({ id: PersonIdSchema, name: v.string() })), // null: there is none
  mention: v.nullable(v.string()),
});
export const NoticeTestBodySchema = v.strictObject({ channel: v.picklist(NOTICE_CHANNELS) });

export const LinkBodySchema = v.strictObject({ token: LinkTokenSchema });
export const UnsubscribeQuerySchema = v.strictObject({ token: LinkTokenSchema });

export const DeviceSchema = v.strictObject({ id: v.string(), label: v.string(), createdMs: timeMs });

export const NoticesSchema = v.strictObject({
  switches: NoticeSwitchesSchema,
  push: v.strictObject({ key: v.string(), devices: v.array(DeviceSchema) }), // `key` is the applicationServerKey
  mail: v.strictObject({
    isAvailable: v.boolean(), // whether the admin has set it up
    address: v.nullable(v.string()),
    isVerified: v.boolean(), // before that, only the verification link is sent there
  }),
  webhook: v.strictObject({ url: v.nullable(v.string()), mention: v.nullable(v.string()) }),
});
export type Notices = Infer<typeof NoticesSchema>;

/** The contents of a push message, in its receiver's language. */
export const PushMessageSchema = v.strictObject({
  kind: v.picklist([...NOTICE_KINDS, 'several', 'test']),
  game: v.nullable(GameIdSchema), // null: several games, or none
  lang: v.string(), // the language tag of title and text
  title: v.string(),
  text: v.string(),
  url: v.string(), // the address to open: the current position
  tag: v.string(), // a newer message with the same tag replaces the older
});
export type PushMessage = Infer<typeof PushMessageSchema>;
