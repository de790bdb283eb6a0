// A whole server on a free port, and people who connect over the network.
import { mkdtempSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  PROTOCOL,
  foldChange,
  type Ask,
  type AskBody,
  type AskId,
  type Folded,
  type GameId,
  type HistoryEntry,
  type NewGame,
  type ServerMessage,
  type Update,
} from '@rubicon/protocol';
import { WebSocket } from 'ws';
import { readConfig, type Environment } from '../src/base/config.ts';
import { noSite } from '../src/http/site.ts';
import { silentLog, type Log } from '../src/base/log.ts';
import { startServer, type Running } from '../src/operation/run.ts';

export interface Live extends Running {
  readonly dir: string;
}

/** Limits are off unless a test wants them: tests send requests faster than any person. */
export async function live(env: Environment = {}, log: Log = silentLog): Promise<Live> {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-live-'));
  const config = readConfig({ PORT: '0', DATA_DIR: dir, RATE_LIMITS: 'no', MACHINE_WORKERS: '1', ...env });
  const running = await startServer(config, noSite, log);
  return {
    ...running,
    dir,
    stop: async () => {
      await running.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

interface Reply {
  readonly status: number;
  readonly json: unknown;
  readonly text: string;
  readonly code: string | undefined;
}

export interface Client {
  readonly url: string;
  readonly credentials: Readonly<Record<string, string>>;
  send(method: string, address: string, body?: unknown): Promise<Reply>;
  /** As `send`, for requests that must succeed. */
  done<T>(method: string, address: string, body?: unknown): Promise<T>;
}

export function client(
  url: string,
  credentials: Readonly<Record<string, string>>,
  protocol: number = PROTOCOL,
): Client {
  const send = async (method: string, address: string, body?: unknown): Promise<Reply> => {
    const response = await fetch(`${url}/api/${protocol}${address}`, {
      method,
      headers: { ...credentials, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const json: unknown = isJson ? JSON.parse(text) : null;
    const code = (json as { error?: { code?: string } } | null)?.error?.code;
    return { status: response.status, json, text, code };
  };
  return {
    url,
    credentials,
    send,
    done: async <T>(method: string, address: string, body?: unknown): Promise<T> => {
      const { status, text, json } = await send(method, address, body);
      if (status >= 300) throw new Error(`${method} ${address}: ${status} ${text}`);
      return json as T;
    },
  };
}

export const nobody = (url: string): Client => client(url, { origin: url });

/** A new person, logged in as by the page. */
export async function guest(url: string, name: string, protocol: number = PROTOCOL): Promise<Client> {
  const response = await fetch(`${url}/api/${protocol}/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`POST /guest: ${response.status} ${await response.text()}`);
  return client(url, { origin: url, cookie: cookie.split(';')[0]! }, protocol);
}

/** The same person, as a program. */
export async function withToken(person: Client): Promise<Client> {
  const { token } = await person.done<{ token: string }>('POST', '/me/tokens', { label: 'a test' });
  return client(person.url, { authorization: `Bearer ${token}` });
}

export const PLAIN: NewGame = {
  edition: '2.0',
  rules: {},
  side: 'caesar',
  opponent: { kind: 'open' },
  pace: { kind: 'none' },
  aids: { odds: true, hints: true, intel: true, undo: true },
  visibility: 'public',
};

export const entropy = (): string => randomBytes(32).toString('hex');
export const askBody = (ask: Ask): AskBody => ({ id: randomBytes(16).toString('hex') as AskId, ask });

/** A game of two that has begun. */
export async function begun(caesar: Client, pompey: Client, wanted: Partial<NewGame> = {}): Promise<GameId> {
  const made = await caesar.done<{ card: { game: GameId }; invitation: string | null }>('POST', '/games', {
    ...PLAIN,
    ...wanted,
  });
  const { game } = made.card;
  const invitation = made.invitation === null ? {} : { invitation: made.invitation };
  await pompey.done('POST', `/games/${game}/join`, invitation);
  await caesar.done('POST', `/games/${game}/start`, { entropy: entropy() });
  await pompey.done('POST', `/games/${game}/start`, { entropy: entropy() });
  return game;
}

/** A client's copy of a game, maintained as docs/protocol.md says. */
export interface Replica {
  update: Update | null;
  told: HistoryEntry[];
  /** False: something is missing, and must be requested from the beginning. */
  apply(update: Update): boolean;
}

export function replica(): Replica {
  const self: Replica = {
    update: null,
    told: [],
    apply: (update) => {
      const { cursor, card } = update.table;
      const held = self.update?.table;
      const isRestored =
        held !== undefined &&
        update.table.dice.some(({ commitment }, epoch) => commitment !== held.dice[epoch]?.commitment);
      if (isRestored && update.from > 0) return false;
      if (isRestored) self.told = [];
      const isOlder =
        held !== undefined &&
        !isRestored &&
        (update.table.dice.length < held.dice.length ||
          cursor < held.cursor ||
          (cursor === held.cursor && card.changedMs < held.card.changedMs));
      if (isOlder) return true;
      if (!isRestored && update.from > (held?.cursor ?? 0)) throw new Error('something was missed');
      const known = new Set(self.told.map((telling) => telling.cursor));
      self.told.push(...update.told.filter((telling) => !known.has(telling.cursor)));
      self.update = update;
      return true;
    },
  };
  return self;
}

/** Hears changes of one watch as the updates they stand for; throws where one was missed. */
export function folding(hear: (message: ServerMessage) => void): (message: ServerMessage) => void {
  let held: Folded | null = null;
  let n = 0;
  return (message) => {
    if (message.kind === 'update') [held, n] = [message, 0];
    if (message.kind !== 'change') return hear(message);
    if (message.n !== ++n) throw new Error('a change was missed');
    const from = held!.table.cursor;
    held = foldChange(held!, message);
    hear({ kind: 'update', from, ...held });
  };
}

export interface Line {
  readonly heard: ServerMessage[];
  say(message: unknown): void;
  cut(): void;
  readonly closed: Promise<number>;
}

/** A socket; `hear` is called with every message. With a game it is opened at the process that owns it. */
export async function dial(
  person: Client,
  hear: (message: ServerMessage) => void = () => {},
  game?: GameId,
): Promise<Line> {
  const query = game === undefined ? '' : `?game=${game}`;
  const socket = new WebSocket(`${person.url.replace('http', 'ws')}/api/2/socket${query}`, {
    headers: person.credentials,
  });
  const heard: ServerMessage[] = [];
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<number>();
  socket.on('open', () => opened.resolve());
  socket.on('error', (error) => opened.reject(error));
  socket.on('close', (code) => closed.resolve(code));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    heard.push(message);
    hear(message);
  });
  await opened.promise;
  return {
    heard,
    say: (message) => socket.send(JSON.stringify(message)),
    cut: () => socket.terminate(),
    closed: closed.promise,
  };
}
