// The community: profiles, friends, ratings, reports.
import { PeopleQuerySchema, PresenceBodySchema, ReportBodySchema } from '@rubicon/protocol';
import { done, forAnyone, forPerson, forSession, forVisitor, type Route } from './route.ts';

const unheard = (word: 'blocked' | 'muted', on: string, off: string): readonly Route[] => [
  forPerson('PUT', `/${word}/:person`, {
    summary: on,
    run: async ({ community }, { visit, person }) => {
      await community.setUnheard(visit.person.id, person, word, true);
      return done;
    },
  }),
  forPerson('DELETE', `/${word}/:person`, {
    summary: off,
    run: async ({ community }, { visit, person }) => {
      await community.setUnheard(visit.person.id, person, word, false);
      return done;
    },
  }),
];

export const COMMUNITY_ROUTES: readonly Route[] = [
  forPerson('GET', '/people', {
    summary: 'The person of a name; null if there is none.',
    query: PeopleQuerySchema,
    answer: 'Found',
    run: async ({ community }, { query }) => ({ json: { person: await community.find(query.name) } }),
  }),
  forVisitor('GET', '/people/:person', {
    summary: 'Somebody’s profile: rating, results, response time, and what they are to one.',
    answer: 'Profile',
    run: async ({ community }, { visit, person }) => ({
      json: await community.profile(visit?.person.id ?? null, person),
    }),
  }),
  forVisitor('GET', '/ratings', {
    summary: 'The best players whose rating is sure, one’s own place, and what the machines are worth.',
    answer: 'Leaderboard',
    run: async ({ ratings }, { visit }) => ({ json: await ratings.leaderboard(visit?.person.id ?? null) }),
  }),
  forPerson('GET', '/friends', {
    summary: 'Friends, who wants to be one, and whom one blocks or mutes.',
    answer: 'Friends',
    run: async ({ community }, { visit }) => ({ json: await community.friends(visit.person.id) }),
  }),
  forPerson('PUT', '/friends/:person', {
    summary: 'Asks somebody to be friends, or says yes to who has asked.',
    run: async ({ community }, { visit, person }) => {
      await community.befriend(visit.person.id, person);
      return done;
    },
  }),
  forPerson('DELETE', '/friends/:person', {
    summary: 'Ends it, says no, or withdraws what one has asked.',
    run: async ({ community }, { visit, person }) => {
      await community.part(visit.person.id, person);
      return done;
    },
  }),
  ...unheard(
    'blocked',
    'Keeps somebody away: they cannot join one’s games, ask to be friends or be heard. They are not told.',
    'Lets them come again.',
  ),
  ...unheard('muted', 'Hides what somebody says in chats. They are not told.', 'Hears them again.'),
  forSession('PUT', '/me/presence', {
    summary: 'Whether friends see that one is here.',
    body: PresenceBodySchema,
    run: async ({ community }, { visit, body }) => {
      await community.setPresence(visit.person.id, body.shown);
      return done;
    },
  }),
  forPerson('POST', '/reports', {
    summary:
      'Tells the host about a person, or a line of a chat, which is kept with what was said around it.',
    budget: 'create',
    body: ReportBodySchema,
    run: async ({ reports }, { visit, body }) => {
      await reports.add(visit.person, body);
      return done;
    },
  }),
  forAnyone('GET', '/privacy', {
    summary: 'What is kept of people, why, and how long.',
    answer: 'Privacy',
    run: ({ privacy }) => Promise.resolve({ json: privacy }),
  }),
];
