// A server of several processes. The first starts the others, writes to SQLite, and has the machines and the bus; the
// others hold games and sockets, each game in one of them
// (docs/decisions/0024-processes-that-own-games.md).
import cluster, { type Worker } from 'node:cluster';
import type { Socket } from 'node:net';
import type { GameId } from '@rubicon/protocol';
import type { Config } from '../base/config.ts';
import type { Log } from '../base/log.ts';
import { addUp, makeMetrics, REDIS_LOST, type Measures } from '../base/metrics.ts';
import { Refused } from '../base/refused.ts';
import { FIRST, openLines, type Batch } from '../cluster/lines.ts';
import { placeEnv } from '../cluster/membership.ts';
import type { ToFirst, ToWorker } from '../cluster/message.ts';
import { ownerOf } from '../cluster/place.ts';
import { nameOf, type Relayed } from '../cluster/shared-means.ts';
import { leaveUnread } from '../cluster/unread.ts';
import { openBus, TOPICS, type Topic } from '../data/bus.ts';
import { openStore } from '../data/open-store.ts';
import { openRedis } from '../data/redis.ts';
import { openSqliteWriter } from '../data/sqlite.ts';
import type { Job } from '../data/sqlite-job.ts';
import type { SqliteWriter } from '../data/sqlite-thread.ts';
import { heartbeatOf } from '../games/live/heartbeat.ts';
import type { MoveRequest } from '../machines/move-request.ts';
import { openMachines } from './machines.ts';
import type { Running } from './run.ts';

export interface WorkerProgram {
  readonly file: string;
  readonly args: readonly string[];
  readonly probe?: string; // as in data/database.ts
}

/** A place for one process, which is started again when it ends. */
interface Slot {
  readonly number: number;
  worker: Worker | null;
  isReady: boolean;
  sinceMs: number;
  waiting: ToWorker[]; // until it is ready
}

const SHORT_MS = 2000; // a process that ends sooner is not started again at once
const AGAIN_MS = 1000;

