// Accounts: guests, sessions, tokens, and the export of what is stored of a person.
import {
  DeleteBodySchema,
  GuestBodySchema,
  LanguageBodySchema,
  LoginBodySchema,
  PasswordBodySchema,
  PROTOCOL,
  StandingSchema,
  TokenBodySchema,
} from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import type { Person } from '../people/person.ts';
import { done, forAnyone, forPerson, forSession, type Route, type Services } from './route.ts';

const meOf = async ({ isClosed, hasMail, people }: Services, person: Person | null) => ({
  protocol: PROTOCOL,
  isClosed,
  person,
  language: person === null ? null : await people.language(person.id),
  hasMail,
});

export const PEOPLE_ROUTES: readonly Route[] = [
  forAnyone('GET', '/me', {
    summary: 'Who one is here; nobody is null.',
    answer: 'Me',
    run: async (services, { visit }) => ({ json: await meOf(services, visit?.person ?? null) }),
  }),
  forAnyone('POST', '/guest', {
    summary:
      'Plays at once under a name. Sets the cookie of a session. Where the server is closed an invitation is needed.',
    budget: 'newcomer',
    body: GuestBodySchema,
    answer: 'Me',
    run: async (services, { visit, body, label }) => {
      // A guest who lost the cookie to a second name could never come back to the first
      if (visit !== null)
        throw new Refused('already-signed-in', 'You have a name here already: sign out first.');
      const { name, invitation = null, language } = body;
      const { person, token } = await services.people.guest(name, invitation, label, language);
      return { status: 201, json: await meOf(services, person), token };
    },
  }),
  forAnyone('POST', '/login', {
    summary: 'Signs in by name and password. Sets the cookie of a session.',
    budget: 'login',
    body: LoginBodySchema,
    answer: 'Me',
    namesIn: ({ name }) => name,
    run: async (services, { body, label }) => {
      const { name, password, language } = body;
      const { person, token } = await services.people.login(name, password, label, language);
      return { json: await meOf(services, person), token };
    },
  }),
  forSession('POST', '/logout', {
    summary: 'Ends this session. A guest who has set no password cannot come back.',
    run: async ({ people }, { visit }) => {
      await people.logout(visit);
      return { ...done, token: null };
    },
  }),
  forSession('PUT', '/me/password', {
    summary: 'Keeps the name with a password, or changes it. Ends all other sessions and tokens.',
    budget: 'login',
    body: PasswordBodySchema,
    run: async ({ people }, { visit, body }) => {
      await people.setPassword(visit, body.password, body.current ?? null);
      return done;
    },
  }),
  forSession('PUT', '/me/language', {
    summary: 'Says which language one reads: mails and other notices are written in it, if it is known.',
    body: LanguageBodySchema,
    run: async ({ people }, { visit, body }) => {
      await people.setLanguage(visit.person.id, body.language);
      return done;
    },
  }),
  forSession('GET', '/me/export', {
    summary: 'All that is kept of one.',
    budget: 'create',
    answer: 'Anything',
    run: async ({ people, exportOf }, { visit: { person } }) => ({
      json: { ...(await people.export(person.id)), ...(await exportOf(person.id)) },
    }),
  }),
  forSession('POST', '/me/removal', {
    summary: 'Deletes the account. In games and chats its name is replaced.',
    budget: 'login',
    body: DeleteBodySchema,
    run: async ({ people }, { visit, body }) => {
      await people.remove(visit, body.name, body.password ?? null);
      return { ...done, token: null };
    },
  }),
  forSession('GET', '/me/sessions', {
    summary: 'Where one is signed in.',
    answer: 'Sessions',
    run: async ({ people }, { visit }) => ({ json: { sessions: await people.sessions(visit) } }),
  }),
  forSession('DELETE', '/me/sessions', {
    summary: 'Ends all other sessions. Tokens stay.',
    run: async ({ people }, { visit }) => {
      await people.endOtherSessions(visit);
      return done;
    },
  }),
  forSession('DELETE', '/me/sessions/:id', {
    summary: 'Ends one session or token.',
    run: async ({ people }, { visit, id }) => {
      await people.endSession(visit, id);
      return done;
    },
  }),
  forSession('GET', '/me/tokens', {
    summary: 'The tokens by which programs act in one’s name; not what they are, but what they are for.',
    answer: 'Sessions',
    run: async ({ people }, { visit }) => ({ json: { sessions: await people.tokens(visit) } }),
  }),
  forSession('POST', '/me/tokens', {
    summary: 'Makes a token for a program. It is shown this once.',
    budget: 'newcomer',
    body: TokenBodySchema,
    answer: 'NewToken',
    run: async ({ people }, { visit, body }) => ({
      status: 201,
      json: await people.addToken(visit, body.label),
    }),
  }),
  forPerson('GET', '/me/habit', {
    summary: 'One’s standing orders for every battle; null is none.',
    answer: 'Standing',
    run: async ({ games }, { visit }) => ({ json: { standing: await games.habit(visit.person) } }),
  }),
  forPerson('PUT', '/me/habit', {
    summary: 'Sets standing orders for every battle.',
    body: StandingSchema,
    run: async ({ games }, { visit, body }) => {
      await games.setHabit(visit.person, body);
      return done;
    },
  }),
  forPerson('DELETE', '/me/habit', {
    summary: 'Withdraws them.',
    run: async ({ games }, { visit }) => {
      await games.setHabit(visit.person, null);
      return done;
    },
  }),
];
