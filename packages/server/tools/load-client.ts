// A person in a load test: a session over HTTP, and a socket.
import { Agent, request } from 'node:http';
import type { ServerMessage } from '@rubicon/protocol';
import { WebSocket } from 'ws';

export interface Reply {
  readonly status: number;
  readonly body: string;
}

export interface Client {
  post(path: string, body: unknown): Promise<Reply>;
  get(path: string): Promise<Reply>;
  listen(heard: (message: ServerMessage, bytes: number) => void): Promise<(message: object) => void>;
}

const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });

/** Throws unless the request succeeded. */
export function parsed({ status, body }: Reply): unknown {
  if (status >= 300) throw new Error(`${status}: ${body.slice(0, 300)}`);
  return JSON.parse(body);
}

/** Plays as a guest of this name. */
export async function signIn(server: string, name: string): Promise<Client> {
  const api = new URL('/api/2', server);
  let cookie = '';
  const send = (method: string, path: string, body?: unknown): Promise<Reply> => {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      origin: api.origin,
      cookie,
      ...(text !== '' && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const asked = request(`${api.href}${path}`, { method, agent, headers }, (response) => {
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
  };
  const client: Client = {
    post: (path, body) => send('POST', path, body),
    get: (path) => send('GET', path),
    listen: async (heard) => {
      const socket = new WebSocket(`${api.href.replace(/^http/, 'ws')}/socket`, {
        headers: { cookie },
        origin: api.origin,
        perMessageDeflate: false,
      });
      socket.on('message', (data: Buffer) =>
        heard(JSON.parse(data.toString()) as ServerMessage, data.length),
      );
      const opened = Promise.withResolvers<void>();
      socket.on('open', () => opened.resolve());
      socket.on('error', opened.reject);
      socket.on('close', (code, reason) => {
        throw new Error(`A socket was closed: ${code} ${reason.toString()}`);
      });
      await opened.promise;
      return (message) => socket.send(JSON.stringify(message));
    },
  };
  parsed(await client.post('/guest', { name }));
  return client;
}
