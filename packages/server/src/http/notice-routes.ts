// Notices: where they are sent, which are wanted, and what links in mails lead to.
import {
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
    summary: 'Of what one is told when away, and where.',
    answer: 'Notices',
    run: async ({ contacts }, { visit }) => ({ json: await contacts.read(visit.person.id) }),
  }),
  forSession('PUT', '/me/notices', {
    summary: 'Sets of what one is told, by which way.',
    body: NoticeSwitchesSchema,
    run: async ({ contacts }, { visit, body }) => {
      await contacts.setSwitches(visit.person.id, body);
      return done;
    },
  }),
  forSession('POST', '/me/notices/push', {
    summary: 'Adds a browser, as its subscription to push messages says.',
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
      'Sets one’s mail address. A link is sent there, and nothing else before it was followed. Who has a password gives it.',
    budget: 'login',
    body: MailBodySchema,
    run: async ({ contacts, people }, { visit, body }) => {
      await people.confirm(visit.person.id, body.password ?? null);
      await contacts.setMail(visit.person.id, body.address);
      return done;
    },
  }),
  forSession('DELETE', '/me/notices/mail', {
    summary: 'Removes it.',
    run: async ({ contacts }, { visit }) => {
      await contacts.setMail(visit.person.id, null);
      return done;
    },
  }),
  forSession('PUT', '/me/notices/webhook', {
    summary: 'Sets an address on the public network that is sent `{"content"}`, as Discord takes it.',
    body: WebhookBodySchema,
    run: async ({ contacts }, { visit, body }) => {
      await contacts.setWebhook(visit.person.id, body.url);
      return done;
    },
  }),
  forSession('DELETE', '/me/notices/webhook', {
    summary: 'Removes it.',
    run: async ({ contacts }, { visit }) => {
      await contacts.setWebhook(visit.person.id, null);
      return done;
    },
  }),
  forSession('POST', '/me/notices/test', {
    summary: 'Sends a message by one of the ways, at once.',
    budget: 'newcomer',
    body: NoticeTestBodySchema,
    run: async ({ contacts }, { visit, body }) => {
      await contacts.test(visit.person.id, body.channel);
      return done;
    },
  }),
  forAnyone('POST', '/mail-verification', {
    summary: 'Shows that a mail address is one’s own, by what the link in a mail ends with.',
    body: LinkBodySchema,
    run: async ({ contacts }, { body }) => {
      await contacts.verifyMail(body.token);
      return done;
    },
  }),
  forAnyone('POST', '/unsubscribe', {
    summary:
      'Ends all mails to somebody, by what the link in a mail ends with. Mail programs do it with a form of their own.',
    query: UnsubscribeQuerySchema,
    run: async ({ contacts }, { query }) => {
      await contacts.unsubscribe(query.token);
      return done;
    },
  }),
  forAnyone('POST', '/password-reset', {
    summary:
      'Sends a link for a new password to the address of a person, by name or address. The answer is the same whether there is one.',
    budget: 'login',
    body: ResetAskBodySchema,
    run: async ({ contacts }, { body }) => {
      await contacts.askReset(body.who);
      return done;
    },
  }),
  forAnyone('PUT', '/password-reset', {
    summary:
      'Sets a new password, by what the link in a mail ends with: once, and within an hour. Ends all sessions.',
    budget: 'login',
    body: ResetBodySchema,
    run: async ({ contacts }, { body }) => {
      await contacts.reset(body.token, body.password);
      return done;
    },
  }),
];
