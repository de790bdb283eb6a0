// Games: making, finding, playing, watching and talking. The game service decides who may do what.
import {
  AskBodySchema,
  ChatBodySchema,
  ChatQuerySchema,
  JoinBodySchema,
  LookQuerySchema,
  MineQuerySchema,
  NewGameSchema,
  NextQuerySchema,
  NotesBodySchema,
  SeatQuerySchema,
  SeenBodySchema,
  StandingSchema,
  StartBodySchema,
  ViewerQuerySchema,
  type Update,
} from '@rubicon/protocol';
import { updateText } from '../games/live/update.ts';
import { longPoll } from './long-poll.ts';
import { done, forPerson, forVisitor, type Answer, type Route } from './route.ts';

const asJson = (body: string): Answer => ({ text: { type: 'application/json; charset=utf-8', body } });
const updated = (update: Update): Answer => asJson(updateText(update));

export const GAME_ROUTES: readonly Route[] = [
  forVisitor('GET', '/lobby', {
    summary: 'Public games that wait for players or are being played.',
    answer: 'Games',
    run: async ({ games }) => ({ json: { games: await games.lobby() } }),
  }),
  forPerson('GET', '/games', {
    summary: 'One’s own games, the last changed first, before a time in milliseconds.',
    query: MineQuerySchema,
    answer: 'Mine',
    run: async ({ games }, { visit, query }) => ({
      json: await games.mine(visit.person, query.before ?? null),
    }),
  }),
  forPerson('POST', '/games', {
    summary: 'Makes a game.',
    budget: 'create',
    body: NewGameSchema,
    answer: 'Made',
    run: async ({ games }, { visit, body }) => ({
      status: 201,
      json: await games.create(visit.person, body),
    }),
  }),
  forPerson('GET', '/next', {
    summary:
      'The game that has waited longest for one’s decision; or the one after this among those that wait. Null if no other does.',
    query: NextQuerySchema,
    answer: 'Next',
    run: async ({ games }, { visit, query }) => ({
      json: { game: await games.next(visit.person, query.not ?? null) },
    }),
  }),
  forVisitor('GET', '/games/:game', {
    summary:
      'How a game stands for one’s seat, and what the seat was told after a cursor. With `wait` the answer is held back until there is news.',
    query: LookQuerySchema,
    answer: 'Update',
    run: async ({ games }, { visit, game, query, gone }) => {
      const seat = { by: visit?.person ?? null, game, after: query.after ?? 0, as: query.as ?? null };
      if (query.wait !== undefined && query.wait > 0)
        return asJson(await longPoll(games, seat, query.wait, gone()));
      return updated(await games.look(seat.by, game, seat.after, seat.as, query.invitation));
    },
  }),
  forVisitor('GET', '/games/:game/at/:cursor', {
    summary:
      'The table of one’s seat as it was first shown at a cursor, and what brought the seat there. It has no decision.',
    query: ViewerQuerySchema,
    answer: 'Recall',
    run: async ({ games }, { visit, game, cursor, query }) => ({
      json: await games.recall(visit?.person ?? null, game, cursor, query.as ?? null),
    }),
  }),
  forPerson('PUT', '/games/:game/seen', {
    summary: 'Says how far one has looked; it never goes back.',
    body: SeenBodySchema,
    run: async ({ games }, { visit, game, body }) => {
      await games.setSeen(visit.person, game, body.cursor, body.as ?? null);
      return done;
    },
  }),
  forPerson('POST', '/games/:game/join', {
    summary: 'Takes the open seat of a game; of an invitation with its code.',
    body: JoinBodySchema,
    answer: 'Update',
    run: async ({ games }, { visit, game, body }) =>
      updated(await games.join(visit.person, game, body.invitation ?? null)),
  }),
  forPerson('POST', '/games/:game/leave', {
    summary: 'Gives a seat back before the game begins.',
    run: async ({ games }, { visit, game }) => {
      await games.leave(visit.person, game);
      return done;
    },
  }),
  forPerson('POST', '/games/:game/turn-away', {
    summary: 'Opens the other seat again before the game begins; for who made the game.',
    run: async ({ games }, { visit, game }) => {
      await games.turnAway(visit.person, game);
      return done;
    },
  }),
  forPerson('POST', '/games/:game/start', {
    summary: 'Gives one’s entropy for the dice; with the last one’s the game begins.',
    body: StartBodySchema,
    answer: 'Update',
    run: async ({ games }, { visit, game, body }) =>
      updated(await games.start(visit.person, game, body.entropy, body.as ?? null)),
  }),
  forPerson('POST', '/games/:game/asks', {
    summary: 'Asks something of the game: an order, to take one back, a draw, to resign, time, a pause.',
    body: AskBodySchema,
    answer: 'Update',
    run: async ({ games }, { visit, game, body }) => updated(await games.ask(visit.person, game, body)),
  }),
  forPerson('POST', '/games/:game/rematch', {
    summary: 'Makes the next game of the same two with sides swapped; who asks second gets the same game.',
    budget: 'create',
    answer: 'Made',
    run: async ({ games }, { visit, game }) => ({
      status: 201,
      json: await games.rematch(visit.person, game),
    }),
  }),
  forVisitor('GET', '/games/:game/file', {
    summary: 'A game that has ended, as a file with its dice: `rubicon verify` checks it.',
    answer: 'File',
    run: async ({ games }, { visit, game }) => {
      const body = await games.file(visit?.person ?? null, game);
      return { text: { type: 'text/plain; charset=utf-8', body, file: `${game}.rubicon` } };
    },
  }),
  forVisitor('GET', '/games/:game/chat', {
    summary:
      'What was said in one of a game’s two rooms. Players hear the spectators only when the game has ended.',
    query: ChatQuerySchema,
    answer: 'Chat',
    run: async ({ games }, { visit, game, query }) => ({
      json: { lines: await games.chat(visit?.person ?? null, game, query.room, query.after ?? 0) },
    }),
  }),
  forPerson('POST', '/games/:game/chat', {
    summary: 'Says something.',
    budget: 'chat',
    body: ChatBodySchema,
    answer: 'ChatLine',
    run: async ({ games }, { visit, game, body }) => ({
      status: 201,
      json: await games.say(visit.person, game, body.room, body.text),
    }),
  }),
  forPerson('GET', '/games/:game/notes', {
    summary: 'One’s private notes on a game.',
    answer: 'Notes',
    run: async ({ games }, { visit, game }) => ({ json: { text: await games.notes(visit.person, game) } }),
  }),
  forPerson('PUT', '/games/:game/notes', {
    summary: 'Writes them anew.',
    body: NotesBodySchema,
    run: async ({ games }, { visit, game, body }) => {
      await games.setNotes(visit.person, game, body.text);
      return done;
    },
  }),
  forPerson('GET', '/games/:game/standing', {
    summary: 'Standing orders of one’s side in this game; null is none, and one’s habit holds.',
    query: SeatQuerySchema,
    answer: 'Standing',
    run: async ({ games }, { visit, game, query }) => ({
      json: { standing: await games.standing(visit.person, game, query.as ?? null) },
    }),
  }),
  forPerson('PUT', '/games/:game/standing', {
    summary: 'Sets them.',
    query: SeatQuerySchema,
    body: StandingSchema,
    run: async ({ games }, { visit, game, query, body }) => {
      await games.setStanding(visit.person, game, body, query.as ?? null);
      return done;
    },
  }),
  forPerson('DELETE', '/games/:game/standing', {
    summary: 'Withdraws them.',
    query: SeatQuerySchema,
    run: async ({ games }, { visit, game, query }) => {
      await games.setStanding(visit.person, game, null, query.as ?? null);
      return done;
    },
  }),
];
