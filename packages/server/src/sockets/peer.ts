// One open socket: what its client watches, and what is sent to it. There are thousands, and whatever lives as long as a
// socket is marked in every collection of garbage: so none has functions of its own.
import type { Duplex } from 'node:stream';
import {
  ClientMessageSchema,
  decode,
  type ClientMessage,
  type AskId,
  type GameId,
  type PersonId,
  type ServerMessage,
} from '@rubicon/protocol';
import type { RawData, WebSocket } from 'ws';
import type { GameService } from '../games/service.ts';
import type { Watcher } from '../games/live/live-game.ts';
import { INTERNAL, problemOf } from '../access/problem.ts';
import type { Visit } from '../people/service.ts';
import type { AskOutcome } from '../base/metrics.ts';
import { Refused } from '../base/refused.ts';
import { sendText } from './frame.ts';

export const LARGEST_MESSAGE = 4096;
const MOST_WATCHED = 30;
const MOST_UNREAD = 32; // messages that arrive while the first is still being handled
const LONGEST_BACKLOG = 262_144; // bytes buffered for a slow connection: a long game from its start, and a dozen updates

export interface Peer {
  readonly socket: WebSocket;
  readonly stream: Duplex | null; // what the socket writes to; null: not known
  readonly number: number;
  readonly visit: Visit | null;
  readonly address: string;
  readonly deps: PeerDeps;
  watches: readonly Watch[];
  isAlive: boolean; // something arrived since the last ping
  isVisible: boolean;
  isClosed: boolean;
  unread: number;
  dealing: Promise<unknown> | null; // with the last message that others have to wait for
}

/** The same for all sockets. */
export interface PeerDeps {
  readonly games: GameService;
  readonly now: () => number;
  /** Resolves when the next request may be worked out. */
  readonly turn: () => Promise<void>;
  /** Throws `TooMany` when there were too many messages, and refuses when there were too many requests. */
  readonly count: (peer: Peer, message: ClientMessage['kind']) => void;
  readonly wantLobby: (peer: Peer, isOn: boolean) => void;
  readonly onFault: (error: unknown) => void;
  readonly onAsked: (outcome: AskOutcome, seconds: number) => void;
  readonly onSlow: () => void;
  readonly onClose: (peer: Peer) => void;
}

const PEER = Symbol('peer');

/** Where the listeners, which are the same for all sockets, find whom they are about. */
interface PeerSocket extends WebSocket {
  [PEER]: Peer;
}

export function newPeer(
  given: Pick<Peer, 'socket' | 'stream' | 'number' | 'visit' | 'address' | 'deps'>,
): Peer {
  const { socket, stream, number, visit, address, deps } = given;
  const peer: Peer = {
    socket,
    stream,
    number,
    visit,
    address,
    deps,
    watches: [],
    isAlive: true,
    isVisible: true,
    isClosed: false,
    unread: 0,
    dealing: null,
  };
  (socket as PeerSocket)[PEER] = peer;
  socket.on('message', onMessage);
  socket.on('pong', onPong);
  socket.on('error', onError);
  socket.on('close', onClose);
  return peer;
}

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  const { [PEER]: peer } = this as PeerSocket;
  peer.isAlive = true;
  peer.unread++;
  if (peer.unread > MOST_UNREAD) leave(peer, 1008, 'too-often', 'Too many messages came at once.');
  else deal(peer, isBinary ? null : (data as Buffer).toString('utf8'));
}

function onPong(this: WebSocket): void {
  (this as PeerSocket)[PEER].isAlive = true;
}

function onError(this: WebSocket): void {
  this.terminate();
}

function onClose(this: WebSocket): void {
  const { [PEER]: peer } = this as PeerSocket;
  peer.isClosed = true;
  for (const { stop } of peer.watches) stop();
  peer.watches = [];
  peer.deps.onClose(peer);
}

/** Bytes waiting to be sent. */
export const backlogOf = ({ socket }: Peer): number => socket.bufferedAmount;

/** Sends text that was serialised once for many sockets. */
export function send({ socket, stream, deps }: Peer, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  // A client that does not keep up is disconnected; it reconnects and continues from its cursor
  if (socket.bufferedAmount > LONGEST_BACKLOG) {
    deps.onSlow();
    socket.terminate();
    return;
  }
  sendText(socket, stream, text);
}

export const say = (peer: Peer, message: ServerMessage): void => send(peer, JSON.stringify(message));

/** Sends the reason, and closes. */
export function leave(peer: Peer, closeCode: number, code: string, message: string): void {
  say(peer, { kind: 'bye', code, message });
  peer.socket.close(closeCode, code);
}

/** Pings; false if nothing arrived since the last ping. */
export function beat(peer: Peer): boolean {
  const { socket, isAlive } = peer;
  peer.isAlive = false;
  if (isAlive && socket.readyState === socket.OPEN) socket.ping();
  return isAlive;
}

export const drop = ({ socket }: Peer): void => socket.terminate();

const nothing = (): void => undefined;

/** A game watched over a socket. */
class Watch implements Watcher {
  readonly number: number;
  readonly game: GameId;
  readonly wantsOrders: boolean;
  readonly #peer: Peer;
  #changes = 0;
  stop = nothing;

