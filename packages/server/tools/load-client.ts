// A person in a load test: a session over HTTP, and sockets.
import { Agent, request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { GameId } from '@rubicon/protocol';
import { WebSocket } from 'ws';

export interface Reply {
  readonly status: number;
  readonly body: string;
}

export interface Line {
  /** Returns the bytes on the wire. */
  say(message: object): number;
  close(): void;
}

/** `data`: JSON, not read yet. `bytes`: of the message on the wire. */
export type Heard = (data: Buffer, bytes: number) => void;

export interface Client {
  post(path: string, body: unknown): Promise<Reply>;
  /** A socket for one game. */
  listen(game: GameId, heard: Heard): Promise<Line>;
}

const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });

/** Throws unless the request succeeded. */
export function parsed({ status, body }: Reply): unknown {
  if (status >= 300) throw new Error(`${status}: ${body.slice(0, 300)}`);
  return JSON.parse(body);
}

/** The bytes of a WebSocket frame with its contents (RFC 6455 5.2); a client masks with four more. */
const frameBytes = (length: number): number => length + (length < 126 ? 2 : length < 65_536 ? 4 : 10);

const MASK_BYTES = 4;

/** A client's message as one frame: `ws` writes its header separately, and the load shares the cores with the server. */
function maskedFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(frameBytes(length) + MASK_BYTES);
  const begin = frame.length - length;
  frame[0] = 0x81;
  frame[1] = 0x80 | (length < 126 ? length : 126);
  if (length >= 126) frame.writeUInt16BE(length, 2); // throws where more bytes would be needed
  frame.writeUInt32BE(Math.floor(Math.random() * 2 ** 32), begin - MASK_BYTES);
  frame.write(text, begin);
  for (let at = begin; at < frame.length; at++)
    frame[at]! ^= frame[begin - MASK_BYTES + ((at - begin) % MASK_BYTES)]!;
  return frame;
}

/** Someone who has not signed in. */
export function stranger(server: string): Client {
  const api = new URL('/api/2', server);
  let cookie = '';
  return {
    post: (path, body) => {
      const { promise, resolve, reject } = Promise.withResolvers<Reply>();
      const text = JSON.stringify(body);
      const headers = {
        origin: api.origin,
        cookie,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      };
      const asked = request(`${api.href}${path}`, { method: 'POST', agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie;
          resolve({ status: response.statusCode!, body: Buffer.concat(chunks).toString() });
        });
      });
      asked.on('error', reject);
      asked.end(text);
      return promise;
    },
    listen: async (game, heard) => {
      const socket = new WebSocket(`${api.href.replace(/^http/, 'ws')}/socket?game=${game}`, {
        headers: { cookie },
        origin: api.origin,
        perMessageDeflate: false,
      });
      let wire: Socket | null = null;
      socket.on('upgrade', (response: IncomingMessage) => (wire = response.socket));
      socket.on('message', (data: Buffer) => heard(data, frameBytes(data.length)));
      const opened = Promise.withResolvers<void>();
      socket.on('open', () => opened.resolve());
      socket.on('error', opened.reject);
      let isClosing = false;
      socket.on('close', (code, reason) => {
        if (!isClosing) throw new Error(`A socket was closed: ${code} ${reason.toString()}`);
      });
      await opened.promise;
      return {
        say: (message) => {
          const frame = maskedFrame(JSON.stringify(message));
          wire!.write(frame);
          return frame.length;
        },
        close: () => {
          isClosing = true;
          socket.close();
        },
      };
    },
  };
}

/** Plays as a guest of this name. */
export async function signIn(server: string, name: string): Promise<Client> {
  const client = stranger(server);
  parsed(await client.post('/guest', { name }));
  return client;
}
