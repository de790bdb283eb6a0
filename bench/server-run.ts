// Runs a server under load for the benchmarks: the server, the load and the database in processes of their own.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../packages/server/test/store/test-postgres.ts';
import type { LoadOptions, LoadReport } from '../packages/server/tools/load.ts';
import type { Spread } from '../packages/server/tools/load-count.ts';

export type StoreKind = 'sqlite' | 'postgres';

export interface Setting {
  readonly store: StoreKind;
  readonly workers: number;
}

/** What was measured with so many games. Processor time is that of the server, all its processes and threads. */
export interface Point {
  readonly games: number;
  readonly thoughtMs: number;
  readonly ordersPerSecond: number;
  readonly answerMs: Spread;
  readonly pushMs: Spread;
  readonly cpuMsPerOrder: number;
  readonly databaseCpuMsPerOrder: number | null; // of PostgreSQL
  readonly loadCpuMsPerOrder: number;
  readonly coresBusy: number; // by server, database and load
  readonly bytesPerOrder: { readonly sent: number; readonly players: number; readonly spectators: number };
  readonly memoryMB: { readonly resident: number; readonly heap: number };
  readonly refused: number;
  readonly gamesEnded: number;
  readonly rampSeconds: number;
}

export interface Bare {
  readonly perSecond: number;
  readonly answerMs: Spread;
  readonly cpuMsPerOrder: number | null; // null where the system does not say
}

interface LoadWanted {
  readonly steps: readonly number[];
  readonly thoughtMs: number;
  readonly seconds: number;
}

export interface BenchServer {
  readonly emptyMB: number;
  load(wanted: LoadWanted): Promise<Point[]>;
  /** The bare server under the same load, with as many bytes. */
  bare(wanted: LoadWanted, bytes: number): Promise<Bare[]>;
}

const SEATS = 3; // two players and a spectator

export const round = (value: number): number => Number(value.toPrecision(3));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The next message of a process; an error if it ends without one. */
async function told<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process ended with ${code} before it had done its work.`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [T];
  return message;
}

async function untilReady(url: string): Promise<void> {
  for (let left = 600; left > 0; left--) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error('The server does not get ready.');
}

/** Runs a server while `work` uses it. */
export async function withServer<T>(
  { store, workers }: Setting,
  work: (server: BenchServer) => Promise<T>,
): Promise<T> {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-bench-'));
  const children: ChildProcess[] = [];
  const start = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess => {
    const child = fork(path.join(import.meta.dirname, '../packages/server', file), [...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.push(child);
    return child;
  };
  const end = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  const postgres = store === 'postgres' ? await startPostgres({ isDurable: true }) : null;
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const { pid } = start('src/main.ts', [], {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dir,
      DATABASE_URL: (await postgres?.database()) ?? '',
      RATE_LIMITS: 'no',
      LOG_LEVEL: 'warn',
      WORKERS: String(workers),
      MACHINE_WORKERS: '1',
    });
    await untilReady(url);
    const memory = async (): Promise<number> => residentMB(pid!) ?? (await metric(url, RESIDENT)) / 1e6;
    const database = (): number | null => (postgres === null ? null : cpuSeconds(postgres.pid()));

    async function load(wanted: LoadWanted): Promise<Point[]> {
      const points: Point[] = [];
      const options: LoadOptions = {
        server: url,
        steps: wanted.steps,
        thoughtMs: wanted.thoughtMs,
        hasSpectators: true,
        measureMs: wanted.seconds * 1000,
      };
      const player = start('tools/load.ts', [JSON.stringify(options)]);
      for (const games of wanted.steps) {
        const ramped = await told<LoadReport>(player);
        if (ramped.kind === 'too-slow') break;
        const before = { server: await metric(url, CPU), database: database() };
        const done = await told<LoadReport>(player);
        if (ramped.kind !== 'ramped' || done.kind !== 'measured') throw new Error('The load lost its step.');
        const { seconds, orders, refused, ended, answerMs, pushMs, bytes, loadCpuSeconds } = done.measured;
        const server = (await metric(url, CPU)) - before.server;
        const stored = before.database === null ? null : database()! - before.database;
        const perOrder = (amount: number): number => round(amount / orders);
        points.push({
          games,
          thoughtMs: wanted.thoughtMs,
          ordersPerSecond: round(orders / seconds),
          answerMs,
          pushMs,
          cpuMsPerOrder: perOrder(1000 * server),
          databaseCpuMsPerOrder: stored === null ? null : perOrder(1000 * stored),
          loadCpuMsPerOrder: perOrder(1000 * loadCpuSeconds),
          coresBusy: round((server + (stored ?? 0) + loadCpuSeconds) / seconds),
          bytesPerOrder: {
            sent: Math.round(bytes.sent / orders),
            players: Math.round(bytes.players / orders),
            spectators: Math.round(bytes.spectators / orders),
          },
          memoryMB: { resident: round(await memory()), heap: round((await metric(url, HEAP)) / 1e6) },
          refused,
          gamesEnded: ended,
          rampSeconds: round(ramped.seconds),
        });
      }
      await end(player);
      return points;
    }

    return await work({
      emptyMB: round(await memory()),
      load,
      bare: async ({ steps: tables, thoughtMs, seconds }, bytes) => {
        const found: Bare[] = [];
        for (const count of tables) {
          const echo = start('tools/echo.ts', [path.join(dir, 'echo'), String(bytes)]);
          const args = [await told<number>(echo), count, thoughtMs, seconds * 1000, SEATS].map(String);
          const player = start('tools/echo-load.ts', args);
          await told(player); // that all have joined
          const before = cpuSeconds(echo.pid!);
          const measured = await told<Omit<Bare, 'cpuMsPerOrder'>>(player);
          const spent = before === null ? null : cpuSeconds(echo.pid!)! - before;
          const orders = measured.perSecond * seconds;
          found.push({ ...measured, cpuMsPerOrder: spent === null ? null : round((1000 * spent) / orders) });
          await end(echo);
        }
        return found;
      },
    });
  } finally {
    for (const child of children) await end(child);
    await postgres?.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

const CPU = 'rubicon_process_cpu_seconds_total';
const RESIDENT = 'rubicon_process_resident_memory_bytes';
const HEAP = 'rubicon_nodejs_heap_size_used_bytes';

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}

/** A process and all below it. */
function tree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const parent = Number(statOf(Number(name))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/** The fields of /proc/PID/stat after the name, which may contain anything; null: the process is gone. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

const TICKS = 100; // a second, on every Linux

export function cpuSeconds(root: number): number | null {
  if (process.platform !== 'linux') return null;
  const ticks = tree(root).map((pid) => {
    const fields = statOf(pid);
    return fields === null ? 0 : Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS;
}

/** What all processes together take up: pages that they share count once. Null where the system does not say. */
function residentMB(root: number): number | null {
  if (process.platform !== 'linux') return null;
  const kilobytes = tree(root).map((pid) => {
    try {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      return Number(/^Pss: +(\d+)/m.exec(text)?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return (kilobytes.reduce((sum, each) => sum + each, 0) * 1024) / 1e6;
}
