import type { PersonId } from '@rubicon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Redis } from '../data/redis.ts';
import { connected, redisProgram, startRedis, type TestRedis } from '../../test/test-redis.ts';
import { redisPresence } from './redis-presence.ts';

const [ANN, BEN] = ['ann' as PersonId, 'ben' as PersonId];
const PATIENT = { timeout: 30_000 };

describe.skipIf(redisProgram() === null)('who is online, in Redis', () => {
  let server: TestRedis;
  const connections: Redis[] = [];
  const presences: ReturnType<typeof redisPresence>[] = [];
  beforeEach(async () => void (server = await startRedis()));
  afterEach(async () => {
    for (const presence of presences.splice(0)) presence.stop();
    for (const redis of connections.splice(0)) await redis.close();
    await server.stop();
  });
  async function join(...here: PersonId[]) {
    const redis = await connected(server.url);
    const presence = redisPresence(redis);
    connections.push(redis);
    presences.push(presence);
    presence.attach({
      isHere: (person) => here.includes(person),
      everyone: () => here,
      send: () => undefined,
    });
    return presence;
  }

  test('someone at two servers is online until they have left both', async () => {
    const [one, two, three] = [await join(), await join(), await join()];
    await one.note(ANN, true);
    await two.note(ANN, true);
    expect(await three.among([BEN, ANN])).toEqual([ANN]);
    await one.note(ANN, false);
    expect(await three.among([BEN, ANN])).toEqual([ANN]);
    await two.note(ANN, false);
    expect(await three.among([BEN, ANN])).toEqual([]);
  });

  test('a server that is killed takes its people along after a while', async () => {
    const one = await join();
    await one.note(ANN, true);
    const left = Number(await connections[0]!.run('PTTL', `rubicon:online:${ANN}`));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60_000);
  });

  test('without Redis nobody is known elsewhere; when it is back, empty, all say again who is there', async () => {
    const [one, two] = [await join(ANN), await join(BEN)];
    await one.note(ANN, true);
    await server.signal('SIGKILL');
    expect(await two.among([ANN])).toEqual([]);
    await one.note(ANN, true);
    await server.restart();
    await expect.poll(() => two.among([ANN]), PATIENT).toEqual([ANN]);
    await expect.poll(() => one.among([BEN]), PATIENT).toEqual([BEN]);
  });
});
