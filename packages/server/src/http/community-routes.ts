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
    summary: 'Finds a person by name; null if there is none.',
    query: PeopleQuerySchema,
    answer: 'Found',
    run: async ({ community }, { query }) => ({ json: { person: await community.find(query.name) } }),
  }),
  forVisitor('GET', '/people/:person', {
    summary: 'A profile: rating, results, response time, and your relation (friend, blocked, muted).',
    answer: 'Profile',
    run: async ({ community }, { visit, person }) => ({
      json: await community.profile(visit?.person.id ?? null, person),
    }),
  }),
  forVisitor('GET', '/ratings', {
    summary:
      'The leaderboard without provisional ratings, your own rank, and the ratings of computer levels.',
    answer: 'Leaderboard',
    run: async ({ ratings }, { visit }) => ({ json: await ratings.leaderboard(visit?.person.id ?? null) }),
  }),
  forVisitor('GET', '/balance', {
    summary: 'How often Caesar has won: by edition, terms, opponents and levy points given.',
    answer: 'Balance',
    run: async ({ balance }) => ({ json: await balance.read() }),
  }),
  forPerson('GET', '/friends', {
    summary: 'Your friends, friend requests, and whom you block or mute.',
    answer: 'Friends',
    run: async ({ community }, { visit }) => ({ json: await community.friends(visit.person.id) }),
  }),
  forPerson('PUT', '/friends/:person', {
    summary: 'Sends a friend request, or accepts one.',
    run: async ({ community }, { visit, person }) => {
      await community.befriend(visit.person.id, person);
      return done;
    },
  }),
  forPerson('DELETE', '/friends/:person', {
    summary: 'Ends a friendship, declines a request, or withdraws yours.',
    run: async ({ community }, { visit, person }) => {
      await community.part(visit.person.id, person);
      return done;
    },
  }),
  ...unheard(
    'blocked',
    'Blocks a person: no joining your games, no friend requests, no chat. They are not notified.',
    'Unblocks a person.',
  ),
  ...unheard(
    'muted',
    'Mutes a person: hides their chat messages. They are not notified.',
    'Unmutes a person.',
  ),
  forSession('PUT', '/me/presence', {
    summary: 'Sets whether friends see that you are online.',
    body: PresenceBodySchema,
    run: async ({ community }, { visit, body }) => {
      await community.setPresence(visit.person.id, body.shown);
      return done;
    },
  }),
  forPerson('POST', '/reports', {
    summary: 'Reports a person or a chat message to the admin. A message is stored with those around it.',
    budget: 'create',
    body: ReportBodySchema,
    run: async ({ reports }, { visit, body }) => {
      await reports.add(visit.person, body);
      return done;
    },
  }),
  forAnyone('GET', '/privacy', {
    summary: 'What is stored about people, why, and for how long.',
    answer: 'Privacy',
    run: ({ privacy }) => Promise.resolve({ json: privacy }),
  }),
];