export async function startWorkers(
  config: Config,
  log: Log,
  count: number,
  program: WorkerProgram,
): Promise<Running> {
  const { databaseUrl } = config;
  const metrics = makeMetrics();
  const broken = Promise.withResolvers<Error>();
  const started = Promise.withResolvers<string>();
  const writer = await prepareStore(config, log, program.probe ?? null, {
    onBroken: broken.resolve,
    onGroup: (size) => metrics.grouped(size),
  });
  const hasServers = databaseUrl !== null;
  const redis = config.redisUrl === null || !hasServers ? null : openRedis(config.redisUrl, log);
  if (redis !== null) metrics.watch('redis_lost', REDIS_LOST, () => (redis.isConnected ? 0 : 1));
  const bus = openBus(databaseUrl, redis);
  const machines = openMachines(config, metrics, log);

  const slots = Array.from({ length: count }, (_, number): Slot => ({
    number,
    worker: null,
    isReady: false,
    sinceMs: 0,
    waiting: [],
  }));
  const lines = openLines((to, batch) => {
    // It needs answers to get ready
    const { worker } = slots[to]!;
    if (worker?.isConnected() === true) worker.send({ kind: 'batch', from: FIRST, batch } satisfies ToWorker);
  });
  let isStopping = false;

  /** What other processes have for one that starts waits for it. */
  function pass({ worker, isReady, waiting }: Slot, message: ToWorker, socket?: Socket): void {
    if (worker !== null && isReady && worker.isConnected()) worker.send(message, socket);
    else if (socket === undefined) waiting.push(message);
    else socket.destroy(); // it comes again
  }

  function relay(from: number, to: number, batch: Batch): void {
    if (to === FIRST) lines.receive(from, batch);
    else if (isStopping && slots[to]!.worker === null) tellGone(slots[from]!, to); // nobody will answer
    else pass(slots[to]!, { kind: 'batch', from, batch });
  }

  const tellGone = (slot: Slot, number: number): void => {
    if (slot.isReady) pass(slot, { kind: 'gone', number });
  };

  function start(slot: Slot): void {
    const worker = cluster.fork(placeEnv({ number: slot.number, count }));
    Object.assign(slot, { worker, isReady: false, sinceMs: performance.now() });
    worker.on('message', (message: ToFirst, socket?: Socket) => {
      if (message.kind === 'batch') relay(slot.number, message.to, message.batch);
      else if (message.kind === 'upgrade') {
        if (socket === undefined) return; // closed meanwhile
        leaveUnread(socket);
        pass(slots[message.to]!, { kind: 'upgrade', upgrade: message.upgrade }, socket);
      } else if (message.kind === 'failed') started.reject(new Refused('not-started', message.sentence));
      else ready(slot, message.url);
    });
    worker.on('error', (error) =>
      log.warn({ worker: slot.number, err: error }, 'A process was not reached.'),
    );
    worker.on('exit', (code: number, signal: string | null) => ended(slot, signal ?? code));
  }

  function ready(slot: Slot, url: string): void {
    slot.isReady = true;
    log.info({ worker: slot.number, pid: slot.worker!.process.pid }, 'A process is there.');
    for (const message of slot.waiting.splice(0)) pass(slot, message);
    if (slots.every(({ isReady }) => isReady)) started.resolve(url);
  }

  function ended(slot: Slot, how: string | number): void {
    slot.worker = null;
    slot.isReady = false;
    slot.waiting = [];
    lines.lost(slot.number);
    started.reject(new Error(`A process of the server ended while it started: ${how}`));
    for (const other of slots) tellGone(other, slot.number); // whoever waits for its answer waits no more
    if (isStopping) return;
    log.error({ worker: slot.number, how }, 'A process has ended. Another takes its games.');
    const waitMs = performance.now() - slot.sinceMs < SHORT_MS ? AGAIN_MS : 0;
    setTimeout(() => isStopping || start(slot), waitMs);
  }

  function tellWorkers([topic, key, value, from]: Relayed, except: number): void {
    // Nobody but its owner holds a game
    const to = topic === 'game' ? [slots[ownerOf(key as GameId, count)]!] : slots;
    for (const { number, isReady } of to)
      if (number !== except && isReady) lines.tell(number, 'bus', [topic, key, value, from]);
  }

  lines.on('bus', ([topic, key, value]: readonly [Topic, string, string], from) => {
    tellWorkers([topic, key, value, nameOf(from)], from);
    if (topic !== 'online' && (topic !== 'friends' || redis !== null)) bus.tell(topic, key, value);
  });
  for (const topic of TOPICS)
    bus.listen(topic, (key, value, from) => tellWorkers([topic, key, value, from], FIRST));
  bus.onGap(() => {
    for (const { number, isReady } of slots) if (isReady) lines.tell(number, 'gap', null);
  });
  lines.on('write', (jobs: readonly Job[]) => Promise.all(jobs.map((job) => writer!.add(job))));
  lines.on('think', (request: MoveRequest) => machines.think(request));
  lines.on('metrics', async () => {
    const all = slots
      .filter(({ isReady }) => isReady)
      .map(({ number }) => lines.ask<Measures>(number, 'measures', null).catch(() => []));
    return addUp([await metrics.measures(), ...(await Promise.all(all))]);
  });

  const stop = async (): Promise<void> => {
    isStopping = true;
    const running = slots.map(({ worker }) => worker).filter((worker) => worker !== null);
    const gone = running.map((worker) => new Promise((resolve) => void worker.once('exit', resolve)));
    for (const worker of running) worker.send({ kind: 'stop' } satisfies ToWorker);
    await Promise.all(gone);
    await machines.stop();
    await bus.close();
    await redis?.close();
    await writer?.close();
  };

  cluster.setupPrimary({ exec: program.file, args: [...program.args], serialization: 'advanced' });
  for (const slot of slots) start(slot);
  try {
    return { url: await started.promise, broken: broken.promise, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Migrates, and notes how long no server was there. Null on PostgreSQL, where each process writes by itself. */
async function prepareStore(
  { dataDir, databaseUrl }: Config,
  log: Log,
  probe: string | null,
  events: Pick<Parameters<typeof openSqliteWriter>[0], 'onBroken' | 'onGroup'>,
): Promise<SqliteWriter | null> {
  if (databaseUrl !== null) {
    await (await openStore({ dataDir, databaseUrl })).close();
    return null;
  }
  const writer = await openSqliteWriter({ dataDir, shared: false, probe, nowMs: Date.now(), ...events });
  const store = await openStore({
    dataDir,
    databaseUrl,
    writer: { add: writer.add, close: () => Promise.resolve() },
  });
  await heartbeatOf({ store, now: Date.now, log }).begin();
  await store.close();
  return writer;
}
