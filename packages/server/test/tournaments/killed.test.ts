import { testKilled } from './killed-kit.ts';

testKilled('round-robin', 2, 7);
testKilled('swiss', 2, 8);
