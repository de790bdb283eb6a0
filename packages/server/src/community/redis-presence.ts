// Who is online at any server, in Redis: for each person the processes where they are. Each process says again who is
// there, so those of one that was killed are forgotten, and an empty Redis is filled.
import { randomUUID } from 'node:crypto';
import type { PersonId } from '@rubicon/protocol';
import type { Redis } from '../data/redis.ts';
import type { Elsewhere, Sockets } from './elsewhere.ts';

const AGAIN_MS = 20_000;
const GONE_MS = 3 * AGAIN_MS;
const MOST_AT_ONCE = 500; // people in one script: Redis does nothing else meanwhile

/** The time is that of Redis, so clocks of servers need not agree. */
const NOW = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;
const HERE = `${NOW}
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now + ARGV[2], ARGV[1])
  redis.call('PEXPIRE', key, ARGV[2])
end`;
const WHO = `${NOW}
local online = {}
for i, key in ipairs(KEYS) do online[i] = redis.call('ZCOUNT', key, now, '+inf') end
return online`;

const keyOf = (person: PersonId): string => `rubicon:online:${person}`;

export function redisPresence(redis: Redis): Elsewhere & { stop(): void } {
  const own = randomUUID();
  let sockets: Pick<Sockets, 'everyone'> = { everyone: () => [] };

  async function inParts(
    persons: readonly PersonId[],
    script: string,
    ...rest: readonly (string | number)[]
  ): Promise<unknown[]> {
    const answers: unknown[] = [];
    for (let at = 0; at < persons.length; at += MOST_AT_ONCE) {
      const keys = persons.slice(at, at + MOST_AT_ONCE).map(keyOf);
      answers.push(await redis.run('EVAL', script, keys.length, ...keys, ...rest));
    }
    return answers.flat();
  }

  const noteAll = (): void =>
    void inParts([...sockets.everyone()], HERE, own, GONE_MS).catch(() => undefined);
  redis.onConnected(noteAll);
  const again = setInterval(noteAll, AGAIN_MS).unref();

  return {
    note: async (person, isHere) => {
      const noted = isHere ? inParts([person], HERE, own, GONE_MS) : redis.run('ZREM', keyOf(person), own);
      await noted.catch(() => undefined); // all are noted again when Redis is back
    },
    among: async (persons) => {
      const counts = await inParts(persons, WHO).catch(() => []);
      return persons.filter((_, index) => Number(counts[index] ?? 0) > 0);
    },
    attach: (given) => {
      sockets = given;
    },
    stop: () => clearInterval(again),
  };
}
