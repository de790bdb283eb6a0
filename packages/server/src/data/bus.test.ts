import type { GameId } from '@rubicon/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../base/log.ts';
import { openBus, type Bus } from './bus.ts';
import { openRedis } from './redis.ts';
import { postgresClient, POSTGRES_MS, startPostgres } from '../../test/store/test-postgres.ts';
import { connected, redisProgram, startRedis } from '../../test/test-redis.ts';

/** What carries a bus, from outside. */
interface Wire {
  open(aloneMs?: number): Bus;
  /** Cuts all connections. */
  cut(): Promise<void>;
  /** Sends anything, as anyone can who reaches it. */
  say(text: string): Promise<void>;
  /** Hears everything. */
  overhear(hear: (text: string) => void): Promise<void>;
  stop(): Promise<void>;
}

async function postgresWire(): Promise<Wire> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  const client = await postgresClient(databaseUrl);
  return {
    open: (aloneMs) => openBus(databaseUrl, null, aloneMs),
    cut: async () => {
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      );
    },
    say: async (text) => void (await client.query('select pg_notify($1, $2)', ['rubicon', text])),
    overhear: async (hear) => {
      client.on('notification', ({ payload }) => hear(payload!));
      await client.query('listen rubicon');
    },
    stop: async () => {
      await client.end();
      await postgres.stop();
    },
  };
}

async function redisWire(): Promise<Wire> {
  const server = await startRedis();
  const client = await connected(server.url);
  return {
    open: (aloneMs) => {
      const redis = openRedis(server.url, silentLog);
      const bus = openBus('postgres://nobody.invalid/', redis, aloneMs);
      return { ...bus, close: () => bus.close().then(() => redis.close()) };
    },
    cut: async () => {
      for (const kind of ['normal', 'pubsub'])
        await client.run('CLIENT', 'KILL', 'TYPE', kind, 'SKIPME', 'yes');
    },
    say: async (text) => void (await client.run('PUBLISH', 'rubicon:bus', text)),
    overhear: (hear) => new Promise((resolve) => client.subscribe('rubicon:bus', hear, resolve)),
    stop: async () => {
      await client.close();
      await server.stop();
    },
  };
}

const WIRES = { PostgreSQL: postgresWire, Redis: redisWire };

test('a single server has no one to notify', async () => {
  const bus = openBus(null);
  const heard = heardBy(bus);
  bus.tell('game', game(1), String(1));
  bus.onGap(() => expect.unreachable())();
  bus.listen('ended', () => expect.unreachable())();
  await bus.close();
  expect(heard.size).toBe(0);
});

const game = (number: number): GameId => `game-number-${number}` as GameId;
const heardBy = (bus: Bus): Map<string, number> => {
  const heard = new Map<string, number>();
  bus.listen('game', (each, version) => heard.set(each, Number(version)));
  return heard;
};

/** Messages sent before the others listen may be lost: sends until one arrives. */
async function together(teller: Bus, ...others: Bus[]): Promise<void> {
  for (const other of others) {
    const heard = heardBy(other);
    await expect
      .poll(
        () => {
          teller.tell('game', game(0), String(1));
          return heard.size;
        },
        { timeout: 20_000 },
      )
      .toBe(1);
  }
}

