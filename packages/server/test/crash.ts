// A server that is killed at named points while people play, and restarted: every acknowledged order is there, none
// twice, and the games go on.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SIDES, SeededChance, decisionOf, fold, type Game, type LogEntry, type Side } from '@rubicon/engine';
import type { GameId, Update } from '@rubicon/protocol';
import { openStore } from '../src/data/open-store.ts';
import type { Failpoint } from '../src/games/live/deps.ts';
import { askBody, begun, dial, guest, type Client } from './live-kit.ts';

const SERVER = fileURLToPath(new URL('crash-server.ts', import.meta.url));
const GAMES = 3;
const LONGEST = 9; // passes of a point before it kills
const RETRY_MS = 50;

export interface CrashTally {
  readonly hit: Map<Failpoint, number>;
  acknowledged: number;
  repeated: number; // retried after a crash
}

export interface Acknowledged {
  readonly game: GameId;
  readonly side: Side;
  readonly order: string;
}

export interface Server {
  readonly child: ChildProcess & { readonly stdout: Readable };
  readonly gone: Promise<NodeJS.Signals | null>;
}

const PORTS = { first: 15_000, count: 17_000 };

/** One that stays free while its server is away: not of those that systems give to outgoing connections. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** `workers`: how many processes it has; each is killed at the point. */
export async function start(
  dataDir: string,
  port: number,
  failpoint: string,
  workers = 1,
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  return startProgram([SERVER], {
    DATA_DIR: dataDir,
    PORT: String(port),
    WORKERS: String(workers),
    RUBICON_FAILPOINT: failpoint,
    ...env,
  });
}

/** A program that is a server, with its arguments, until it can be reached or has ended. */
export async function startProgram(
  program: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Server> {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, RATE_LIMITS: 'no', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const ready = Promise.withResolvers<void>();
  child.stdout.on('data', (text: Buffer) => {
    if (text.includes('Rubicon is at')) ready.resolve();
  });
  void gone.then(() => ready.resolve()); // killed while it resumes its games
  await ready.promise;
  return { child, gone };
}

/** Kills a server `crashes` times, at all the points in turn. */
export async function crash(
  crashes: number,
  points: readonly Failpoint[],
  seed: number,
): Promise<CrashTally> {
  const chance = new SeededChance(seed);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-crash-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const tally: CrashTally = { hit: new Map(), acknowledged: 0, repeated: 0 };
  const acknowledged: Acknowledged[] = [];

  let server = await start(dataDir, port, '');
  const players = { caesar: await guest(url, 'Gaius'), pompey: await guest(url, 'Gnaeus') };
  const games: GameId[] = [];
  for (let made = 0; made < GAMES; made++) games.push(await begun(players.caesar, players.pompey));
  server.child.kill('SIGTERM');
  await server.gone;

  let unanswered: { path: string; body: unknown; by: Client; deed: Acknowledged } | null = null;
  for (let crashed = 0; crashed < crashes; crashed++) {
    const point = points[crashed % points.length]!;
    server = await start(dataDir, port, `${point}:${1 + chance.roll(LONGEST)}`);
    const { gone } = server;
    const life = { isOver: false };
    void gone.then(() => (life.isOver = true));
    try {
      await listen(players.caesar, games);
      if (unanswered !== null) {
        // The same request with the same id: it happens once, whether or not it had already happened
        await unanswered.by.done('POST', unanswered.path, unanswered.body);
        acknowledged.push(unanswered.deed);
        tally.repeated += 1;
        unanswered = null;
      }
      while (!life.isOver) {
        const game = games[chance.roll(games.length)]!;
        const deed = await nextDeed(players, game, chance);
        if (deed === null) {
          games[games.indexOf(game)] = await begun(players.caesar, players.pompey);
          continue;
        }
        unanswered = deed;
        await deed.by.done('POST', deed.path, deed.body);
        acknowledged.push(deed.deed);
        unanswered = null;
      }
    } catch (error) {
      if (!life.isOver && !isLost(error)) throw error;
    }
    const signal = await gone;
    if (signal !== 'SIGKILL')
      throw new Error(`The server was to be killed at ${point}, but ended by ${signal}.`);
    tally.hit.set(point, (tally.hit.get(point) ?? 0) + 1);
  }
  tally.acknowledged = acknowledged.length;
  await check(dataDir, acknowledged, unanswered?.deed ?? null);
  rmSync(dataDir, { recursive: true });
  return tally;
}

/** A fetch that could not connect, or was cut off. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError || (error as Error).message.includes('hang up');

/** Someone watches the games, so that there is something to push. */
async function listen(person: Client, games: readonly GameId[]): Promise<void> {
  const line = await dial(person);
  for (const [watch, game] of games.entries()) line.say({ kind: 'watch', watch, game, after: 0 });
  await new Promise((resolve) => {
    setTimeout(resolve, RETRY_MS);
  });
}

export async function nextDeed(
  players: Readonly<Record<Side, Client>>,
  game: GameId,
  chance: SeededChance,
): Promise<{ path: string; body: unknown; by: Client; deed: Acknowledged } | null> {
  for (const side of SIDES) {
    const by = players[side];
    const { table } = await by.done<Update>('GET', `/games/${game}?orders=yes`);
    const { decision } = table;
    if (decision === null || !decision.required) continue;
    const order = decision.orders![chance.roll(decision.orders!.length)]!;
    const body = askBody({ kind: 'order', decision: decision.number, order });
    return { path: `/games/${game}/asks`, body, by, deed: { game, side, order } };
  }
  return null;
}

/** Folds all games: each acknowledged order in its place, and besides them only forced ones. */
export async function check(
  dataDir: string,
  acknowledged: readonly Acknowledged[],
  unanswered: Acknowledged | null,
  databaseUrl: string | null = null,
): Promise<void> {
  const store = await openStore({ dataDir, databaseUrl });
  for (const game of new Set(acknowledged.map((deed) => deed.game))) {
    const kept = (await store.games.read(game))!;
    const { options } = JSON.parse(kept.game.record) as { options: Game['options'] };
    const entries = kept.entries.map((text) => JSON.parse(text) as LogEntry);
    const wanted = acknowledged.filter((deed) => deed.game === game);
    let next = 0;
    let before: Game | null = null;
    fold({ options, entries }, ({ entry, game: after }) => {
      const deed = wanted[next];
      if (entry.kind === 'order') {
        if (entry.side === deed?.side && entry.order === deed.order) next += 1;
        else if (!isForced(before!, entry.side) && !isSame(entry, unanswered))
          throw new Error(`Nobody was told of ${entry.side}’s “${entry.order}” in game ${game}.`);
      }
      before = after;
    });
    if (next < wanted.length) throw new Error(`“${wanted[next]!.order}” was acknowledged and is lost.`);
  }
  await store.close();
}

const isForced = (game: Game, side: Side): boolean => decisionOf(game, side)?.orders.length === 1;
const isSame = (entry: LogEntry & { kind: 'order' }, deed: Acknowledged | null): boolean =>
  deed !== null && entry.side === deed.side && entry.order === deed.order;
