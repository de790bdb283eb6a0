import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Redis } from '../data/redis.ts';
import { connected, redisProgram, startRedis, type TestRedis } from '../../test/test-redis.ts';
import type { RateLimit } from './rate-limit.ts';
import { sharedLimit } from './shared-limit.ts';

const SLOW = { burst: 3, perSecond: 1 / 1000 }; // refills nothing that a test could notice
/** How many tokens have to be refilled before one is there: 0 was let in. */
const missing = (seconds: number): number => Math.round(seconds * SLOW.perSecond);
const PATIENT = { timeout: 30_000 };

describe.skipIf(redisProgram() === null)('limits in Redis', () => {
  let server: TestRedis;
  const connections: Redis[] = [];
  const limits: RateLimit[] = [];
  let [here, there, third]: RateLimit[] = [];
  beforeAll(async () => void (server = await startRedis()));
  afterAll(() => server.stop());
  beforeEach(async () => {
    for (let count = 0; count < 3; count++) {
      const redis = await connected(server.url);
      connections.push(redis);
      limits.push(sharedLimit(redis, Date.now));
    }
    [here, there, third] = limits;
    await connections[0]!.run('FLUSHALL');
  });
  afterEach(async () => {
    for (const limit of limits.splice(0)) limit.stop();
    for (const redis of connections.splice(0)) await redis.close();
  });

  test('what is counted everywhere is exact, also at the same time', async () => {
    const both = [here!, there!].flatMap((limit) => [1, 2, 3].map(() => limit.takeEverywhere('a', SLOW)));
    const waits = await Promise.all(both);
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
    expect(missing(Math.max(...waits))).toBe(1);
    expect(await here!.takeEverywhere('b', SLOW)).toBe(0);
  });

  test('what is counted at once here counts there a moment later', async () => {
    for (const _ of [1, 2, 3]) expect(here!.take('a', SLOW)).toBe(0);
    expect(missing(here!.take('a', SLOW))).toBe(1);
    expect(there!.take('a', SLOW)).toBe(0); // from its own copy; then it knows, and so does the other
    await expect.poll(() => missing(there!.take('a', SLOW)), PATIENT).toBeGreaterThanOrEqual(2);
  });

  test('many processes at once spend at most a burst each, and pay it back', async () => {
    const taken = [here!, there!].flatMap((limit) => [1, 2, 3, 4].map(() => limit.take('a', SLOW)));
    expect(taken.filter((seconds) => seconds === 0)).toHaveLength(6);
    // Three too many: the next is let in, wherever, when four have been refilled
    await expect.poll(() => missing(there!.take('a', SLOW)), PATIENT).toBe(4);
    expect(missing(await third!.takeEverywhere('a', SLOW))).toBe(4);
  });

  test('what is counted here only is not shared', async () => {
    for (const _ of [1, 2, 3]) here!.takeHere('a', SLOW);
    expect(await there!.takeEverywhere('a', SLOW)).toBe(0);
    expect(missing(here!.takeHere('a', SLOW))).toBe(1);
  });

  test('a bucket that is full again is forgotten', async () => {
    await here!.takeEverywhere('quick', { burst: 3, perSecond: 1000 });
    await here!.takeEverywhere('slow', SLOW);
    const keys = (): Promise<unknown> => connections[0]!.run('KEYS', '*');
    await expect.poll(keys, PATIENT).toEqual(['rubicon:limit:slow']);
  });

  test('without Redis each process counts for itself, and together again when it is back', async () => {
    expect(await here!.takeEverywhere('a', SLOW)).toBe(0);
    await server.signal('SIGKILL');
    expect(await here!.takeEverywhere('a', SLOW)).toBe(0);
    expect(here!.take('b', SLOW)).toBe(0);
    expect(await here!.takeEverywhere('a', SLOW)).toBe(0);
    expect(missing(await here!.takeEverywhere('a', SLOW))).toBe(1);
    expect(await there!.takeEverywhere('a', SLOW)).toBe(0);
    await server.restart();
    await expect.poll(() => connections.every(({ isConnected }) => isConnected), PATIENT).toBe(true);
    for (const _ of [1, 2, 3]) expect(await here!.takeEverywhere('c', SLOW)).toBe(0);
    expect(missing(await there!.takeEverywhere('c', SLOW))).toBe(1);
  });
});
