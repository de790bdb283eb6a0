// Publish and subscribe of Redis carry the bus.
import type { OpenCarrier } from './carrier.ts';
import type { Redis } from './redis.ts';

const CHANNEL = 'rubicon:bus';

export const redisCarrier =
  (redis: Redis): OpenCarrier =>
  (hear, opened) => {
    redis.subscribe(CHANNEL, hear, opened);
    return {
      get isOpen() {
        return redis.isConnected;
      },
      send: async (text) => {
        await redis.run('PUBLISH', CHANNEL, text);
      },
      close: () => Promise.resolve(),
    };
  };
