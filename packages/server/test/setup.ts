// Global setup of the tests without a browser: installs Redis where it may, or says what is not tested.
import { install } from './programs.ts';
import { redisProgram } from './test-redis.ts';

export function setup(): void {
  if (redisProgram() === null) install('redis-server');
  if (redisProgram() === null) console.log('not tested: what servers share in Redis; it is not installed');
}
