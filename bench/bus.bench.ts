// What carries the bus, side by side: no bus, NOTIFY of PostgreSQL, Redis. So many servers commit one change after
// another, as quickly as the disk allows, and tell the others of each; or they only tell, as quickly as they are heard.
// One more server listens. Rounds take turns, so that other work on the machine disturbs all alike.
import { silentLog } from '../packages/server/src/base/log.ts';
import { openBus, type Bus } from '../packages/server/src/data/bus.ts';
import {
  postgresClient,
  startPostgres,
  type PostgresClient,
} from '../packages/server/test/store/test-postgres.ts';
import { connected, startRedis } from '../packages/server/test/test-redis.ts';
import { openRedis } from '../packages/server/src/data/redis.ts';
import { cpuSeconds, round } from './server-run.ts';

const SERVERS = [1, 2, 4, 8];
const ROUNDS = 3;
const MOST_UNHEARD = 100; // of each server that only tells
const SECONDS = Number(process.argv[2] ?? 3);
type Carrier = 'none' | 'postgres' | 'redis';
type Work = 'commit' | 'tell';

interface Measured {
  readonly toldPerSecond: number;
  readonly heardPerSecond: number;
  readonly delayMs: readonly [p50: number, p99: number] | null; // from telling to hearing
  readonly databaseCpuMs: number; // for each that was told
  readonly redisCpuMs: number;
}

const postgres = await startPostgres({ isDurable: true });
const redis = await startRedis();
const databaseUrl = await postgres.database();
const silent = openBus(null);

function openOn(carrier: Carrier): Bus {
  if (carrier === 'none') return silent;
  if (carrier === 'postgres') return openBus(databaseUrl);
  const connection = openRedis(redis.url, silentLog);
  const bus = openBus(databaseUrl, connection);
  return { ...bus, close: () => bus.close().then(() => connection.close()) };
}

async function measure(carrier: Carrier, work: Work, servers: number): Promise<Measured> {
  const listener = openOn(carrier);
  const buses = Array.from({ length: servers }, () => openOn(carrier));
  const clients = await Promise.all(buses.map(() => postgresClient(databaseUrl)));
  await allHeard(carrier, buses, listener);
  const delays: number[] = [];
  const stop = listener.listen('game', (_, toldMs) => delays.push(performance.now() - Number(toldMs)));
  const before = { database: cpuSeconds(postgres.pid())!, redis: cpuSeconds(redis.pid())! };
  const sinceMs = performance.now();
  let told = 0;
  const tellOn = async (server: number): Promise<void> => {
    for (let at = 0; performance.now() < sinceMs + 1000 * SECONDS; at++) {
      if (work === 'commit') await commitOn(clients[server]!, server * 100 + (at % 100));
      else while (told - delays.length > MOST_UNHEARD * servers) await new Promise(setImmediate);
      buses[server]!.tell('game', `${server} ${at}`, String(performance.now()));
      told += 1;
    }
  };
  await Promise.all(buses.map((_, server) => tellOn(server)));
  const seconds = (performance.now() - sinceMs) / 1000;
  const perMessage = (cpu: number): number => round((1000 * cpu) / told);
  const measured = {
    toldPerSecond: told / seconds,
    heardPerSecond: delays.length / seconds,
    delayMs: spread(delays),
    databaseCpuMs: perMessage(cpuSeconds(postgres.pid())! - before.database),
    redisCpuMs: perMessage(cpuSeconds(redis.pid())! - before.redis),
  };
  stop();
  await Promise.all([...buses, listener].map((bus) => bus.close()));
  await Promise.all(clients.map((client) => client.end()));
  return measured;
}

const commitOn = (client: PostgresClient, game: number): Promise<unknown> =>
  client.query('update games set version = version + 1 where id = $1', [game]);

/** Until the listener hears every server. */
async function allHeard(carrier: Carrier, buses: readonly Bus[], listener: Bus): Promise<void> {
  if (carrier === 'none') return;
  const heard = new Set<string>();
  const stop = listener.listen('habit', (server) => heard.add(server));
  while (heard.size < buses.length) {
    for (const [server, bus] of buses.entries()) bus.tell('habit', String(server));
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
  stop();
}

function spread(values: readonly number[]): [number, number] | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => round(sorted[Math.floor(share * (sorted.length - 1))]!);
  return [at(0.5), at(0.99)];
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

const setUp = await postgresClient(databaseUrl);
await setUp.query('create table games (id integer primary key, version integer not null)');
await setUp.query('insert into games select number, 0 from generate_series(0, 999) number');
await setUp.end();
await (await connected(redis.url)).close();

async function compare(work: Work, servers: number, carriers: readonly Carrier[]): Promise<object[]> {
  const rounds = new Map<Carrier, Measured[]>(carriers.map((carrier) => [carrier, []]));
  for (let at = 0; at < ROUNDS; at++)
    for (const carrier of carriers) rounds.get(carrier)!.push(await measure(carrier, work, servers));
  const [first] = carriers;
  const rate = (carrier: Carrier): number => median(rounds.get(carrier)!.map((each) => each.toldPerSecond));
  return carriers.map((carrier) => {
    const middle = rounds.get(carrier)!.find((each) => each.toldPerSecond === rate(carrier))!;
    return {
      work,
      servers,
      carrier,
      timesFirst: round(rate(carrier) / rate(first!)),
      ...middle,
      toldPerSecond: round(middle.toldPerSecond),
      heardPerSecond: round(middle.heardPerSecond),
    };
  });
}

const result: object[] = [];
for (const servers of SERVERS)
  result.push(...(await compare('commit', servers, ['none', 'postgres', 'redis'])));
for (const servers of SERVERS) result.push(...(await compare('tell', servers, ['postgres', 'redis'])));
await postgres.stop();
await redis.stop();
console.log(JSON.stringify(result, undefined, 2));
