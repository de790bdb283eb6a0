// One route: who may call it, what it accepts, and what it answers. The server itself, the OpenAPI document, the list
// in docs/protocol.md and the permission tests are all generated from these.
import {
  NothingSchema,
  type AnswerName,
  type GameId,
  type PersonId,
  type Privacy,
  type Schema,
} from '@rubicon/protocol';
import type { BudgetName } from '../access/rate-limit.ts';
import type { Who } from '../access/caller.ts';
import type { FriendPresence } from '../community/friend-presence.ts';
import type { Community } from '../community/friends.ts';
import type { PlayNow } from '../community/play-now.ts';
import type { BalanceOfSides } from '../community/balance.ts';
import type { Puzzles } from '../community/puzzles.ts';
import type { Ratings } from '../community/ratings.ts';
import type { Reports } from '../community/reports.ts';
import type { Watching } from '../community/watching.ts';
import type { GameService } from '../games/service.ts';
import type { Contacts } from '../notices/contacts.ts';
import type { GameChannels } from '../notices/game-channels.ts';
import type { TournamentChannels } from '../notices/tournament-channels.ts';
import type { DrawnPicture } from '../pictures/pictures.ts';
import type { Previews } from '../previews/previews.ts';
import type { Tournaments } from '../tournaments/service.ts';
import type { People, Visit } from '../people/service.ts';

/** The community services. */
export interface CommunityServices {
  readonly community: Community;
  readonly contacts: Contacts;
  readonly playNow: PlayNow;
  readonly ratings: Ratings;
  readonly balance: BalanceOfSides;
  readonly puzzles: Puzzles;
  readonly reports: Reports;
  readonly privacy: Privacy;
  readonly presence: FriendPresence;
  readonly tournaments: Tournaments;
  readonly tournamentChannels: TournamentChannels;
  readonly gameChannels: GameChannels;
  readonly previews: Previews;
  readonly watching: Watching;
  readonly hasMail: boolean;
  /** A person's stored data in the community, for an export. */
  readonly exportOf: (person: PersonId) => Promise<Readonly<Record<string, unknown>>>;
}

/** What a route may use. */
export interface Services extends CommunityServices {
  readonly games: GameService;
  readonly people: People;
  readonly isClosed: boolean;
  readonly openApi: string;
}

interface Call<B, Q, V> {
  readonly visit: V;
  readonly game: GameId; // from the path, as `:game`
  readonly person: PersonId; // likewise, as `:person`
  readonly cursor: number; // likewise, as `:cursor`
  readonly id: string; // likewise, as `:id`
  readonly query: Q;
  readonly body: B;
  readonly label: string; // of the calling browser or program
  readonly spend: (budget: BudgetName) => Promise<void>; // besides the route's own
  readonly gone: () => AbortSignal; // aborts when the client disconnects, or the server stops
}

export interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: { readonly type: string; readonly body: string; readonly file?: string };
  readonly picture?: DrawnPicture;
  readonly token?: string | null; // of a new session, for the cookie; null deletes the cookie
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly who: Who;
  readonly budget: BudgetName;
  readonly summary: string;
  readonly query: Schema;
  readonly body: Schema | null;
  readonly answer: AnswerName | null; // null: an empty answer
  /** The name whose password is tried, for the rate limit. */
  readonly namesIn?: (body: unknown) => string;
  readonly run: (services: Services, call: Call<unknown, unknown, Visit | null>) => Promise<Answer>;
}

interface Wanted<B, Q, V> {
  readonly budget?: BudgetName;
  readonly summary: string;
  readonly query?: Schema<Q>;
  readonly body?: Schema<B>;
  readonly answer?: AnswerName;
  readonly namesIn?: (body: B) => string;
  readonly run: (services: Services, call: Call<B, Q, V>) => Promise<Answer>;
}

type Made<V> = <B = unknown, Q = unknown>(
  method: Route['method'],
  path: string,
  wanted: Wanted<B, Q, V>,
) => Route;

/** The types hold because the server decodes with these schemas and checks `who` before `run`. */
const routeFor =
  <V>(who: Who): Made<V> =>
  (method, path, { budget = method === 'GET' ? 'read' : 'ask', query, body, answer, namesIn, ...rest }) => ({
    method,
    path,
    who,
    budget,
    query: query ?? NothingSchema,
    body: body ?? null,
    answer: answer ?? null,
    ...(namesIn !== undefined && { namesIn: namesIn as NonNullable<Route['namesIn']> }),
    summary: rest.summary,
    run: rest.run as Route['run'],
  });

export const forAnyone = routeFor<Visit | null>('anyone');
export const forVisitor = routeFor<Visit | null>('visitor');
export const forPerson = routeFor<Visit>('person');
export const forSession = routeFor<Visit>('session');

export const done: Answer = { status: 204 };
