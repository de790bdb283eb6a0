// The server under load: 500 live games, 1,000 sockets, and every side that must decide answers at random 400 ms
// after receiving its view. The load has a process of its own, on the same machine; everything is durable before it
// is answered. For comparison, a bare server that only makes what it is sent durable and answers as many bytes. `npm
// run -s bench -- server [GAMES] [SECONDS]`; JSON on standard output.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadOptions, LoadReport, LoadResult } from '../packages/server/tools/load.ts';

const DELAY_MS = 400;
const TARGET_MS = 100;
const BYTES = 8000; // of an answer
const [games = 500, seconds = 60] = process.argv.slice(2).map(Number);
const dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-bench-'));
const children: ChildProcess[] = [];

function start(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = fork(path.join(import.meta.dirname, '../packages/server', file), [...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
}

/** The next message of a process; an error if it ends without one. */
async function told<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process ended with ${code} before it had done its work.`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [T];
  return message;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilReady(url: string): Promise<void> {
  for (let left = 200; left > 0; left--) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error('The server does not get ready.');
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}
const CPU = 'rubicon_process_cpu_seconds_total';
const MEMORY = 'rubicon_process_resident_memory_bytes';
const HEAP = 'rubicon_nodejs_heap_size_used_bytes';
const COMMITTED = 'rubicon_nodejs_heap_size_total_bytes';
const EXTERNAL = 'rubicon_nodejs_external_memory_bytes';
const BACKLOG = 'rubicon_socket_backlog_bytes';

const round = (value: number): number => Number(value.toPrecision(3));
function spread(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => round(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}

async function measureServer() {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  start('src/main.ts', [], {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    RATE_LIMITS: 'no',
    LOG_LEVEL: 'warn',
    MACHINE_WORKERS: '1',
  });
  await untilReady(server);
  const emptyBytes = await metric(server, MEMORY);
  const options: LoadOptions = {
    server,
    games,
    delayMs: DELAY_MS,
    rampMs: 40 * games,
    measureMs: seconds * 1000,
  };
  const load = start('tools/load.ts', [JSON.stringify(options)]);
  const ramped = await told<LoadReport>(load);
  if (ramped.kind !== 'ramped') throw new Error('The load did not begin.');
  const cpuBefore = await metric(server, CPU);
  const done = await told<LoadReport>(load);
  if (done.kind !== 'done') throw new Error('The load did not end.');
  const cpuSeconds = (await metric(server, CPU)) - cpuBefore;
  const memory = {
    empty: emptyBytes,
    loaded: await metric(server, MEMORY),
    heap: await metric(server, HEAP),
    committed: await metric(server, COMMITTED), // of which the heap uses a part
    external: await metric(server, EXTERNAL),
    backlog: await metric(server, BACKLOG), // what the load has not read yet
  };
  return { ramped: ramped.seconds, result: done.result, cpuSeconds, memory };
}

async function measureEcho(): Promise<number[]> {
  const port = await told<number>(start('tools/echo.ts', [path.join(dataDir, 'echo'), String(BYTES)]));
  const args = [port, games, DELAY_MS, Math.min(seconds, 15) * 1000].map(String);
  return told<number[]>(start('tools/echo-load.ts', args));
}

try {
  const bareAnswerMs = spread(await measureEcho());
  const { ramped, result, cpuSeconds, memory } = await measureServer();
  const { answerMs, pushMs, refused, ended, bytesHeard, measuredMs }: LoadResult = result;
  const orders = answerMs.length;
  const answer = spread(answerMs);
  console.log(
    JSON.stringify(
      {
        node: process.version,
        cores: cpus().length,
        games,
        sockets: 2 * games,
        rampSeconds: round(ramped),
        seconds: round(measuredMs / 1000),
        ordersPerSecond: round(orders / (measuredMs / 1000)),
        refused,
        gamesEnded: ended,
        answerMs: { ...answer, target: TARGET_MS, ok: answer.p99 < TARGET_MS },
        pushMs: spread(pushMs), // to the other side
        bareAnswerMs,
        timesBare: { p50: round(answer.p50 / bareAnswerMs.p50), p99: round(answer.p99 / bareAnswerMs.p99) },
        cpuMsPerOrder: round((1000 * cpuSeconds) / orders),
        coresBusy: round(cpuSeconds / (measuredMs / 1000)),
        answerBytes: Math.round(bytesHeard / orders),
        memoryMB: Object.fromEntries(
          Object.entries(memory).map(([name, bytes]) => [name, round(bytes / 1e6)]),
        ),
      },
      null,
      2,
    ),
  );
} finally {
  for (const child of children) child.kill();
  for (const child of children)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
