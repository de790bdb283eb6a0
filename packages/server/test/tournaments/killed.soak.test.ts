import { TOURNAMENT_FORMATS } from '@rubicon/protocol';
import { afterAll, beforeAll, describe } from 'vitest';
import { POSTGRES_MS, startPostgres, type TestPostgres } from '../store/test-postgres.ts';
import { testKilled } from './killed-kit.ts';

describe('one process', () => {
  for (const [index, format] of TOURNAMENT_FORMATS.entries())
    for (const seed of [11, 12]) testKilled(format, 4, seed + 10 * index);
});

describe('three processes', () => {
  for (const seed of [51, 52]) testKilled('knock-out', 4, seed, () => ({ workers: 3 }));
});

describe('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, POSTGRES_MS);
  afterAll(() => postgres.stop(), POSTGRES_MS);
  testKilled('round-robin', 4, 31, async () => ({ databaseUrl: await postgres.database() }));
  testKilled('swiss', 4, 32, async () => ({ workers: 2, databaseUrl: await postgres.database() }));
});
