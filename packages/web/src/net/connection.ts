// The connection on which the server sends what happens: a socket that is reopened whenever it is lost, and polling
// where no socket gets through.
import { batch, type ReadonlySignal } from '@preact/signals';
import type { AskBody, FriendsNews, GameCard, GameId } from '@rubicon/protocol';
import {
  isOpen,
  newConnectionContext,
  say,
  sayWatch,
  type ConnectionContext,
  type ConnectionOptions,
  type ConnectionState,
  type Stream,
  type Watch,
} from './connection-state.ts';
import { restartPolling } from './polling.ts';
import { askOn, noteAnswer } from './socket-asks.ts';
import { connect, dropSocket, goOffline, ping } from './socket.ts';

export interface Connection {
  readonly state: ReadonlySignal<ConnectionState>;
  readonly aheadMs: ReadonlySignal<number>; // the server's clock minus ours
  readonly awayMs: ReadonlySignal<number | null>; // since when the server can keep nothing; null: it can
  readonly waiting: ReadonlySignal<number>; // games waiting for this person
  readonly lobby: ReadonlySignal<readonly GameCard[] | null>; // null until it has arrived, or while nobody watches it
  readonly friends: ReadonlySignal<FriendsNews | null>;
  readonly watch: (watch: Watch) => () => void;
  /**
   * Sends a request on the socket; resolves when its answer has been heard. Null where no socket watches the game from
   * this seat.
   */
  readonly ask: (game: GameId, body: AskBody) => Promise<void> | null;
  readonly watchLobby: () => () => void;
  /** After signing in or out: starts over. */
  readonly restart: () => void;
  /** Something happened that may mean the network is back. */
  readonly wake: () => void;
  /** The browser says that the network is gone. */
  readonly goOffline: () => void;
  readonly setVisible: (on: boolean) => void;
  readonly close: () => void;
}

export function openConnection(options: ConnectionOptions): Connection {
  const context = newConnectionContext(options);
  connect(context);
  return {
    state: context.state,
    aheadMs: context.aheadMs,
    awayMs: context.awayMs,
    waiting: context.waiting,
    lobby: context.lobbyGames,
    friends: context.friends,
    watch: (watch) => startWatch(context, watch),
    ask: (game, body) => askOn(context, game, body),
    watchLobby: () => startLobby(context),
    restart: () => restart(context),
    wake: () => wake(context),
    goOffline: () => goOffline(context),
    setVisible: (on) => {
      if (on === context.isVisible) return;
      context.isVisible = on;
      say(context, { kind: 'visible', on });
    },
    close: () => close(context),
  };
}

const NUMBERS = 10_000; // of watches, as far as the server takes them

function startWatch(context: ConnectionContext, watch: Watch): () => void {
  const { watches } = context;
  context.lastNumber = (context.lastNumber + 1) % NUMBERS;
  const stream: Stream = { number: context.lastNumber, begun: 0, held: null, n: 0, answered: [] };
  watches.set(watch, stream);
  sayWatch(context, watch, stream);
  restartPolling(context);
  return () => {
    watches.delete(watch);
    for (const id of stream.answered.splice(0)) noteAnswer(context, id); // the update is not awaited any more
    const other = [...watches].find(([{ game }]) => game === watch.game);
    if (other === undefined) say(context, { kind: 'unwatch', game: watch.game });
    else sayWatch(context, ...other);
  };
}

function startLobby(context: ConnectionContext): () => void {
  context.lobbyWatchers += 1;
  if (context.lobbyWatchers === 1) say(context, { kind: 'lobby', on: true });
  restartPolling(context);
  return () => {
    context.lobbyWatchers -= 1;
    if (context.lobbyWatchers > 0) return;
    say(context, { kind: 'lobby', on: false });
    context.lobbyGames.value = null;
  };
}

function restart(context: ConnectionContext): void {
  dropSocket(context);
  batch(() => {
    context.state.value = 'connecting';
    context.waiting.value = 0;
    context.friends.value = null;
  });
  context.failures = 0;
  connect(context);
}

function wake(context: ConnectionContext): void {
  if (context.isClosed) return;
  if (context.socket === null) {
    context.failures = Math.min(context.failures, 1);
    connect(context);
  } else if (isOpen(context)) ping(context);
}

function close(context: ConnectionContext): void {
  context.isClosed = true;
  context.stopRetry?.();
  context.polling?.abort();
  dropSocket(context);
}
