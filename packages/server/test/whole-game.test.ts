import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from './store/test-postgres.ts';
import { live, type Live } from './live-kit.ts';
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
    let servers: Live[] = [];
    beforeAll(async () => {
      postgres = await startPostgres();
      const DATABASE_URL = await postgres.database();
      servers = [await live({ DATABASE_URL }), await live({ DATABASE_URL })];
    });
    afterAll(async () => {
      for (const server of servers) await server.stop();
      await postgres?.stop();
    });

    test('a game with one player on each server', async () => {
      const { orders } = await playWholeGame([servers[0]!.url, servers[1]!.url], 3);
      expect(orders).toBeGreaterThan(100);
    });
  });
});