  constructor(peer: Peer, { watch, game, orders }: Message<'watch'>) {
    this.#peer = peer;
    this.number = watch;
    this.game = game;
    this.wantsOrders = orders;
  }

  get person(): PersonId | null {
    return this.#peer.visit?.person.id ?? null;
  }

  send(text: string): void {
    send(this.#peer, text);
  }

  deliver(text: string): Promise<boolean> {
    const { socket } = this.#peer;
    return new Promise((resolve) => {
      if (socket.readyState === socket.OPEN) socket.send(text, (error) => resolve(!(error instanceof Error)));
      else resolve(false);
    });
  }

  change(fields: string, answers: AskId | null): void {
    const id = answers === null ? '' : `,"id":"${answers}"`;
    send(this.#peer, `{"kind":"change","watch":${this.number},"n":${++this.#changes}${id}${fields}}`);
  }

  isVisible(): boolean {
    return this.#peer.isVisible;
  }

  lost(): void {
    leave(this.#peer, 1001, 'stopping', 'The server is about to stop. Come back soon.');
  }
}

function unwatch(peer: Peer, ended: Watch | undefined): void {
  if (ended === undefined) return;
  ended.stop();
  peer.watches = peer.watches.filter((each) => each !== ended);
}

const numbered = ({ watches }: Peer, wanted: number): Watch | undefined =>
  watches.find(({ number }) => number === wanted);

const watchOf = ({ watches }: Peer, wanted: GameId): Watch | undefined =>
  watches.find(({ game }) => game === wanted);

async function beginWatch(peer: Peer, message: Message<'watch'>): Promise<void> {
  const { game, after, chatAfter, as } = message;
  unwatch(peer, watchOf(peer, game));
  unwatch(peer, numbered(peer, message.watch));
  if (peer.watches.length >= MOST_WATCHED)
    throw new Refused('too-many-games', `At most ${MOST_WATCHED} games can be watched at once.`);
  const begun = new Watch(peer, message);
  const from = { after, chatAfter, as: as ?? null };
  begun.stop = await peer.deps.games.watch(peer.visit?.person ?? null, game, from, begun);
  // The socket may have closed while the game was loaded
  if (peer.isClosed) begun.stop();
  else peer.watches = [...peer.watches, begun];
}

async function ask(peer: Peer, { watch: wanted, id, ask: asked }: Message<'ask'>): Promise<void> {
  const { visit, deps } = peer;
  const watched = numbered(peer, wanted);
  if (watched === undefined)
    throw new Refused('not-watched', 'This socket watches no game under that number.');
  if (visit === null) throw new Refused('not-signed-in', 'For this one has to be signed in.');
  const sinceMs = performance.now();
  let outcome: AskOutcome = 'failed';
  try {
    await deps.turn();
    await deps.games.askWatching(visit.person, watched.game, { id, ask: asked }, watched);
    outcome = 'done';
  } catch (error) {
    if (error instanceof Refused) outcome = 'refused';
    throw error;
  } finally {
    deps.onAsked(outcome, (performance.now() - sinceMs) / 1000);
  }
}

async function act(peer: Peer, message: ClientMessage): Promise<void> {
  const { deps } = peer;
  deps.count(peer, message.kind);
  if (message.kind === 'ping') say(peer, { kind: 'pong', at: message.at, atMs: deps.now() });
  else if (message.kind === 'lobby') deps.wantLobby(peer, message.on);
  else if (message.kind === 'unwatch') unwatch(peer, watchOf(peer, message.game));
  else if (message.kind === 'visible') peer.isVisible = message.on;
  else if (message.kind === 'ask') await ask(peer, message);
  else await beginWatch(peer, message);
}

/** One message after another. */
function deal(peer: Peer, text: string | null): void {
  const { dealing } = peer;
  const done = dealing === null ? hear(peer, text) : dealing.then(() => hear(peer, text));
  if (done === null) return;
  peer.dealing = done;
  void done.finally(() => {
    if (peer.dealing === done) peer.dealing = null;
  });
}

/** Null: what comes after it need not wait. */
function hear(peer: Peer, text: string | null): Promise<void> | null {
  if (peer.isClosed) return null;
  const message = text === null ? null : parse(text);
  const done = attend(peer, message);
  // A request takes as long as storing it
  return message?.ok === true && message.value.kind === 'ask' ? null : done;
}

async function attend(peer: Peer, message: ReturnType<typeof parse> | null): Promise<void> {
  try {
    if (!message?.ok) {
      peer.deps.count(peer, 'ping'); // what cannot be read counts too
      throw new Refused('bad-message', message?.message ?? 'A message is text.');
    }
    await act(peer, message.value);
  } catch (error) {
    if (error instanceof TooMany) leave(peer, 1008, 'too-often', error.message);
    else say(peer, refusalOf(peer, error, message?.ok === true ? message.value : null));
  } finally {
    peer.unread--;
  }
}

function refusalOf({ deps }: Peer, error: unknown, message: ClientMessage | null): ServerMessage {
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
}

type Message<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>;

/** Thrown by `count`; closes the socket. */
export class TooMany extends Error {}

function parse(text: string): ReturnType<typeof decode<ClientMessage>> {
  try {
    return decode(ClientMessageSchema, JSON.parse(text));
  } catch {
    return { ok: false, field: '', message: 'A message is JSON.' };
  }
}
