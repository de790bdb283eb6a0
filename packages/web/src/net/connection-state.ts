// All state of the connection to the server, and its types.
import { signal, type Signal } from '@preact/signals';
import type { ClientMessage, FriendsNews, GameCard, GameId, ServerMessage } from '@rubicon/protocol';
import type { Timers } from './timers.ts';

/** `live`: a socket is open; `slow`: polling instead; `lost`: the server cannot be reached, and is tried again. */
export type ConnectionState = 'connecting' | 'live' | 'slow' | 'lost';

/** The messages that watchers of a game receive. */
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
  readonly waiting: Signal<number>; // games waiting for this person
  readonly lobbyGames: Signal<readonly GameCard[] | null>;
  readonly friends: Signal<FriendsNews | null>;
  readonly watches: Set<Watch>;
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
  waiting: signal(0),
  lobbyGames: signal(null),
  friends: signal(null),
  watches: new Set(),
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

export const sayWatch = (context: ConnectionContext, { game, as, after, chatAfter }: Watch): void =>
  say(context, {
    kind: 'watch',
    game,
    after: after(),
    chatAfter: chatAfter(),
    ...(as === null ? {} : { as }),
  });
