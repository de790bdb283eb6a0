import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../base/log.ts';
import { connected, redisProgram, startRedis, type TestRedis } from '../../test/test-redis.ts';
import { openRedis, type Redis } from './redis.ts';

const PATIENT = { timeout: 30_000 };

describe.skipIf(redisProgram() === null)('Redis', () => {
  let server: TestRedis;
  const opened: Redis[] = [];
  beforeEach(async () => void (server = await startRedis()));
  afterEach(async () => {
    for (const redis of opened.splice(0)) await redis.close();
    await server.stop();
  });
  const open = async (): Promise<Redis> => {
    const redis = await connected(server.url);
    opened.push(redis);
    return redis;
  };

  test('what is under way when it is killed is rejected, and so is everything until it is back', async () => {
    const redis = await open();
    await server.signal('SIGSTOP');
    const underWay = redis.run('SET', 'a', 1);
    await Promise.all([
      expect(underWay).rejects.toThrow(/closed|destroyed|disconnect|ECONNRESET/i),
      server.signal('SIGKILL'),
    ]);
    await expect.poll(() => redis.isConnected, PATIENT).toBe(false);
    await expect(redis.run('PING')).rejects.toThrow('There is no connection');
    await server.restart();
    await expect.poll(() => redis.isConnected, PATIENT).toBe(true);
    expect(await redis.run('PING')).toBe('PONG');
  });

  test('one that hangs is given up, also without a command, and taken up when it answers', async () => {
    const redis = await open();
    await server.signal('SIGSTOP');
    await expect.poll(() => redis.isConnected, PATIENT).toBe(false);
    await server.signal('SIGCONT');
    await expect.poll(() => redis.isConnected, PATIENT).toBe(true);
  });

  test('one that is not there yet is found when it comes, and the host is told once', async () => {
    await server.signal('SIGKILL');
    const said: string[] = [];
    const tell = (_: object, sentence: string): void => void said.push(sentence);
    const redis = openRedis(server.url, { ...silentLog, info: tell, warn: tell });
    opened.push(redis);
    await new Promise((resolve) => void setTimeout(resolve, 2500)); // more than one attempt
    expect(redis.isConnected).toBe(false);
    await server.restart();
    await expect.poll(() => redis.isConnected, PATIENT).toBe(true);
    expect(said).toEqual([expect.stringContaining('Redis is lost'), 'Redis is there.']);
  });
});
