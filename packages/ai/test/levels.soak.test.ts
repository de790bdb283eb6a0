// Every level to the end of 500 games: no illegal choice, no exception, no more memory than a small machine has. The levels
// that search get a hundredth of their budget, or it would take days; what they think about is the same.
import { expect, test } from 'vitest';
import { LEVELS } from '../src/levels/level.ts';
import { LIMIT_MEGABYTES, soak } from './soaking.ts';

const GAMES = 500;
const SHARE = 0.01;

test.each(LEVELS)(`%s finishes ${GAMES} games`, async (level) => {
  const soaked = await soak(level, GAMES, SHARE);
  process.stdout.write(`${JSON.stringify(soaked)}\n`);
  expect(soaked.games).toBe(GAMES);
  expect(soaked.megabytes).toBeLessThan(LIMIT_MEGABYTES);
});
