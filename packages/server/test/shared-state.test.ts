// Two servers on one PostgreSQL and one Redis, and one of several processes: what they share, and what they do while
// Redis is gone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SeededChance } from '@rubicon/engine';
import type { FriendsNews, GameId } from '@rubicon/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort, nextDeed, start } from './crash.ts';
import { begun, client, dial, guest, live, nobody, type Client, type Line, type Live } from './live-kit.ts';
import { POSTGRES_MS, startPostgres, type TestPostgres } from './store/test-postgres.ts';
import { redisProgram, startRedis, type TestRedis } from './test-redis.ts';

const PATIENT = { timeout: 60_000 };

/** What `/readyz` says of Redis; the server is ready all the time. */
async function ready(url: string): Promise<string | undefined> {
  const response = await fetch(`${url}/readyz`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { redis?: string }).redis;
}

const metric = async (url: string, name: string): Promise<number> =>
  Number(new RegExp(`^${name} (.*)$`, 'm').exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

const attempt = async (url: string): Promise<number> => {
  const body = { name: 'Gaia', password: 'a wrong password' };
  return (await nobody(url).send('POST', '/login', body)).status;
};

async function befriend(one: Client, other: Client): Promise<void> {
  const ids = await Promise.all(
    [one, other].map((each) => each.done<{ person: { id: string } }>('GET', '/me')),
  );
  await one.done('PUT', `/friends/${ids[1]!.person.id}`);
  await other.done('PUT', `/friends/${ids[0]!.person.id}`);
}

const lastNews = ({ heard }: Line): FriendsNews | undefined =>
  heard.findLast((message) => message.kind === 'friends');

/** A server that was not told of a change finds it within seconds: until then neither may be asked. */
async function played(
  players: Parameters<typeof nextDeed>[0],
  game: GameId,
  chance: SeededChance,
  orders: number,
): Promise<void> {
  for (let given = 0; given < orders; given++) {
    let deed = await nextDeed(players, game, chance);
    while (deed === null) {
      await new Promise((resolve) => void setTimeout(resolve, 100));
      deed = await nextDeed(players, game, chance);
    }
    await deed.by.done('POST', deed.path, deed.body);
  }
}

describe.skipIf(redisProgram() === null)('two servers with Redis', () => {
  let postgres: TestPostgres;
  let redis: TestRedis;
  let here: Live;
  let there: Live;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, POSTGRES_MS);
  afterAll(() => postgres.stop(), POSTGRES_MS);
  beforeEach(async () => {
    redis = await startRedis();
    const env = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url, RATE_LIMITS: 'yes' };
    [here, there] = [await live(env), await live(env)];
  });
  const bothSay = async (redisIs: string): Promise<void> => {
    for (const { url } of [here, there]) await expect.poll(() => ready(url), PATIENT).toBe(redisIs);
  };
  afterEach(async () => {
    await here.stop();
    await there.stop();
    await redis.stop();
  });

  test('a friend at one is seen at the other, and a limit spent at one counts at the other', async () => {
    await bothSay('connected');
    const [gaia, livia] = [await guest(here.url, 'Gaia'), await guest(here.url, 'Livia')];
    await befriend(gaia, livia);
    const line = await dial(gaia);
    const elsewhere = client(there.url, { ...livia.credentials, origin: there.url });
    const away = await dial(elsewhere);
    await expect.poll(() => lastNews(line)?.online.length, PATIENT).toBe(1);
    expect((await gaia.done<{ friends: { isOnline: boolean }[] }>('GET', '/friends')).friends).toMatchObject([
      { isOnline: true },
    ]);
    away.cut();
    await expect.poll(() => lastNews(line)?.online.length, PATIENT).toBe(0);
    line.cut();

    // Five attempts from one address, wherever
    for (const _ of [1, 2, 3]) expect(await attempt(here.url)).toBe(401);
    for (const _ of [1, 2]) expect(await attempt(there.url)).toBe(401);
    expect([await attempt(there.url), await attempt(here.url)]).toEqual([429, 429]);
  });

  test('Redis is killed in a game: orders go on, the host is told, and when it is back so is the bus', async () => {
    await bothSay('connected');
    const players = { caesar: await guest(here.url, 'Gaius'), pompey: await guest(there.url, 'Gnaeus') };
    const game = await begun(players.caesar, players.pompey);
    const [watching, chance] = [await dial(players.pompey), new SeededChance(49)];
    watching.say({ kind: 'watch', watch: 1, game, after: 0 });
    await played(players, game, chance, 3);

    await redis.signal('SIGKILL');
    await played(players, game, chance, 4);
    await bothSay('lost');
    expect(await metric(here.url, 'rubicon_redis_lost')).toBe(1);
    await played(players, game, chance, 4);

    await redis.restart();
    await bothSay('connected');
    expect(await metric(here.url, 'rubicon_redis_lost')).toBe(0);
    // A line of chat is pushed to another server by the bus alone
    await expect
      .poll(async () => {
        await players.caesar.send('POST', `/games/${game}/chat`, { room: 'players', text: 'Alea iacta est' });
        return watching.heard.some(({ kind }) => kind === 'chat');
      }, PATIENT)
      .toBe(true);
    watching.cut();
  });
});

test.skipIf(redisProgram() === null)('a limit is one for all processes of a server', async () => {
  const redis = await startRedis();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-shared-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await start(dataDir, port, '', 2, { REDIS_URL: redis.url, RATE_LIMITS: 'yes' });
  await expect.poll(() => metric(url, 'rubicon_redis_lost'), PATIENT).toBe(0);
  const answers = await Promise.all(Array.from({ length: 16 }, () => attempt(url)));
  expect(answers.filter((status) => status === 401)).toHaveLength(5);
  server.child.kill('SIGTERM');
  await server.gone;
  await redis.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
