// A few games of what levels.soak.test.ts plays by hundreds.
import { expect, test } from 'vitest';
import { LEVELS } from '../src/levels/level.ts';
import { LIMIT_MEGABYTES, soak } from './soaking.ts';

test.each(LEVELS)(
  '%s plays both sides, every edition and free deployment in little memory',
  async (level) => {
    const soaked = await soak(level, 12, 0.001);
    expect(soaked).toMatchObject({ level, games: 12 });
    expect(soaked.orders).toBeGreaterThan(12 * 50);
    expect(soaked.megabytes).toBeGreaterThan(30);
    expect(soaked.megabytes).toBeLessThan(LIMIT_MEGABYTES);
  },
);

test('a game that goes wrong is named', async () => {
  await expect(soak('nero', 1, 1)).rejects.toThrow(
    'Game 0: nero as Caesar against random, edition 2.0, fixed deployment',
  );
});
