import { testKilledCup } from './killed-kit.ts';

for (const seed of [11, 12, 13, 14]) testKilledCup(4, seed);
