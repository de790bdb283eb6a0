// Composes the whole server, and stops it in the right order.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { BackupConfig, Config } from '../base/config.ts';
import { openBus } from '../data/bus.ts';
import { openRedis } from '../data/redis.ts';
import { fellowPresence } from '../community/fellow-presence.ts';
import { redisPresence } from '../community/redis-presence.ts';
import type { Store } from '../data/contract/store.ts';
import { openStore } from '../data/open-store.ts';
import type { Failpoint } from '../games/live/deps.ts';
import { openGameService } from '../games/service.ts';
import { buildServer } from '../http/server.ts';
import type { Site } from '../http/site.ts';
import { openMachines } from './machines.ts';
import { makePeople } from '../people/people.ts';
import { standingAnswer } from '../games/standing/standing-answer.ts';
import { openServices } from './services.ts';
import { listBackups, openBackups, type Backups } from './backups.ts';
import { openAdminQueue, type AdminQueue } from './admin-queue.ts';
import type { Log } from '../base/log.ts';
import { makeMetrics, REDIS_LOST, type Metrics } from '../base/metrics.ts';
import type { Membership } from '../cluster/membership.ts';
import { routedGames } from '../cluster/routed-games.ts';
import {
  fellowsOf,
  relayedBus,
  remoteMachines,
  remoteWriter,
  sharedMetrics,
} from '../cluster/shared-means.ts';

const OPENAPI_FILE = path.join(import.meta.dirname, '../../../../docs/openapi.json');
const SWEEP_MS = 3_600_000;
const MOST_CONNECTIONS = 40; // to PostgreSQL, of all processes; it allows 100 unless told otherwise

export interface Running {
  readonly url: string;
  /** Resolves if nothing can be stored any more: then only a restart helps. */
  readonly broken: Promise<Error>;
  /** Accepts nothing new, finishes writes in progress, closes. */
  stop(): Promise<void>;
}

/** Where a test stops the process: in the games, and in the store (the file URL of a module, see data/database.ts). */
export interface CrashPoints {
  readonly failpoint?: (name: Failpoint) => void;
  readonly probe?: string;
}

/** Fails as `listen` does if the port is taken, and as the store does if it cannot be opened. */
export async function startServer(
  config: Config,
  site: Site,
  log: Log,
  { failpoint, probe }: CrashPoints = {},
  member: Membership | null = null,
): Promise<Running> {
  const now = Date.now;
  const lines = member?.lines ?? null;
  const metrics = lines === null ? makeMetrics() : sharedMetrics(makeMetrics(), lines);
  const broken = Promise.withResolvers<Error>();
  const store = await openStore({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    onBroken: broken.resolve,
    onGroup: (size) => metrics.grouped(size),
    ...(probe !== undefined && { probe }),
    ...(lines !== null && { writer: remoteWriter(lines) }),
    ...(member !== null && { connections: Math.max(2, Math.floor(MOST_CONNECTIONS / member.place.count)) }),
  });
  const redis = config.redisUrl === null ? null : openRedis(config.redisUrl, log);
  if (redis !== null) metrics.watch('redis_lost', REDIS_LOST, () => (redis.isConnected ? 0 : 1));
  const bus =
    member === null ? openBus(config.databaseUrl, redis) : relayedBus(member, config.databaseUrl !== null);
  const machines = lines === null ? openMachines(config, metrics, log) : remoteMachines(lines);
  const own = openGameService({
    store,
    ...(bus.isShared && { bus }),
    machines,
    standing: standingAnswer,
    now,
    randomBytes,
    log,
    ...(failpoint !== undefined && { failpoint }),
    ...(member !== null && { isOwn: member.isOwn }),
  });
  const games = member === null ? own : routedGames(own, member);
  const isFirst = member === null || member.place.number === 0; // what is done once for all processes
  metrics.watch('rooms', 'Games held in memory', () => games.held);
  const people = makePeople(store, {
    now,
    randomBytes,
    bus,
    isClosed: config.isClosed,
    guestDays: config.guestDays,
    forget: async (person) => {
      await services.tournaments.leaveAll(person);
      await games.forget(person);
    },
  });
  const inRedis = redis === null ? null : redisPresence(redis);
  const elsewhere = [member === null ? null : fellowPresence(fellowsOf(bus, member)), inRedis];
  const services = await openServices({
    store,
    games,
    people,
    config,
    others: { bus, elsewhere: elsewhere.filter((each) => each !== null) },
    log,
    now,
  });
  const sweeping = setInterval(() => {
    if (!isFirst) return;
    people
      .sweep()
      .catch((error: unknown) => log.error({ err: error }, 'Old sessions were not cleared away.'));
  }, SWEEP_MS);
  const server = buildServer({
    games,
    people,
    community: services,
    store,
    config,
    site,
    openApi: readFileSync(OPENAPI_FILE, 'utf8'),
    log,
    metrics,
    now,
    redis,
    ...(member !== null && { handover: member }),
  });
  let adminQueue: AdminQueue | null = null;
  let backups: Backups | null = null;
  const closeAll = async (): Promise<void> => {
    clearInterval(sweeping);
    await server.stop();
    await adminQueue?.stop();
    await backups?.stop();
    await services.stop();
    await games.stop();
    await machines.stop();
    inRedis?.stop();
    await bus.close();
    await redis?.close();
    await store.close();
  };
  try {
    await games.begin();
    services.begin(isFirst);
    if (isFirst) {
      adminQueue = openAdminQueue({ store, games, people, tournaments: services.tournaments, log, now });
      backups = backUp(config.backups, store, metrics, log);
    }
    await server.app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await closeAll();
    throw error;
  }
  const { port } = server.app.server.address() as AddressInfo;
  const name = config.host.includes(':') ? `[${config.host}]` : config.host;
  return { url: `http://${name}:${port}`, broken: broken.promise, stop: closeAll };
}

/** Null: not by the server itself. */
function backUp(
  { dir, everyMs, keep }: BackupConfig,
  store: Store,
  metrics: Metrics,
  log: Log,
): Backups | null {
  if (everyMs === null) return null;
  const newest = (): number => (listBackups(dir).at(-1)?.atMs ?? 0) / 1000;
  metrics.watch(
    'last_backup_timestamp_seconds',
    'When the newest backup was begun; 0: there is none',
    newest,
  );
  return openBackups({ store, dir, everyMs, keep, now: Date.now, log });
}
