// All state of the connection to the server, and its types.
import { signal, type Signal } from '@preact/signals';
import type { AskId, ClientMessage, FriendsNews, GameCard, GameId, ServerMessage } from '@rubicon/protocol';
import type { Held } from '@rubicon/protocol/fold';
import type { Timers } from './timers.ts';

/** `live`: a socket is open; `slow`: polling instead; `lost`: the server cannot be reached, and is tried again. */
export type ConnectionState = 'connecting' | 'live' | 'slow' | 'lost';

/** The messages that watchers of a game receive. Changes come as the updates they stand for. */
export type Told = Extract<ServerMessage, { kind: 'update' | 'chat' | 'presence' | 'refused' }>;

export interface Watch {
  readonly game: GameId;
  readonly as: 'caesar' | 'pompey' | 'spectator' | null;
  readonly after: () => number; // the cursor of what the page already has
  readonly chatAfter: () => number;
  readonly hear: (told: Told) => void;
  /** Fetches news without a socket, and applies it. Fails when the server cannot be reached. */
  readonly poll: (signal: AbortSignal) => Promise<void>;
}

/** What the server has sent for a watch on the present socket. */
export interface Stream {
  readonly number: number; // names the watch on the wire
  begun: number; // when, among all: of one game the server keeps the watch that was begun last
  held: Held | null; // null until the first update
  n: number; // changes since then
  readonly answered: AskId[]; // requests whose answers could not be followed: the next update contains them
}

/** The part of a `WebSocket` that is used. */
export interface Socket {
  readonly readyState: number;
  addEventListener(kind: 'open' | 'close', listen: () => void): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<unknown>) => void): void;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  readonly open: () => Socket;
  readonly isAdmitted: () => boolean; // a closed server admits no strangers; `restart` tries again after signing in
  readonly timers: Timers;
  readonly random: () => number; // from 0, less than 1
  readonly lobby: () => Promise<readonly GameCard[]>; // for polling
}

export interface ConnectionContext extends ConnectionOptions {
  readonly state: Signal<ConnectionState>;
  readonly aheadMs: Signal<number>; // the server's clock minus ours
  readonly awayMs: Signal<number | null>; // since when the server can keep nothing; null: it can
  readonly waiting: Signal<number>; // games waiting for this person
  readonly lobbyGames: Signal<readonly GameCard[] | null>;
  readonly friends: Signal<FriendsNews | null>;
  readonly watches: Map<Watch, Stream>;
  readonly asks: Map<AskId, PromiseWithResolvers<void>>; // requests on the socket that are not answered yet
  lastNumber: number; // of a watch
  lastBegun: number;
  lobbyWatchers: number;
  socket: Socket | null;
  failures: number; // since a socket was last open
  isVisible: boolean;
  isClosed: boolean;
  stopRetry: (() => void) | null;
  stopHeartbeat: (() => void) | null;
  stopDeadline: (() => void) | null; // by which the server must send something
  stopDoubt: (() => void) | null; // while a ping is unanswered: when the page stops claiming to be connected
  polling: AbortController | null;
}

export const newConnectionContext = (options: ConnectionOptions): ConnectionContext => ({
  ...options,
  state: signal('connecting'),
  aheadMs: signal(0),
  awayMs: signal(null),
  waiting: signal(0),
  lobbyGames: signal(null),
  friends: signal(null),
  watches: new Map(),
  asks: new Map(),
  lastNumber: 0,
  lastBegun: 0,
  lobbyWatchers: 0,
  socket: null,
  failures: 0,
  isVisible: true,
  isClosed: false,
  stopRetry: null,
  stopHeartbeat: null,
  stopDeadline: null,
  stopDoubt: null,
  polling: null,
});

const OPEN = 1;

export const isOpen = ({ socket }: ConnectionContext): boolean => socket?.readyState === OPEN;

/** Sends a message if a socket is open; important ones are sent again when one opens. */
export function say(context: ConnectionContext, message: ClientMessage): void {
  if (isOpen(context)) context.socket!.send(JSON.stringify(message));
}

/** Begins a watch, or begins it again: the server sends everything after the page's cursor, and then what changes. */
export function sayWatch(context: ConnectionContext, watch: Watch, stream: Stream): void {
  const { game, as, after, chatAfter } = watch;
  stream.held = null;
  stream.begun = context.lastBegun += 1;
  say(context, {
    kind: 'watch',
    watch: stream.number,
    game,
    after: after(),
    chatAfter: chatAfter(),
    orders: false,
    ...(as === null ? {} : { as }),
  });
}
