// What a socket and a game take up in a server: the heap after a full collection, before and after. Run by the
// benchmark with `--expose-gc`; the players are in a process of their own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../src/base/config.ts';
import { silentLog } from '../src/base/log.ts';
import { openForReading, sqliteFile } from '../src/data/sqlite-file.ts';
import { noSite } from '../src/http/site.ts';
import { startServer } from '../src/operation/run.ts';
import type { LoadOptions } from './load.ts';

const [games = 100] = process.argv.slice(2).map(Number);
const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-memory-'));
const config = readConfig({ PORT: '0', DATA_DIR: dir, RATE_LIMITS: 'no', MACHINE_WORKERS: '1' });
const server = await startServer(config, noSite, silentLog);

async function usedBytes(): Promise<number> {
  await new Promise((resolve) => void setTimeout(resolve, 200));
  globalThis.gc!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const IDLE = 1000;
const file = (name: string): string => path.join(import.meta.dirname, name);
const empty = await usedBytes();
const idle = fork(file('idle-sockets.ts'), [server.url, String(IDLE)]);
await once(idle, 'message');
const withSockets = await usedBytes();
idle.kill();
await once(idle, 'exit');

const options: LoadOptions = {
  server: server.url,
  steps: [1, games],
  thoughtMs: 0,
  hasSpectators: true,
  measureMs: 1000,
};
const load = fork(file('load.ts'), [JSON.stringify(options)]);
const heard = async (): Promise<number> => {
  await once(load, 'message'); // that a step has begun
  await once(load, 'message'); // that it was measured
  return usedBytes();
};
const one = await heard();
const all = await heard();
load.kill('SIGKILL');
await new Promise((resolve) => void setTimeout(resolve, 1000));
const held = await usedBytes();
const db = openForReading(sqliteFile(dir));
const entries = db.prepare('select avg(entry_count) from games').pluck().get() as number;
db.close();
process.send!({
  entriesPerGame: Math.round(entries),
  idleSocketKB: Math.round((withSockets - empty) / IDLE / 100) / 10,
  liveGameKB: Math.round((all - one) / (games - 1) / 1000), // with its three sockets
  heldGameKB: Math.round((held - one) / (games - 1) / 1000), // when they are gone
});
await server.stop();
rmSync(dir, { recursive: true });
process.exit();
