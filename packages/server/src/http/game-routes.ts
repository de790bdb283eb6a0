// Games: create, find, play, watch and chat. The game service decides who may do what.
import {
  AskBodySchema,
  AskQuerySchema,
  ChatBodySchema,
  ChatQuerySchema,
  JoinBodySchema,
  LookQuerySchema,
  MineQuerySchema,
  NewGameSchema,
  NextQuerySchema,
  NotesBodySchema,
  PlanBodySchema,
  PressBodySchema,
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
    summary: 'Public games, waiting for players or in progress.',
    answer: 'Games',
    run: async ({ games }) => ({ json: { games: await games.lobby() } }),
  }),
  forVisitor('GET', '/watch', {
    summary: 'Public games that are played, the best live one first, and a great one that is over.',
    answer: 'Watch',
    run: async ({ watching }) => ({ json: await watching.list() }),
  }),
  forPerson('GET', '/games', {
    summary: 'Your games, most recently changed first; `before` a time in milliseconds.',
    query: MineQuerySchema,
    answer: 'Mine',
    run: async ({ games }, { visit, query }) => ({
      json: await games.mine(visit.person, query.before ?? null),
    }),
  }),
  forPerson('POST', '/games', {
    summary: 'Creates a game.',
    budget: 'create',
    body: NewGameSchema,
    answer: 'Made',
    run: async ({ games }, { visit, body }) => ({
      status: 201,
      json: await games.create(visit.person, body),
    }),
  }),
  forPerson('POST', '/play-now', {
    summary:
      'Finds an opponent who wants the same game, or opens one that waits for one. Repeat it with the same `press` while you wait: the answer is the game you play in. Opening one counts as `create` too.',
    body: PressBodySchema,
    answer: 'Card',
    run: async ({ playNow }, { visit, body, spend }) => ({
      json: { card: await playNow.press(visit.person, body, () => spend('create')) },
    }),
  }),
  forPerson('GET', '/next', {
    summary:
      'The game that has waited longest for your decision, or the next one after a given game; null if none.',
    query: NextQuerySchema,
    answer: 'Next',
    run: async ({ games }, { visit, query }) => ({
      json: { game: await games.next(visit.person, query.not ?? null) },
    }),
  }),
  forVisitor('GET', '/games/:game', {
    summary:
      'The game as your seat sees it, with events after a cursor. `wait` makes it a long poll; `orders=yes` adds the legal orders.',
    query: LookQuerySchema,
    answer: 'Update',
    run: async ({ games }, { visit, game, query, gone }) => {
      const wantsOrders = query.orders === 'yes';
      const seat = { by: visit?.person ?? null, game, after: query.after ?? 0, as: query.as ?? null };
      if (query.wait !== undefined && query.wait > 0)
        return asJson(await longPoll(games, { ...seat, wantsOrders }, query.wait, gone()));
      const { invitation } = query;
      return updated(await games.look(seat.by, game, seat.after, seat.as, { invitation, wantsOrders }));
    },
  }),
  forVisitor('GET', '/games/:game/at/:cursor', {
    summary:
      'The table as your seat first saw it at a cursor, without a decision, and the events that led there.',
    query: ViewerQuerySchema,
    answer: 'Recall',
    run: async ({ games }, { visit, game, cursor, query }) => ({
      json: await games.recall(visit?.person ?? null, game, cursor, query.as ?? null),
    }),
  }),
  forPerson('PUT', '/games/:game/seen', {
    summary: 'Stores how far you have looked; it never goes back.',
    body: SeenBodySchema,
    run: async ({ games }, { visit, game, body }) => {
      await games.setSeen(visit.person, game, body.cursor, body.as ?? null);
      return done;
    },
  }),
  forPerson('POST', '/games/:game/join', {
    summary: 'Takes the open seat; with the code if the game is by invitation.',
    body: JoinBodySchema,
    answer: 'Update',
    run: async ({ games }, { visit, game, body }) =>
      updated(await games.join(visit.person, game, body.invitation ?? null)),
  }),
  forPerson('POST', '/games/:game/leave', {
    summary: 'Leaves the game before it starts.',
    run: async ({ games }, { visit, game }) => {
      await games.leave(visit.person, game);
      return done;
    },
  }),
  forPerson('POST', '/games/:game/turn-away', {
    summary: 'Removes the opponent before the game starts; only its creator can.',
    run: async ({ games }, { visit, game }) => {
      await games.turnAway(visit.person, game);
      return done;
    },
  }),
  forPerson('POST', '/games/:game/start', {
    summary: 'Sends your entropy for the dice. The last one starts the game.',
    body: StartBodySchema,
    answer: 'Update',
    run: async ({ games }, { visit, game, body }) =>
      updated(await games.start(visit.person, game, body.entropy, body.as ?? null, body.bid ?? null)),
  }),
  forPerson('POST', '/games/:game/asks', {
    summary:
      'A request in the game: an order, undo, takeback, draw, resignation, claim on time, pause or vacation.',
    query: AskQuerySchema,
    body: AskBodySchema,
    answer: 'Update',
    run: async ({ games }, { visit, game, query, body }) =>
      updated(await games.ask(visit.person, game, body, query.orders === 'yes')),
  }),
  forPerson('POST', '/games/:game/rematch', {
    summary: 'Creates a rematch with sides swapped. The second player to ask gets the same game.',
    budget: 'create',
    answer: 'Made',
    run: async ({ games }, { visit, game }) => ({
      status: 201,
      json: await games.rematch(visit.person, game),
    }),
  }),
  forVisitor('GET', '/games/:game/file', {
    summary: 'The file of a finished game, dice included; `rubicon verify` checks it.',
    answer: 'File',
    run: async ({ games }, { visit, game }) => {
      const body = await games.file(visit?.person ?? null, game);
      return { text: { type: 'text/plain; charset=utf-8', body, file: `${game}.rubicon` } };
    },
  }),
  forVisitor('GET', '/games/:game/chat', {
    summary: 'Chat of the players or of the spectators. Players see the spectators’ chat after the game.',
    query: ChatQuerySchema,
    answer: 'Chat',
    run: async ({ games }, { visit, game, query }) => ({
      json: { lines: await games.chat(visit?.person ?? null, game, query.room, query.after ?? 0) },
    }),
  }),
  forPerson('POST', '/games/:game/chat', {
    summary: 'Sends a chat message.',
    budget: 'chat',
    body: ChatBodySchema,
    answer: 'ChatLine',
    run: async ({ games }, { visit, game, body }) => ({
      status: 201,
      json: await games.say(visit.person, game, body.room, body.text),
    }),
  }),
  forPerson('GET', '/games/:game/notes', {
    summary: 'Your private notes on a game.',
    answer: 'Notes',
    run: async ({ games }, { visit, game }) => ({ json: { text: await games.notes(visit.person, game) } }),
  }),
  forPerson('PUT', '/games/:game/notes', {
    summary: 'Replaces your notes.',
    body: NotesBodySchema,
    run: async ({ games }, { visit, game, body }) => {
      await games.setNotes(visit.person, game, body.text);
      return done;
    },
  }),
  forPerson('GET', '/games/:game/standing', {
    summary: 'Your standing orders for this game; null if none, then those for all games apply.',
    query: SeatQuerySchema,
    answer: 'Standing',
    run: async ({ games }, { visit, game, query }) => ({
      json: { standing: await games.standing(visit.person, game, query.as ?? null) },
    }),
  }),
  forPerson('PUT', '/games/:game/standing', {
    summary: 'Sets your standing orders for this game.',
    query: SeatQuerySchema,
    body: StandingSchema,
    run: async ({ games }, { visit, game, query, body }) => {
      await games.setStanding(visit.person, game, body, query.as ?? null);
      return done;
    },
  }),
  forPerson('DELETE', '/games/:game/standing', {
    summary: 'Deletes your standing orders for this game.',
    query: SeatQuerySchema,
    run: async ({ games }, { visit, game, query }) => {
      await games.setStanding(visit.person, game, null, query.as ?? null);
      return done;
    },
  }),
  forPerson('GET', '/games/:game/plan', {
    summary: 'Your plan for this game, and what became of it; null if you have left none.',
    query: SeatQuerySchema,
    answer: 'Plan',
    run: async ({ games }, { visit, game, query }) => ({
      json: { plan: await games.plan(visit.person, game, query.as ?? null) },
    }),
  }),
  forPerson('PUT', '/games/:game/plan', {
    summary: 'Leaves a plan for your next card or command phase, in place of the one before.',
    query: SeatQuerySchema,
    body: PlanBodySchema,
    run: async ({ games }, { visit, game, query, body }) => {
      await games.leavePlan(visit.person, game, body, query.as ?? null);
      return done;
    },
  }),
  forPerson('DELETE', '/games/:game/plan', {
    summary: 'Deletes your plan for this game.',
    query: SeatQuerySchema,
    run: async ({ games }, { visit, game, query }) => {
      await games.leavePlan(visit.person, game, null, query.as ?? null);
      return done;
    },
  }),
];
