// The line on which the server tells what happens: a socket that is opened again whenever it is lost, and where no
// socket gets through, questions that the server holds open until there is news.
import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { ClientMessage, FriendsNews, GameCard, GameId, ServerMessage } from '@rubicon/protocol';
import type { Timers } from './timers.ts';

/** `live`: told at once; `slow`: by asking again and again; `lost`: not reached, and tried again. */
export type ConnectionState = 'connecting' | 'live' | 'slow' | 'lost';

/** What one who watches a game hears of it. */
export type Told = Extract<ServerMessage, { kind: 'update' | 'chat' | 'presence' | 'refused' }>;

export interface Watch {
  readonly game: GameId;
  readonly as: 'caesar' | 'pompey' | 'spectator' | null;
  readonly after: () => number; // how much is held already
  readonly chatAfter: () => number;
  readonly hear: (told: Told) => void;
  /** Asks for news without a socket, and hears it by itself. Fails when the server is not reached. */
  readonly poll: (signal: AbortSignal) => Promise<void>;
}

export interface Connection {
  readonly state: ReadonlySignal<ConnectionState>;
  readonly aheadMs: ReadonlySignal<number>; // of the server's clock before ours
  readonly waiting: ReadonlySignal<number>; // games in which one is asked
  readonly lobby: ReadonlySignal<readonly GameCard[] | null>; // null until it was told, or nobody wants it
  readonly friends: ReadonlySignal<FriendsNews | null>;
  readonly watch: (watch: Watch) => () => void;
  readonly watchLobby: () => () => void;
  /** Who one is has changed: everything is begun anew. */
  readonly restart: () => void;
  /** Something happened that may mean the network is there again. */
  readonly wake: () => void;
  readonly setVisible: (on: boolean) => void;
  readonly close: () => void;
}

/** The part of a `WebSocket` that is used. */
export interface Socket {
  readonly readyState: number;
  addEventListener(kind: 'open' | 'close', listen: () => void): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<unknown>) => void): void;
  send(text: string): void;
  close(): void;
}

interface ConnectionOptions {
  readonly open: () => Socket;
  readonly isAdmitted: () => boolean; // a closed server lets no stranger in; who comes in begins the line anew
  readonly timers: Timers;
  readonly random: () => number; // from 0, less than 1
  readonly lobby: () => Promise<readonly GameCard[]>; // where there is no socket
}

const OPEN = 1;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 8000;
const OPEN_WITHIN_MS = 10_000;
const TRIES_BEFORE_POLLING = 3;
const POLL_REST_MS = 1000;
const LOBBY_EVERY_MS = 10_000;

