// A real Redis or Valkey for tests, on a free port and without a file.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { silentLog } from '../src/base/log.ts';
import { openRedis, type Redis } from '../src/data/redis.ts';
import { freePort } from './crash.ts';
import { programOnPath } from './programs.ts';

/** Null where neither is installed. */
export const redisProgram = (): string | null =>
  programOnPath('redis-server') ?? programOnPath('valkey-server');

export interface TestRedis {
  readonly url: string;
  readonly pid: () => number;
  /** Sends it a signal, as a crash (SIGKILL) or to let it hang (SIGSTOP, SIGCONT). */
  signal(name: NodeJS.Signals): Promise<void>;
  /** Starts it again after a crash, at the same address and empty. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess;

  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
    child = spawn(redisProgram()!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ready = Promise.withResolvers<void>();
    let said = '';
    child.stdout!.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('Ready to accept connections')) ready.resolve();
    });
    child.once('exit', () => ready.reject(new Error(`Redis does not start:\n${said}`)));
    await ready.promise;
  }

  async function signal(name: NodeJS.Signals): Promise<void> {
    const gone = once(child, 'exit');
    child.kill(name);
    if (name === 'SIGKILL') await gone;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => child.pid!,
    signal,
    restart: start,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) await signal('SIGKILL');
    },
  };
}

/** A connection that has been opened. */
export async function connected(url: string): Promise<Redis> {
  const redis = openRedis(url, silentLog);
  if (!redis.isConnected) await new Promise<void>((resolve) => redis.onConnected(resolve));
  return redis;
}
