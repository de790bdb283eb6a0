// One open socket: what its client watches, and what is sent to it.
import {
  ClientMessageSchema,
  decode,
  type ClientMessage,
  type GameId,
  type ServerMessage,
} from '@rubicon/protocol';
import type { WebSocket } from 'ws';
import type { GameService } from '../games/service.ts';
import type { Watcher } from '../games/live/live-game.ts';
import { INTERNAL, problemOf } from '../access/problem.ts';
import type { Visit } from '../people/service.ts';
import type { AskOutcome } from '../base/metrics.ts';
import { Refused } from '../base/refused.ts';

export const LARGEST_MESSAGE = 4096;
const MOST_WATCHED = 30;
const MOST_UNREAD = 32; // messages that arrive while the first is still being handled
const LONGEST_BACKLOG = 262_144; // bytes buffered for a slow connection: a long game from its start, and a dozen updates

export interface Peer {
  readonly number: number;
  readonly visit: Visit | null;
  readonly address: string;
  readonly watched: number;
  readonly backlog: number; // bytes waiting to be sent
  say(message: ServerMessage): void;
  /** Sends text that was serialised once for many sockets. */
  send(text: string): void;
  /** Sends the reason, and closes. */
  leave(closeCode: number, code: string, message: string): void;
  /** Pings; false if nothing arrived since the last ping. */
  beat(): boolean;
  drop(): void;
}

export interface PeerDeps {
  readonly games: GameService;
  readonly number: number;
  readonly visit: Visit | null;
  readonly address: string;
  readonly now: () => number;
  /** To the socket, which is open. */
  readonly sendText: (text: string) => void;
  /** Resolves when the next request may be worked out. */
  readonly turn: () => Promise<void>;
  /** Throws `TooMany` when there were too many messages, and refuses when there were too many requests. */
  readonly count: (message: ClientMessage['kind']) => void;
  readonly wantLobby: (isOn: boolean) => void;
  readonly onFault: (error: unknown) => void;
  readonly onAsked: (outcome: AskOutcome, seconds: number) => void;
  readonly onSlow: () => void;
  readonly onClose: () => void;
}

