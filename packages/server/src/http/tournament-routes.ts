// Tournaments. Everyone may look; the tournament decides who may do what.
import {
  AwayBodySchema,
  ChannelBodySchema,
  decode,
  NewTournamentSchema,
  ReplaceBodySchema,
  RuleBodySchema,
  TournamentIdSchema,
  type Tournament,
  type TournamentId,
} from '@rubicon/protocol';
import type { Person } from '../people/person.ts';
import type { Tournaments } from '../tournaments/service.ts';
import { refused } from '../tournaments/refusals.ts';
import { done, forPerson, forSession, forVisitor, type Route } from './route.ts';

export function tournamentId(id: string): TournamentId {
  const decoded = decode(TournamentIdSchema, id);
  if (decoded.ok) return decoded.value;
  throw refused('no-tournament');
}

type Press = (tournaments: Tournaments, by: Person, id: TournamentId) => Promise<Tournament>;

/** A request that says nothing but its name. Every one is in the log for good, so it costs as much as making something. */
const press = (word: string, summary: string, run: Press): Route =>
  forPerson('POST', `/tournaments/:id/${word}`, {
    summary,
    budget: 'create',
    answer: 'Tournament',
    run: async ({ tournaments }, { visit, id }) => ({
      json: await run(tournaments, visit.person, tournamentId(id)),
    }),
  });

export const TOURNAMENT_ROUTES: readonly Route[] = [
  forVisitor('GET', '/tournaments', {
    summary: 'Tournaments: open and running ones first.',
    answer: 'Tournaments',
    run: async ({ tournaments }, { visit }) => ({ json: await tournaments.list(visit?.person ?? null) }),
  }),
  forPerson('POST', '/tournaments', {
    summary: 'Makes a tournament, with you as its organiser.',
    budget: 'create',
    body: NewTournamentSchema,
    answer: 'Tournament',
    run: async ({ tournaments }, { visit, body }) => ({
      status: 201,
      json: await tournaments.make(visit.person, body),
    }),
  }),
  forVisitor('GET', '/tournaments/:id', {
    summary: 'A tournament: its people, rounds, games and standings.',
    answer: 'Tournament',
    run: async ({ tournaments }, { visit, id }) => ({
      json: await tournaments.read(visit?.person ?? null, tournamentId(id)),
    }),
  }),
  forVisitor('GET', '/tournaments/:id/file', {
    summary: 'The files of all its games that have ended, one after the other.',
    budget: 'create',
    answer: 'File',
    run: async ({ tournaments }, { id }) => {
      const body = await tournaments.file(tournamentId(id));
      return { text: { type: 'text/plain; charset=utf-8', body, file: `${id}.rubicon` } };
    },
  }),
  forVisitor('GET', '/tournaments/:id/games', {
    summary: 'The games of its latest round, unfinished ones first, at most 64. Their state may be 5 s old.',
    answer: 'Games',
    run: async ({ tournaments }, { id }) => ({
      json: { games: await tournaments.roundGames(tournamentId(id)) },
    }),
  }),
  press('join', 'Joins a tournament.', (tournaments, by, id) => tournaments.join(by, id)),
  press(
    'leave',
    'Leaves a tournament. After its start, your unfinished games are lost, and you cannot join again.',
    (tournaments, by, id) => tournaments.leave(by, id),
  ),
  forPerson('PUT', '/tournaments/:id/away', {
    summary:
      'Sits out the following rounds of a Swiss tournament, or seasons of a league; or comes back. Also before the start.',
    budget: 'create',
    body: AwayBodySchema,
    answer: 'Tournament',
    run: async ({ tournaments }, { visit, id, body }) => ({
      json: await tournaments.setAway(visit.person, tournamentId(id), body.isAway, body.backMs ?? null),
    }),
  }),
  forSession('GET', '/tournaments/:id/channel', {
    summary: 'Who has given it a channel for its rounds and results; for its organiser.',
    answer: 'Channel',
    run: async ({ tournamentChannels }, { visit, id }) => ({
      json: await tournamentChannels.read(visit.person, tournamentId(id)),
    }),
  }),
  forSession('PUT', '/tournaments/:id/channel', {
    summary:
      'Sets the webhook of a channel for its rounds and results, or only whom to mention; for its organiser.',
    body: ChannelBodySchema,
    run: async ({ tournamentChannels }, { visit, id, body }) => {
      await tournamentChannels.set(visit.person, tournamentId(id), body);
      return done;
    },
  }),
  forSession('DELETE', '/tournaments/:id/channel', {
    summary: 'Takes the channel away.',
    run: async ({ tournamentChannels }, { visit, id }) => {
      await tournamentChannels.remove(visit.person, tournamentId(id));
      return done;
    },
  }),
  press('start', 'Starts it now. For its organiser, as all that follows.', (tournaments, by, id) =>
    tournaments.start(by, id),
  ),
  press('pause', 'Pauses it: nothing is paired, and no deadline passes.', (tournaments, by, id) =>
    tournaments.pause(by, id),
  ),
  press('resume', 'Goes on after a pause.', (tournaments, by, id) => tournaments.resume(by, id)),
  press('end', 'Ends it as it stands; before its start, calls it off.', (tournaments, by, id) =>
    tournaments.end(by, id),
  ),
  forPerson('POST', '/tournaments/:id/replace', {
    summary: 'Gives a seat to another person, with its points. Unfinished games begin anew.',
    budget: 'create',
    body: ReplaceBodySchema,
    answer: 'Tournament',
    run: async ({ tournaments }, { visit, id, body }) => ({
      json: await tournaments.replace(visit.person, tournamentId(id), body.seat, body.in),
    }),
  }),
  forPerson('POST', '/tournaments/:id/rule', {
    summary: 'Rules how a game counts, whatever happened in it. Also for three days after the end.',
    body: RuleBodySchema,
    answer: 'Tournament',
    run: async ({ tournaments }, { visit, id, body }) => ({
      json: await tournaments.rule(visit.person, tournamentId(id), body.game, body.winner, body.reason),
    }),
  }),
];
