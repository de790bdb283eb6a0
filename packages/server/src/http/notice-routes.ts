// Notifications: where they are sent, which are switched on, and the links in mails.
import {
  ChannelBodySchema,
  LinkBodySchema,
  MailBodySchema,
  NoticeSwitchesSchema,
  NoticeTestBodySchema,
  PushBodySchema,
  ResetAskBodySchema,
  ResetBodySchema,
  UnsubscribeQuerySchema,
  WebhookBodySchema,
} from '@rubicon/protocol';
import { done, forAnyone, forSession, type Route } from './route.ts';

export const NOTICE_ROUTES: readonly Route[] = [
  forSession('GET', '/me/notices', {
    summary: 'Your notification settings and channels.',
    answer: 'Notices',
    run: async ({ contacts }, { visit }) => ({ json: await contacts.read(visit.person.id) }),
  }),
  forSession('PUT', '/me/notices', {
    summary: 'Sets which notifications you get, by which channel.',
    body: NoticeSwitchesSchema,
    run: async ({ contacts }, { visit, body }) => {
      await contacts.setSwitches(visit.person.id, body);
      return done;
    },
  }),
  forSession('POST', '/me/notices/push', {
    summary: 'Adds a browser by its push subscription.',
    body: PushBodySchema,
    answer: 'Device',
    run: async ({ contacts }, { visit, body, label }) => ({
      status: 201,
      json: await contacts.addDevice(visit.person.id, body, label),
    }),
  }),
  forSession('DELETE', '/me/notices/push/:id', {
    summary: 'Removes a browser.',
    run: async ({ contacts }, { visit, id }) => {
      await contacts.removeDevice(visit.person.id, id);
      return done;
    },
  }),
  forSession('PUT', '/me/notices/mail', {
    summary:
      'Sets your email address; needs your password if you have one. Only a confirmation link is sent until it is followed.',
    budget: 'login',
    body: MailBodySchema,
    run: async ({ contacts, people }, { visit, body }) => {
      await people.confirm(visit.person.id, body.password ?? null);
      await contacts.setMail(visit.person.id, body.address);
      return done;
    },
  }),
  forSession('DELETE', '/me/notices/mail', {
    summary: 'Removes your email address.',
    run: async ({ contacts }, { visit }) => {
      await contacts.setMail(visit.person.id, null);
      return done;
    },
  }),
  forSession('PUT', '/me/notices/webhook', {
    summary: 'Sets a webhook. A Discord channel gets a card with a picture, any other `{"content"}`.',
    body: WebhookBodySchema,
    run: async ({ contacts }, { visit, body }) => {
      await contacts.setWebhook(visit.person.id, body.url, body.mention ?? null);
      return done;
    },
  }),
  forSession('DELETE', '/me/notices/webhook', {
    summary: 'Removes the webhook.',
    run: async ({ contacts }, { visit }) => {
      await contacts.setWebhook(visit.person.id, null, null);
      return done;
    },
  }),
  forSession('POST', '/me/notices/test', {
    summary: 'Sends a test notification through one channel.',
    budget: 'newcomer',
    body: NoticeTestBodySchema,
    run: async ({ contacts }, { visit, body }) => {
      await contacts.test(visit.person.id, body.channel);
      return done;
    },
  }),
  forSession('GET', '/games/:game/channel', {
    summary: 'Who has given the game a channel for its turns, and whom it mentions for you; for its players.',
    answer: 'Channel',
    run: async ({ gameChannels }, { visit, game }) => ({ json: await gameChannels.read(visit.person, game) }),
  }),
  forSession('PUT', '/games/:game/channel', {
    summary:
      'Sets the webhook of a channel for its turns, or only whom to mention when you are to play; for its players. The board is posted at once.',
    budget: 'newcomer',
    body: ChannelBodySchema,
    run: async ({ gameChannels }, { visit, game, body }) => {
      await gameChannels.set(visit.person, game, body);
      return done;
    },
  }),
  forSession('DELETE', '/games/:game/channel', {
    summary: 'Takes the channel away, whoever has given it; for its players.',
    run: async ({ gameChannels }, { visit, game }) => {
      await gameChannels.remove(visit.person, game);
      return done;
    },
  }),
  forAnyone('POST', '/mail-verification', {
    summary: 'Confirms an email address with the token from the email.',
    body: LinkBodySchema,
    run: async ({ contacts }, { body }) => {
      await contacts.verifyMail(body.token);
      return done;
    },
  }),
  forAnyone('POST', '/unsubscribe', {
    summary: 'Unsubscribes from all emails with the token from an email. Email programs send their own form.',
    query: UnsubscribeQuerySchema,
    run: async ({ contacts }, { query }) => {
      await contacts.unsubscribe(query.token);
      return done;
    },
  }),
  forAnyone('POST', '/password-reset', {
    summary: 'Emails a reset link to a person, by name or address. The answer is the same if there is none.',
    budget: 'login',
    body: ResetAskBodySchema,
    run: async ({ contacts }, { body }) => {
      await contacts.askReset(body.who);
      return done;
    },
  }),
  forAnyone('PUT', '/password-reset', {
    summary: 'Sets a new password with the token from the email, once and within an hour. Ends all sessions.',
    budget: 'login',
    body: ResetBodySchema,
    run: async ({ contacts }, { body }) => {
      await contacts.reset(body.token, body.password);
      return done;
    },
  }),
];