export function peer(socket: WebSocket, deps: PeerDeps): Peer {
  const { games, number, visit, address, now } = deps;
  const watches = new Map<GameId, Watch>();
  let isAlive = true;
  let isVisible = true;
  let isClosed = false;
  let unread = 0;
  let dealing = Promise.resolve();

  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    // A client that does not keep up is disconnected; it reconnects and continues from its cursor
    if (socket.bufferedAmount > LONGEST_BACKLOG) {
      deps.onSlow();
      socket.terminate();
      return;
    }
    deps.sendText(text);
  };
  const deliver = (text: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (socket.readyState === socket.OPEN) socket.send(text, (error) => resolve(!(error instanceof Error)));
      else resolve(false);
    });
  const say = (message: ServerMessage): void => send(JSON.stringify(message));
  const leave = (closeCode: number, code: string, message: string): void => {
    say({ kind: 'bye', code, message });
    socket.close(closeCode, code);
  };

  const unwatch = (game: GameId): void => {
    watches.get(game)?.stop();
    watches.delete(game);
  };
  const numbered = (wanted: number): Watch | undefined => {
    for (const each of watches.values()) if (each.number === wanted) return each;
    return undefined;
  };

  const watch = async (message: Message<'watch'>): Promise<void> => {
    const { game, after, chatAfter, as, orders } = message;
    unwatch(game);
    const former = numbered(message.watch);
    if (former !== undefined) unwatch(former.game);
    if (watches.size >= MOST_WATCHED)
      throw new Refused('too-many-games', `At most ${MOST_WATCHED} games can be watched at once.`);
    const person = visit?.person ?? null;
    let changes = 0;
    const watcher: Watcher = {
      person: person?.id ?? null,
      send,
      deliver,
      change: (fields, answers) => {
        const id = answers === null ? '' : `,"id":"${answers}"`;
        send(`{"kind":"change","watch":${message.watch},"n":${++changes}${id}${fields}}`);
      },
      wantsOrders: orders,
      isVisible: () => isVisible,
      lost: () => leave(1001, 'stopping', 'The server is about to stop. Come back soon.'),
    };
    const stop = await games.watch(person, game, { after, chatAfter, as: as ?? null }, watcher);
    // The socket may have closed while the game was loaded
    if (isClosed) stop();
    else watches.set(game, { number: message.watch, game, watcher, stop });
  };

  const ask = async ({ watch: wanted, id, ask: asked }: Message<'ask'>): Promise<void> => {
    const watched = numbered(wanted);
    if (watched === undefined)
      throw new Refused('not-watched', 'This socket watches no game under that number.');
    if (visit === null) throw new Refused('not-signed-in', 'For this one has to be signed in.');
    const sinceMs = performance.now();
    let outcome: AskOutcome = 'failed';
    try {
      await deps.turn();
      await games.askWatching(visit.person, watched.game, { id, ask: asked }, watched.watcher);
      outcome = 'done';
    } catch (error) {
      if (error instanceof Refused) outcome = 'refused';
      throw error;
    } finally {
      deps.onAsked(outcome, (performance.now() - sinceMs) / 1000);
    }
  };

  const act = async (message: ClientMessage): Promise<void> => {
    deps.count(message.kind);
    if (message.kind === 'ping') say({ kind: 'pong', at: message.at, atMs: now() });
    else if (message.kind === 'lobby') deps.wantLobby(message.on);
    else if (message.kind === 'unwatch') unwatch(message.game);
    else if (message.kind === 'visible') isVisible = message.on;
    else if (message.kind === 'ask') await ask(message);
    else await watch(message);
  };

  const hear = async (text: string | null): Promise<void> => {
    const message = text === null ? null : parse(text);
    if (isClosed) return;
    const done = attend(message);
    // A request takes as long as storing it: what comes after it need not wait
    if (message?.ok !== true || message.value.kind !== 'ask') await done;
  };

  const attend = async (message: ReturnType<typeof parse> | null): Promise<void> => {
    try {
      if (message === null) deps.count('ping');
      if (message === null || !message.ok)
        throw new Refused('bad-message', message?.message ?? 'A message is text.');
      await act(message.value);
    } catch (error) {
      if (error instanceof TooMany) leave(1008, 'too-often', error.message);
      else say(refusalOf(error, message?.ok === true ? message.value : null));
    } finally {
      unread--;
    }
  };

  const refusalOf = (error: unknown, message: ClientMessage | null): ServerMessage => {
    const problem = problemOf(error);
    if (problem === null) deps.onFault(error);
    const { error: why, retryAfterS } = problem ?? INTERNAL;
    return {
      kind: 'refused',
      ...why,
      ...(retryAfterS !== undefined && { afterS: retryAfterS }),
      ...(message !== null && 'game' in message && { game: message.game }),
      ...(message !== null && 'id' in message && { id: message.id }),
    };
  };

  socket.on('message', (data, isBinary) => {
    isAlive = true;
    unread++;
    if (unread > MOST_UNREAD) leave(1008, 'too-often', 'Too many messages came at once.');
    else dealing = dealing.then(() => hear(isBinary ? null : (data as Buffer).toString('utf8')));
  });
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    isClosed = true;
    for (const { stop } of watches.values()) stop();
    watches.clear();
    deps.onClose();
  });

  return {
    number,
    visit,
    address,
    get backlog() {
      return socket.bufferedAmount;
    },
    get watched() {
      return watches.size;
    },
    say,
    send,
    leave,
    beat: () => {
      const was = isAlive;
      isAlive = false;
      if (was && socket.readyState === socket.OPEN) socket.ping();
      return was;
    },
    drop: () => socket.terminate(),
  };
}

type Message<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>;

interface Watch {
  readonly number: number;
  readonly game: GameId;
  readonly watcher: Watcher;
  readonly stop: () => void;
}

/** Thrown by `count`; closes the socket. */
export class TooMany extends Error {}

function parse(text: string): ReturnType<typeof decode<ClientMessage>> {
  try {
    return decode(ClientMessageSchema, JSON.parse(text));
  } catch {
    return { ok: false, field: '', message: 'A message is JSON.' };
  }
}
