// A process of a server with several: its place, and its lines to the first process and to its fellows.
import cluster from 'node:cluster';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { GameId } from '@rubicon/protocol';
import { openLines, type Lines } from './lines.ts';
import type { ToFirst, ToWorker, Upgrade } from './message.ts';
import { ownerOf, type Place } from './place.ts';
import { leaveUnread } from './unread.ts';

type Upgraded = (request: IncomingMessage, socket: Socket, head: Buffer) => void;

export interface Membership {
  readonly place: Place;
  readonly lines: Lines;
  /** Called when another process has ended. */
  readonly onGone: (listener: (process: number) => void) => void;
  /** Called when the first process asks this one to stop. */
  onStop(stop: () => void): void;
  readonly isOwn: (game: GameId) => boolean;
  /** Passes a connection on to the owner of its game; false if that is this process. */
  handOver(request: IncomingMessage, socket: Duplex, head: Buffer, game: GameId): boolean;
  /** Called with connections that others pass on. */
  onHandedOver(upgraded: Upgraded): void;
  ready(url: string): void;
  failed(sentence: string): void;
}

const PLACE = 'RUBICON_PLACE';

/** The environment of a process that is to be started. */
export const placeEnv = ({ number, count }: Place): Record<string, string> => ({
  [PLACE]: `${number}/${count}`,
});

/** Null in a process that nobody started for this. */
export function membership(): Membership | null {
  const [number, count] = (process.env[PLACE] ?? '').split('/').map(Number);
  if (!cluster.isWorker || number === undefined || count === undefined) return null;
  const send = (message: ToFirst): void => {
    if (process.connected) process.send!(message);
  };
  const lines = openLines((to, batch) => send({ kind: 'batch', to, batch }));
  const goneListeners: ((process: number) => void)[] = [];
  let stop = (): void => process.exit(0); // until there is something to finish
  let upgraded: Upgraded = (_, socket) => socket.destroy();

  process.on('message', (message: ToWorker, handle: unknown) => {
    if (message.kind === 'batch') lines.receive(message.from, message.batch);
    else if (message.kind === 'stop') stop();
    else if (message.kind === 'gone') {
      lines.lost(message.number);
      for (const listener of goneListeners) listener(message.number);
    } else if (handle instanceof Socket) {
      upgraded(requestOf(message.upgrade, handle), handle, Buffer.from(message.upgrade.head));
    }
  });
  // Without the first process nothing can be kept or reached
  process.on('disconnect', () => process.exit(1));

  return {
    place: { number, count },
    lines,
    onGone: (listener) => void goneListeners.push(listener),
    onStop: (given) => {
      stop = given;
    },
    isOwn: (game) => ownerOf(game, count) === number,
    handOver: (request, socket, head, game) => {
      const to = ownerOf(game, count);
      if (to === number || !(socket instanceof Socket)) return false;
      const { method = '', url = '', headers } = request;
      const rest = (socket.read() as Buffer | null) ?? Buffer.alloc(0);
      leaveUnread(socket); // last: reading may begin to read on
      const upgrade: Upgrade = { method, url, headers: { ...headers }, head: Buffer.concat([head, rest]) };
      // Otherwise our server would wait, when it stops, until the owner has closed the connection
      Reflect.set(socket, 'server', null);
      process.send!({ kind: 'upgrade', to, upgrade } satisfies ToFirst, socket, undefined, () =>
        socket.destroy(),
      );
      return true;
    },
    onHandedOver: (given) => {
      upgraded = given;
    },
    ready: (url) => send({ kind: 'ready', url }),
    failed: (sentence) => send({ kind: 'failed', sentence }),
  };
}

function requestOf({ method, url, headers }: Upgrade, socket: Socket): IncomingMessage {
  const request = new IncomingMessage(socket);
  request.method = method;
  request.url = url;
  request.httpVersion = '1.1';
  request.httpVersionMajor = request.httpVersionMinor = 1;
  request.headers = headers;
  return request;
}
