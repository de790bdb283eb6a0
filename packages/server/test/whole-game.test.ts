import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/data/open-store.ts';
import { startPostgres, type TestPostgres } from './store/test-postgres.ts';
import { live, type Live } from './live-kit.ts';
import { NOT_FOR_EACH_ORDER, recordStatements, unkeyedTables } from './statements.ts';
import { playWholeGame } from './whole-game.ts';

describe('two play whole games over HTTP and WebSocket', () => {
  describe('stored in SQLite', () => {
    let server: Live;
    beforeAll(async () => void (server = await live()));
    afterAll(() => server.stop());

    test.each([
      [1, { edition: '2.0' }],
      [
        2,
        {
          edition: '1.0',
          rules: { freeDeployment: true },
          pace: { kind: 'live', bankMs: 3_600_000, incrementMs: 0 },
        },
      ],
    ] as const)('game %i', async (seed, wanted) => {
      const { orders, cuts, checks } = await playWholeGame([server.url], seed, wanted);
      expect(orders).toBeGreaterThan(100);
      expect(Math.min(cuts, checks)).toBeGreaterThan(3);
    });
  });

  describe('stored in PostgreSQL, by two servers at once', () => {
    let postgres: TestPostgres | null = null;
    let databaseUrl = '';
    let servers: Live[] = [];
    beforeAll(async () => {
      postgres = await startPostgres();
      databaseUrl = await postgres.database();
      const env = { DATABASE_URL: databaseUrl };
      servers = [await live(env), await live(env)];
    });
    afterAll(async () => {
      for (const server of servers) await server.stop();
      await postgres?.stop();
    });

    test('a game with one player on each server', async () => {
      const played = recordStatements();
      const { orders } = await playWholeGame([servers[0]!.url, servers[1]!.url], 3);
      played.stop();
      expect(orders).toBeGreaterThan(100);

      // Each statement names its game or person, or is known not to run for each order
      const store = await openStore({ dataDir: '', databaseUrl });
      const others = recordStatements();
      for (const [, run] of NOT_FOR_EACH_ORDER) await run(store);
      others.stop();
      await store.close();
      const unkeyed = [...played.texts].filter((text) => unkeyedTables(text).length > 0);
      expect(unkeyed.filter((text) => !others.texts.has(text))).toEqual([]);
      expect(unkeyed.length).toBeGreaterThan(0);
      expect([...played.texts].some((text) => text.startsWith('with given as'))).toBe(true); // commits of orders
    });
  });
});
