import { testKilledCup } from './killed-kit.ts';

testKilledCup(2, 7);
