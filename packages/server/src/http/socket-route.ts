// Opens WebSockets, through the same access checks as every request: limits, origin and session.
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { decode, GameIdSchema, type GameId } from '@rubicon/protocol';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Hub } from '../sockets/hub.ts';
import { LARGEST_MESSAGE } from '../sockets/peer.ts';
import { Refused } from '../base/refused.ts';
import { renewedCookie } from '../access/caller.ts';
import type { Access } from '../access/access.ts';
import { addressKey } from '../access/rate-limit.ts';
import { PREFIX } from './routes.ts';

/** Where a server has several processes, a socket is opened at the one that owns its game. */
export interface Handover {
  /** False: it is opened here. */
  handOver(request: IncomingMessage, socket: Duplex, head: Buffer, game: GameId): boolean;
  /** Called with what other processes hand over. */
  onHandedOver(upgraded: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): void;
}

export interface SocketDeps {
  readonly access: Access;
  readonly hub: Hub;
  readonly publicUrl: URL | null;
  readonly handover?: Handover | undefined;
}

export function addSocket(app: FastifyInstance, { access, hub, publicUrl, handover }: SocketDeps): void {
  const upgrades = new WeakMap<IncomingMessage, { socket: Duplex; head: Buffer }>();
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false, // the hub knows them
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false, // it costs memory for each socket, and the sizes would leak the contents
  });

  const cookies = new WeakMap<IncomingMessage, string>();
  server.on('headers', (headers, request) => {
    const cookie = cookies.get(request);
    if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
  });

  app.get(`${PREFIX}/socket`, async (request, reply) => {
    // A socket receives everything its session may know, so its origin is checked like that of a change
    const visit = await access.admit(request, { who: 'visitor', budget: 'socket', mayChange: true });
    const upgrade = upgrades.get(request.raw);
    if (upgrade === undefined) throw new Refused('bad-request', 'At this address a WebSocket is opened.');
    const address = addressKey(request.ip);
    hub.checkCapacity(visit, address);
    const cookie = renewedCookie(request, visit, publicUrl);
    if (cookie !== null) cookies.set(request.raw, cookie);
    reply.hijack();
    reply.raw.detachSocket(request.raw.socket);
    server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => {
      upgrade.socket.off('error', destroy); // the WebSocket has a listener of its own
      hub.connect(socket, visit, address, upgrade.socket);
    });
  });

  const open = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    upgrades.set(request, { socket, head });
    socket.on('error', destroy);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(request.socket);
    response.on('finish', () => socket.end());
    app.routing(request, response);
  };
  handover?.onHandedOver(open);
  app.server.on('upgrade', (request, socket, head) => {
    const game = gameIn(request.url ?? '');
    if (game === null || handover?.handOver(request, socket, head, game) !== true)
      open(request, socket, head);
  });
}

function destroy(this: Duplex): void {
  this.destroy();
}

/** The game for which a socket is opened, if its address names one. It decides nothing but the process. */
function gameIn(address: string): GameId | null {
  const named = new URLSearchParams(address.split('?')[1]).get('game');
  const decoded = named === null ? null : decode(GameIdSchema, named);
  return decoded?.ok === true ? decoded.value : null;
}