export function openConnection({
  open,
  isAdmitted,
  timers,
  random,
  lobby: askLobby,
}: ConnectionOptions): Connection {
  const state = signal<ConnectionState>('connecting');
  const aheadMs = signal(0);
  const waiting = signal(0);
  const lobby = signal<readonly GameCard[] | null>(null);
  const friends = signal<FriendsNews | null>(null);
  const watches = new Set<Watch>();
  let inLobby = 0;
  let socket: Socket | null = null;
  let failures = 0; // since the line last stood
  let isVisible = true;
  let isClosed = false;
  let stopRetry: (() => void) | null = null;
  let stopBeat: (() => void) | null = null;
  let stopPatience: (() => void) | null = null;
  let polling: AbortController | null = null;

  const say = (message: ClientMessage): void => {
    if (socket?.readyState === OPEN) socket.send(JSON.stringify(message));
  };

  const sayWatch = ({ game, as, after, chatAfter }: Watch): void =>
    say({
      kind: 'watch',
      game,
      after: after(),
      chatAfter: chatAfter(),
      ...(as === null ? {} : { as }),
    });

  function connect(): void {
    if (isClosed || socket !== null || !isAdmitted()) return;
    stopRetry?.();
    stopRetry = null;
    const opened = open();
    socket = opened;
    wait(OPEN_WITHIN_MS);
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      stopPatience?.();
      if (!isVisible) say({ kind: 'visible', on: false });
      for (const watch of watches) sayWatch(watch);
      if (inLobby > 0) say({ kind: 'lobby', on: true });
      beat();
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket === opened && typeof data === 'string') hear(data);
    });
    opened.addEventListener('close', () => lose(opened));
  }

  /** Whoever says nothing for so long is not there any more. */
  function wait(ms: number): void {
    stopPatience?.();
    const waited = socket;
    stopPatience = timers.after(ms, () => {
      if (waited !== null) lose(waited);
    });
  }

  function beat(): void {
    stopBeat?.();
    stopBeat = timers.after(PING_EVERY_MS, () => {
      ping();
      beat();
    });
  }

  function ping(): void {
    say({ kind: 'ping', at: 0 });
    wait(PONG_WITHIN_MS);
  }

  function lose(lost: Socket): void {
    if (socket !== lost) return;
    socket = null;
    stopBeat?.();
    stopPatience?.();
    lost.close();
    if (isClosed) return;
    failures += 1;
    if (polling === null) state.value = failures === 1 ? 'connecting' : 'lost';
    if (failures >= TRIES_BEFORE_POLLING) poll();
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    stopRetry = timers.after(longest * (0.5 + random() / 2), connect);
  }

  function hear(text: string): void {
    stopPatience?.(); // whatever is heard, somebody is there
    const message = JSON.parse(text) as ServerMessage;
    switch (message.kind) {
      case 'hello':
        failures = 0;
        polling?.abort();
        polling = null;
        batch(() => {
          state.value = 'live';
          aheadMs.value = message.atMs - timers.now();
        });
        return;
      case 'waiting':
        waiting.value = message.games;
        return;
      case 'lobby':
        lobby.value = message.games;
        return;
      case 'friends':
        friends.value = message;
        return;
      case 'update':
        return tell(message.table.card.game, message);
      case 'chat':
      case 'presence':
        return tell(message.game, message);
      case 'refused':
        if (message.game !== undefined) tell(message.game, message);
        return;
      case 'pong':
      case 'bye': // closing follows
    }
  }

  function tell(game: GameId, told: Told): void {
    for (const watch of watches) if (watch.game === game) watch.hear(told);
  }

  /** Until a socket stands again; each game by a question of its own. */
  function poll(): void {
    if (polling !== null) return;
    const mine = new AbortController();
    polling = mine;
    const rest = (ms: number): Promise<void> => new Promise((resolve) => void timers.after(ms, resolve));
    const keepAsking = async (isWanted: () => boolean, ask: () => Promise<void>, restMs: number) => {
      while (!mine.signal.aborted && isWanted()) {
        const isAnswered = await ask().then(
          () => true,
          () => false,
        );
        if (polling === mine) state.value = isAnswered ? 'slow' : 'lost';
        await rest(isAnswered ? restMs : LONGEST_WAIT_MS / 4);
      }
    };
    for (const watch of watches)
      void keepAsking(
        () => watches.has(watch),
        () => watch.poll(mine.signal),
        POLL_REST_MS,
      );
    if (inLobby > 0)
      void keepAsking(
        () => inLobby > 0,
        async () => void (lobby.value = await askLobby()),
        LOBBY_EVERY_MS,
      );
  }

  /** What is wanted has changed: without a socket it is asked for anew. */
  function pollAnew(): void {
    if (polling === null) return;
    polling.abort();
    polling = null;
    poll();
  }

  connect();

  return {
    state,
    aheadMs,
    waiting,
    lobby,
    friends,
    watch: (watch) => {
      watches.add(watch);
      sayWatch(watch);
      pollAnew();
      return () => {
        watches.delete(watch);
        if (![...watches].some(({ game }) => game === watch.game)) say({ kind: 'unwatch', game: watch.game });
      };
    },
    watchLobby: () => {
      inLobby += 1;
      if (inLobby === 1) say({ kind: 'lobby', on: true });
      pollAnew();
      return () => {
        inLobby -= 1;
        if (inLobby > 0) return;
        say({ kind: 'lobby', on: false });
        lobby.value = null;
      };
    },
    restart: () => {
      const old = socket;
      socket = null;
      stopBeat?.();
      stopPatience?.();
      old?.close();
      batch(() => {
        state.value = 'connecting';
        waiting.value = 0;
        friends.value = null;
      });
      failures = 0;
      connect();
    },
    wake: () => {
      if (isClosed) return;
      if (socket === null) {
        failures = Math.min(failures, 1);
        connect();
      } else if (socket.readyState === OPEN) ping();
    },
    setVisible: (on) => {
      if (on === isVisible) return;
      isVisible = on;
      say({ kind: 'visible', on });
    },
    close: () => {
      isClosed = true;
      stopRetry?.();
      stopBeat?.();
      stopPatience?.();
      polling?.abort();
      const old = socket;
      socket = null;
      old?.close();
    },
  };
}