const CARRIERS = redisProgram() === null ? (['PostgreSQL'] as const) : (['PostgreSQL', 'Redis'] as const);
describe.each(CARRIERS)('carried by %s', (name) => {
  let wire: Wire;
  const opened: Bus[] = [];
  const open = (aloneMs?: number): Bus => {
    const bus = wire.open(aloneMs);
    opened.push(bus);
    return bus;
  };
  beforeAll(async () => void (wire = await WIRES[name]()), POSTGRES_MS);
  afterAll(() => wire.stop(), POSTGRES_MS);
  afterEach(async () => {
    for (const bus of opened.splice(0)) await bus.close();
  });

  test('what one server sends, all others receive, but not the server itself', async () => {
    const [one, two, three] = [open(), open(), open()];
    await together(one, two, three);
    const [own, second, third] = [heardBy(one), heardBy(two), heardBy(three)];
    for (let number = 1; number <= 300; number++) one.tell('game', game(number), String(number));
    one.tell('game', game(1), String(705));
    await expect.poll(() => second.has(game(300)) && third.has(game(300)), { timeout: 20_000 }).toBe(true);
    expect([second.get(game(1)), third.get(game(1))]).toEqual([705, 705]);
    expect(Math.min(second.size, third.size)).toBeGreaterThanOrEqual(300);
    expect(own.size).toBe(0);
  });

  test('ended sessions are announced', async () => {
    const [one, two] = [open(), open()];
    await together(one, two);
    const heard: string[] = [];
    const stop = two.listen('ended', (hash) => heard.push(hash));
    one.tell('ended', 'first');
    one.tell('ended', 'second');
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['first', 'second']);
    stop();
    const others = heardBy(two);
    one.tell('ended', 'third');
    one.tell('game', game(9), String(9));
    await expect.poll(() => others.get(game(9)), { timeout: 20_000 }).toBe(9);
    expect(heard).toEqual(['first', 'second']);
  });

  test('a lost connection is reopened, and messages queued meanwhile are sent then', async () => {
    const [one, two] = [open(), open()];
    await together(one, two);
    const heard = heardBy(two);
    let gaps = 0;
    two.onGap(() => void gaps++);
    await wire.cut();
    await expect
      .poll(
        () => {
          one.tell('game', game(5), String(5));
          return heard.get(game(5));
        },
        { timeout: 30_000 },
      )
      .toBe(5);
    expect(gaps).toBeGreaterThan(0); // messages sent meanwhile were missed
  });

  test('a connection that is opened, first or again, is a gap', async () => {
    const bus = open();
    let gaps = 0;
    bus.onGap(() => void gaps++);
    await expect.poll(() => gaps, { timeout: 20_000 }).toBe(1);
    await wire.cut();
    await expect.poll(() => gaps, { timeout: 20_000 }).toBe(2);
  });

  test('too many messages to send are announced as a gap', async () => {
    const [one, two] = [open(), open()];
    await together(one, two);
    let gaps = 0;
    two.onGap(() => void gaps++);
    one.tell('presence', game(1), 'x'.repeat(200));
    await expect.poll(() => gaps, { timeout: 20_000 }).toBe(1);
  });

  test('malformed messages from others are ignored', async () => {
    const [one, two] = [open(), open()];
    await together(one, two);
    const heard = heardBy(two);
    for (const text of [
      '',
      'x',
      '{}',
      'null',
      '{"from":"x","told":1}',
      '{"from":"x","told":[["game",1,2],3]}',
    ])
      await wire.say(text);
    one.tell('game', game(6), String(6));
    await expect.poll(() => heard.get(game(6)), { timeout: 20_000 }).toBe(6);
    heard.delete(game(0)); // may still have been in transit
    expect([...heard]).toEqual([[game(6), 6]]);
  });

  test('a server that is alone says no more than that it is there', async () => {
    const said: string[] = [];
    await wire.overhear((text) => said.push(text));
    const alone = open(0);
    await expect.poll(() => said.length, { timeout: 20_000 }).toBe(1);
    alone.tell('game', game(1), String(1));
    await wire.say('last');
    await expect.poll(() => said.at(-1), { timeout: 20_000 }).toBe('last');
    expect(said[0]).toContain('"told":[]');
    expect(said).toHaveLength(2);
    // It tells as soon as there is another
    const other = open();
    const heard = heardBy(other);
    await expect
      .poll(
        () => {
          alone.tell('game', game(2), String(2));
          return heard.get(game(2));
        },
        { timeout: 20_000 },
      )
      .toBe(2);
  });
});
