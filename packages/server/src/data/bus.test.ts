import type { GameId } from '@rubicon/protocol';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBus, type Bus } from './bus.ts';
import { POSTGRES_MS, startPostgres, type TestPostgres } from '../../test/store/test-postgres.ts';

let postgres: TestPostgres;
let databaseUrl = '';
const opened: Bus[] = [];
const open = (): Bus => {
  const bus = openBus(databaseUrl);
  opened.push(bus);
  return bus;
};

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.database();
}, POSTGRES_MS);
afterAll(() => postgres.stop(), POSTGRES_MS);
afterEach(async () => {
  for (const bus of opened.splice(0)) await bus.close();
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

test('what one server sends, all others receive, but not the server itself', async () => {
  const [one, two, three] = [open(), open(), open()];
  await together(one, two, three);
  const [own, second, third] = [heardBy(one), heardBy(two), heardBy(three)];
  for (let number = 1; number <= 300; number++) one.tell('game', game(number), String(number));
  one.tell('game', game(1), String(705));
  await expect.poll(() => Math.min(second.size, third.size), { timeout: 20_000 }).toBeGreaterThanOrEqual(300);
  expect([second.get(game(1)), third.get(game(300))]).toEqual([705, 300]);
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
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
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
  await client.end();
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
  const client = new pg.Client(databaseUrl);
  await client.connect();
  for (const text of ['', 'x', '{}', 'null', '{"from":"x","told":1}', '{"from":"x","told":[["game",1,2],3]}'])
    await client.query('select pg_notify($1, $2)', ['rubicon', text]);
  await client.end();
  one.tell('game', game(6), String(6));
  await expect.poll(() => heard.get(game(6)), { timeout: 20_000 }).toBe(6);
  heard.delete(game(0)); // may still have been in transit
  expect([...heard]).toEqual([[game(6), 6]]);
});

test('a server that is alone says no more than that it is there', async () => {
  const client = new pg.Client(databaseUrl);
  const said: string[] = [];
  client.on('notification', ({ payload }) => said.push(payload!));
  await client.connect();
  await client.query('listen rubicon');
  const alone = openBus(databaseUrl, 0);
  opened.push(alone);
  await expect.poll(() => said.length, { timeout: 20_000 }).toBe(1);
  alone.tell('game', game(1), String(1));
  await client.query("select pg_notify('rubicon', 'last')");
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
  await client.end();
});

test('a single server has no one to notify', async () => {
  const bus = openBus(null);
  const heard = heardBy(bus);
  bus.tell('game', game(1), String(1));
  bus.onGap(() => expect.unreachable())();
  bus.listen('ended', () => expect.unreachable())();
  await bus.close();
  expect(heard.size).toBe(0);
});
