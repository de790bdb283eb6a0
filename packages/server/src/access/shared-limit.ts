// Rate limits that all servers and processes share in Redis. Each process has a copy of the buckets it needs, which
// lets requests in without asking; what it took is settled with the shared ones twice a second. At worst each of n
// processes spends its copy of a full bucket at once: that leaves the shared one in debt, and nothing more is let in
// anywhere until the debt is paid. So in any time t at most n × burst + t × perSecond are let in, where without Redis
// it is n × (burst + t × perSecond).
import type { Redis } from '../data/redis.ts';
import { secondsUntil, tokenBuckets, type Budget, type RateLimit } from './rate-limit.ts';

const SETTLE_MS = 500;
const MOST_AT_ONCE = 200; // buckets in one script: Redis does nothing else meanwhile

/**
 * Takes from each bucket, if it has at least so much, and returns what it had before. The time is that of Redis, so
 * clocks of servers need not agree. A bucket that would be full again is forgotten.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local before = {}
for i, key in ipairs(KEYS) do
  local burst, perMs = tonumber(ARGV[4 * i - 3]), tonumber(ARGV[4 * i - 2])
  local count, least = tonumber(ARGV[4 * i - 1]), tonumber(ARGV[4 * i])
  local stored = redis.call('HMGET', key, 'left', 'at')
  local left = burst
  if stored[1] then left = math.min(burst, stored[1] + math.max(0, now - stored[2]) * perMs) end
  before[i] = tostring(left)
  if left >= least then left = left - count end
  redis.call('HSET', key, 'left', tostring(left), 'at', tostring(now))
  redis.call('PEXPIRE', key, math.ceil((burst - left) / perMs) + 1000)
end
return before`;
const ANY = -1e9; // also into debt

interface Taken {
  readonly budget: Budget;
  count: number;
}

export function sharedLimit(redis: Redis, now: () => number): RateLimit {
  const copies = tokenBuckets(now);
  let unsettled = new Map<string, Taken>();

  async function takeShared(taken: readonly (readonly [string, Taken])[], least: number): Promise<number[]> {
    const names = taken.map(([key]) => `rubicon:limit:${key}`);
    const values = taken.flatMap(([, { budget, count }]) => [
      budget.burst,
      budget.perSecond / 1000,
      count,
      least,
    ]);
    const before = await redis.run('EVAL', TAKE, names.length, ...names, ...values);
    return (before as string[]).map(Number);
  }

  /** What Redis did not count is forgotten: this process has counted it. */
  async function settle(): Promise<void> {
    const all = [...unsettled];
    unsettled = new Map();
    for (let at = 0; at < all.length && redis.isConnected; at += MOST_AT_ONCE) {
      const some = all.slice(at, at + MOST_AT_ONCE);
      const before = await takeShared(some, ANY);
      for (const [index, [key, { count }]] of some.entries())
        copies.put(key, before[index]! - count - (unsettled.get(key)?.count ?? 0));
    }
  }
  const settling = setInterval(() => void settle().catch(() => undefined), SETTLE_MS).unref();

  return {
    takeHere: copies.take,
    take: (key, budget) => {
      const seconds = copies.take(key, budget);
      if (seconds > 0) return seconds;
      const taken = unsettled.get(key);
      if (taken === undefined) unsettled.set(key, { budget, count: 1 });
      else taken.count += 1;
      return 0;
    },
    takeEverywhere: async (key, budget) => {
      // A copy never has less than the shared bucket, unless Redis has forgotten it
      const seconds = copies.take(key, budget);
      if (seconds > 0 || !redis.isConnected) return seconds;
      try {
        const [before] = await takeShared([[key, { budget, count: 1 }]], 1);
        copies.put(key, before! >= 1 ? before! - 1 : before!);
        return secondsUntil(before!, budget);
      } catch {
        return 0; // Redis is lost: this process has counted it
      }
    },
    stop: () => clearInterval(settling),
  };
}
