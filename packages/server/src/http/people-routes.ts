// Accounts: guests, sessions, tokens, and the export of a person's stored data.
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
    summary: 'Your account; null if you are not logged in.',
    answer: 'Me',
    run: async (services, { visit }) => ({ json: await meOf(services, visit?.person ?? null) }),
  }),
  forAnyone('POST', '/guest', {
    summary:
      'Starts a guest session under a name. Sets a session cookie. A closed server requires an invitation.',
    budget: 'newcomer',
    body: GuestBodySchema,
    answer: 'Me',
    run: async (services, { visit, body, label }) => {
      // A guest whose cookie was replaced by a second name could never return to the first
      if (visit !== null)
        throw new Refused('already-signed-in', 'You have a name here already: sign out first.');
      const { name, invitation = null, language } = body;
      const { person, token } = await services.people.guest(name, invitation, label, language);
      return { status: 201, json: await meOf(services, person), token };
    },
  }),
  forAnyone('POST', '/login', {
    summary: 'Logs in with name and password. Sets a session cookie.',
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
    summary: 'Logs out. A guest without a password cannot log in again.',
    run: async ({ people }, { visit }) => {
      await people.logout(visit);
      return { ...done, token: null };
    },
  }),
  forSession('PUT', '/me/password', {
    summary:
      'Sets a password, which turns a guest into an account, or changes it. Ends all other sessions and tokens.',
    budget: 'login',
    body: PasswordBodySchema,
    run: async ({ people }, { visit, body }) => {
      await people.setPassword(visit, body.password, body.current ?? null);
      return done;
    },
  }),
  forSession('PUT', '/me/language', {
    summary: 'Sets your language for emails and other notifications.',
    body: LanguageBodySchema,
    run: async ({ people }, { visit, body }) => {
      await people.setLanguage(visit.person.id, body.language);
      return done;
    },
  }),
  forSession('GET', '/me/export', {
    summary: 'All data stored about you.',
    budget: 'create',
    answer: 'Anything',
    run: async ({ people, exportOf }, { visit: { person } }) => ({
      json: { ...(await people.export(person.id)), ...(await exportOf(person.id)) },
    }),
  }),
  forSession('POST', '/me/removal', {
    summary: 'Deletes the account. Its name is replaced in games and chats.',
    budget: 'login',
    body: DeleteBodySchema,
    run: async ({ people }, { visit, body }) => {
      await people.remove(visit, body.name, body.password ?? null);
      return { ...done, token: null };
    },
  }),
  forSession('GET', '/me/sessions', {
    summary: 'Your sessions.',
    answer: 'Sessions',
    run: async ({ people }, { visit }) => ({ json: { sessions: await people.sessions(visit) } }),
  }),
  forSession('DELETE', '/me/sessions', {
    summary: 'Ends all other sessions, but no tokens.',
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
    summary: 'Your tokens for programs: their labels, not the tokens themselves.',
    answer: 'Sessions',
    run: async ({ people }, { visit }) => ({ json: { sessions: await people.tokens(visit) } }),
  }),
  forSession('POST', '/me/tokens', {
    summary: 'Creates a token for a program. It is shown only once.',
    budget: 'newcomer',
    body: TokenBodySchema,
    answer: 'NewToken',
    run: async ({ people }, { visit, body }) => ({
      status: 201,
      json: await people.addToken(visit, body.label),
    }),
  }),
  forPerson('GET', '/me/habit', {
    summary: 'Your standing orders for all games; null if none.',
    answer: 'Standing',
    run: async ({ games }, { visit }) => ({ json: { standing: await games.habit(visit.person) } }),
  }),
  forPerson('PUT', '/me/habit', {
    summary: 'Sets your standing orders for all games.',
    body: StandingSchema,
    run: async ({ games }, { visit, body }) => {
      await games.setHabit(visit.person, body);
      return done;
    },
  }),
  forPerson('DELETE', '/me/habit', {
    summary: 'Deletes your standing orders for all games.',
    run: async ({ games }, { visit }) => {
      await games.setHabit(visit.person, null);
      return done;
    },
  }),
];
