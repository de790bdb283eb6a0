import { afterAll, beforeAll, describe } from 'vitest';
import { POSTGRES_MS, startPostgres, type TestPostgres } from '../store/test-postgres.ts';
import { testKilledCup } from './killed-kit.ts';

describe('one process', () => {
  for (const seed of [11, 12, 13, 14]) testKilledCup(4, seed);
});

describe('three processes', () => {
  for (const seed of [21, 22]) testKilledCup(4, seed, () => ({ workers: 3 }));
});

describe('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, POSTGRES_MS);
  afterAll(() => postgres.stop(), POSTGRES_MS);
  testKilledCup(4, 31, async () => ({ databaseUrl: await postgres.database() }));
  testKilledCup(4, 32, async () => ({ workers: 2, databaseUrl: await postgres.database() }));
});
