// Attacks a running server with malformed requests and frames, over plain connections, and counts its responses.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { GameId, Update } from '@rubicon/protocol';
import { WebSocket } from 'ws';
import { ROUTES } from '../src/http/routes.ts';
import { askBody, PLAIN, type Client } from './live-kit.ts';
import { anything, garbled, spoilt, type Dice } from './mutation.ts';
import { CASES } from './who-may.ts';

export interface Target {
  readonly url: string;
  readonly game: GameId;
  readonly outsider: Client;
  readonly player: Client;
}

export interface Report {
  readonly statuses: Map<number, number>;
  readonly faults: string[]; // answers of 500 and above
  readonly heeded: string[]; // malformed player requests that were carried out all the same
  frames: number;
  readonly refused: Map<string, number>; // codes sent over sockets
}

export const newReport = (): Report => ({
  statuses: new Map(),
  faults: [],
  heeded: [],
  frames: 0,
  refused: new Map(),
});

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const count = <K>(tally: Map<K, number>, key: K): void => void tally.set(key, (tally.get(key) ?? 0) + 1);

interface Wire {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Returns the status; 0 if the connection was closed without one. */
function send(url: string, { method, path, headers, body }: Wire): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<{ status: number; text: string }>();
  const none = { status: 0, text: '' };
  try {
    const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
      response.on('error', () => resolve(none));
    });
    sent.on('error', () => resolve(none));
    sent.end(body);
  } catch {
    resolve(none); // Node itself would not send it
  }
  return promise;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE'];
const HEADERS: readonly (readonly [string, string])[] = [
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-encoding', 'gzip'],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['authorization', 'Bearer rub_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['authorization', 'Basic YTpi'],
  ['cookie', 'rubicon=; rubicon=a; __Host-rubicon=b'],
  ['cookie', `rubicon=${'A'.repeat(43)}`],
  ['x-forwarded-for', "127.0.0.1, ' or 1=1"],
  ['x-forwarded-proto', 'https'],
  ['if-none-match', '*'],
  ['range', 'bytes=0-'],
  ['expect', '100-continue'],
  ['accept-encoding', 'br;q=x, *;q=-1'],
];

/** One request of any kind, by someone who is not in the game. */
export async function attack({ url, game, outsider }: Target, by: Dice, report: Report): Promise<void> {
  const { route, query = '', body } = by.pick(CASES);
  const [method, path] = route.split(' ') as [string, string];
  const good = body ?? (method === 'GET' ? undefined : PLAIN);
  const address = `/api/2${path.replace(':game', game).replace(':id', 'x')}${query}`;
  const content = by.oneIn(3)
    ? garbled(JSON.stringify(good ?? {}), by)
    : JSON.stringify(spoilt(good ?? {}, by));
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: url };
  if (by.oneIn(2)) Object.assign(headers, outsider.credentials);
  if (by.oneIn(3)) Object.assign(headers, Object.fromEntries([by.pick(HEADERS)]));
  const sent = method === 'GET' && !by.oneIn(4) ? '' : content;
  // Without its length, what is sent after a GET is read as the next request: that is tried too
  if (!by.oneIn(8)) headers['content-length'] = String(Buffer.byteLength(sent));
  const answer = await send(url, {
    method: by.oneIn(6) ? by.pick(METHODS) : method,
    path: by.oneIn(3) ? garbledPath(address, by) : address,
    headers,
    body: sent,
  });
  count(report.statuses, answer.status);
  if (answer.status >= 500)
    report.faults.push(`${route}${query} ${content.toString().slice(0, 200)}: ${answer.text}`);
}

function garbledPath(path: string, by: Dice): string {
  const at = by.roll(path.length);
  const put = by.pick([
    '%00',
    '%',
    '%ff',
    '..',
    '/',
    '//',
    '?',
    '&after=',
    '#',
    '%2e%2e%2f',
    'é',
    '\\',
    ';',
    'x'.repeat(300),
  ]);
  return encodeURI(path.slice(0, at) + put + path.slice(at + by.roll(2))).replaceAll('%25', '%');
}

/** A player's request that is wrong in at least one way. */
export async function misplay({ game, player }: Target, by: Dice, report: Report): Promise<void> {
  const { table } = await player.done<Update>('GET', `/games/${game}?orders=yes`);
  const { number, orders } = table.decision!;
  const decision = by.oneIn(2) ? number : number + by.pick([-1, 1, 1000]);
  const order = by.pick(orders!);
  const isStale = decision !== number;
  const wrongOrder = isStale ? order : `${order}${by.pick([' x', '-Rome', ';', '\0', '!'])}`;
  const ask = askBody({ kind: 'order', decision, order: wrongOrder }) as Record<string, unknown>;
  const wire = by.oneIn(2)
    ? { ...ask, [by.pick(['as', 'id', 'ask', 'more'])]: by.pick([7, null, [], 'x y']) }
    : ask;
  const answer = await player.send('POST', `/games/${game}/asks`, wire);
  count(report.statuses, answer.status);
  if (answer.status >= 500) report.faults.push(answer.text);
  if (answer.status < 300) report.heeded.push(JSON.stringify(wire));
}

/** A handful of frames over one socket. */
export async function babble({ url, game, outsider }: Target, by: Dice, report: Report): Promise<void> {
  const headers = by.oneIn(2) ? outsider.credentials : { origin: url };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/2/socket`, { headers });
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.on('error', () => resolve());
  socket.on('close', () => resolve());
  socket.on('message', (data: Buffer) => {
    const { kind, code } = JSON.parse(data.toString()) as { kind: string; code?: string };
    if (kind !== 'refused') return;
    count(report.refused, code!);
    if (code === 'internal') report.faults.push('a frame');
  });
  socket.on('open', () => {
    const good = { kind: 'watch', watch: 1, game, after: 0, as: 'spectator', chatAfter: 0 };
    for (let left = 10; left > 0; left--) {
      report.frames++;
      const text = JSON.stringify(by.oneIn(5) ? anything(by) : spoilt(good, by));
      const bytes = by.oneIn(15) ? garbled(text, by) : Buffer.from(text);
      if (bytes.length <= 4096 || by.oneIn(10)) socket.send(bytes, { binary: by.oneIn(8) });
    }
    setTimeout(() => (by.oneIn(2) ? socket.terminate() : socket.close()), 5 + by.roll(20));
  });
  await promise;
}

/** Bytes that are hardly HTTP. */
export async function scribble({ url }: Target, by: Dice, report: Report): Promise<void> {
  const { path } = by.pick(ROUTES);
  const { hostname, port, host } = new URL(url);
  const text = `POST /api/2${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${by.roll(99)}\r\nConnection: close\r\n\r\n{"name":"x"}`;
  const { promise, resolve } = Promise.withResolvers<void>();
  const line = connect(Number(port), hostname, () => line.end(garbled(text, by)));
  line.on('data', (data) => {
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 0);
    count(report.statuses, status);
    if (status >= 500 && status !== 501 && status !== 505) report.faults.push(`raw ${status}`);
  });
  line.on('error', () => resolve());
  line.on('close', () => resolve());
  setTimeout(() => line.destroy(), 1000).unref();
  await promise;
}
