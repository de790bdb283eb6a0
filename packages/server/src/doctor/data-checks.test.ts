import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, doctorBench, NOW_MS, said, verdicts } from '../../test/doctor-kit.ts';
import { POSTGRES_MS, startPostgres, type TestPostgres } from '../../test/store/test-postgres.ts';
import { redisProgram, startRedis } from '../../test/test-redis.ts';
import { openStore } from '../data/open-store.ts';
import { sqliteFile } from '../data/sqlite-file.ts';
import { backupName } from '../operation/backups.ts';
import { postgresSaid } from './data-checks.ts';
import type { Finding } from './doctor.ts';

const bench = doctorBench();
const { closing, found, listening } = bench;

describe('SQLite', () => {
  const make = async (): Promise<void> =>
    (await openStore({ dataDir: bench.dir, databaseUrl: null })).close();
  const change = (sql: string): void => {
    const db = new BetterSqlite(sqliteFile(bench.dir));
    db.exec(sql);
    db.close();
  };

  test('as this program left it', async () => {
    await make();
    const findings = await found('database');
    expect(verdicts(findings)).toEqual(['ok']);
    expect(said(findings)).toMatch(/^SQLite 3\.\d+\.\d+, version \d+$/);
  });

  test.each<[string, string, string]>([
    ['warn', 'delete from migrations where number > 1', 'the next start migrates it'],
    ['fail', 'insert into migrations (number, at_ms) values (999, 0)', 'version 999'],
    ['fail', 'drop table migrations', 'cannot be read'],
  ])('%s: %s', async (verdict, sql, message) => {
    await make();
    change(sql);
    const findings = await found('database');
    expect(verdicts(findings)).toEqual([verdict]);
    expect(said(findings)).toContain(message);
  });

  test('a file that is no database', async () => {
    writeFileSync(sqliteFile(bench.dir), 'hello');
    expect(verdicts(await found('database'))).toEqual(['fail']);
  });
});

describe('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, POSTGRES_MS);
  afterAll(() => postgres.stop(), POSTGRES_MS);

  test('empty, then in use, then with a clock that differs', async () => {
    const url = await postgres.database();
    const check = (now = Date.now) => found('database', { DATABASE_URL: url }, { now });
    const named = (findings: readonly Finding[]): string => said(findings).split('\n')[0]!;
    expect(named(await check())).toMatch(/^PostgreSQL \d+; its tables are made/);
    await (await openStore({ dataDir: '', databaseUrl: url })).close();
    expect(named(await check())).toMatch(/^PostgreSQL \d+, version \d+$/);
    // The one of tests does not wait for the disk
    expect(said(await check())).toContain('fsync is off');
    expect(said(await check())).not.toContain('clocks');
    const late = await check(() => Date.now() - 60_000);
    expect(late.find(({ message }) => message.includes('clocks'))).toMatchObject({ verdict: 'fail' });
  });

  test('not there', async () => {
    const findings = await found('database', { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(JSON.stringify(findings)).not.toContain('hunter2');
  });

  const FACTS = {
    version: 17,
    fsync: 'on',
    synchronous: 'on',
    connections: 100,
    aheadMs: 12,
    migrations: null,
  };
  test.each<[string, Partial<typeof FACTS>, string]>([
    ['fail', { version: 12 }, 'too old'],
    ['fail', { fsync: 'off' }, 'power failure'],
    ['warn', { synchronous: 'off' }, 'synchronous_commit'],
    ['warn', { connections: 20 }, 'allows 20 connections'],
    ['warn', { aheadMs: -2500 }, 'differ by 2.5 s'],
    ['fail', { aheadMs: 45_000 }, 'differ by 45.0 s'],
  ])('%s: %j', (verdict, fault, message) => {
    expect(postgresSaid(FACTS)).toHaveLength(1);
    const [first, second] = postgresSaid({ ...FACTS, ...fault });
    expect([first?.verdict, second?.verdict]).toEqual(['ok', verdict]);
    expect(second?.message).toContain(message);
  });
});

describe('Redis', () => {
  test.skipIf(redisProgram() === null)('that answers', async () => {
    const redis = await startRedis();
    closing.push(() => redis.stop());
    const findings = await found('Redis', { REDIS_URL: redis.url });
    expect(verdicts(findings)).toEqual(['ok']);
    expect(said(findings)).toMatch(/^version \d+\.\d+\.\d+ answers$/);
  });

  test('that is old', async () => {
    const port = await listening(
      createServer((socket) => {
        socket.on('error', () => socket.destroy());
        socket.on('data', (asked) => {
          for (const _ of asked.toString().matchAll(/^\*\d/gm))
            socket.write('$19\r\nredis_version:6.2.1\r\n');
        });
      }),
    );
    expect(said(await found('Redis', { REDIS_URL: `redis://127.0.0.1:${port}` }))).toContain(
      '6.2.1 is too old',
    );
  });

  test('that does not answer, or is not set', async () => {
    const findings = await found('Redis', { REDIS_URL: 'redis://u:hunter2@127.0.0.1:1' });
    expect(verdicts(findings)).toEqual(['fail']);
    expect(JSON.stringify(findings)).not.toContain('hunter2');
    expect(await found('Redis')).toEqual([]);
  });
});

describe('backups', () => {
  const BY_DAY = { BACKUP_EVERY: '24' };
  const BY_DUMP = { DATABASE_URL: 'postgres://127.0.0.1:1/x' };
  test.each<[string, Record<string, string>, number | null, string]>([
    ['warn', BY_DAY, null, 'There is no backup'],
    ['ok', BY_DAY, 1, '24 hours old'],
    ['fail', BY_DAY, 2.1, '2 days old'],
    ['warn', {}, 1, 'makes none by itself'],
    ['ok', BY_DUMP, 1, '24 hours old'],
    ['fail', BY_DUMP, 3, '3 days old'],
    ['warn', BY_DUMP, null, 'There is no backup'],
  ])('%s: %j, %s days old', async (verdict, env, days, message) => {
    const backups = path.join(bench.dir, 'backups');
    mkdirSync(backups);
    if (days !== null) {
      const name = backupName(NOW_MS - days * DAY_MS);
      writeFileSync(path.join(backups, env === BY_DUMP ? name.replace('sqlite', 'dump') : name), '');
    }
    const findings = await found('backups', env);
    expect(verdicts(findings)).toEqual([verdict]);
    expect(said(findings)).toContain(message);
  });

  test('a folder that cannot be read', async () => {
    writeFileSync(path.join(bench.dir, 'file'), '');
    expect(said(await found('backups', { BACKUP_DIR: path.join(bench.dir, 'file') }))).toContain(
      'cannot be read',
    );
  });

  test.each([
    ['ok', `${new Date(NOW_MS - 3 * DAY_MS).toISOString()} ok 12\n`, '3 days ago, replayed 12 games'],
    ['warn', `${new Date(NOW_MS - 40 * DAY_MS).toISOString()} ok 12\n`, '40 days ago'],
    ['fail', `${new Date(NOW_MS - 3 * DAY_MS).toISOString()} damaged 12\n`, 'found a damaged'],
    ['warn', 'scribble', 'No backup was ever restored'],
  ])('the last drill: %s', async (verdict, note, message) => {
    mkdirSync(path.join(bench.dir, 'backups'));
    writeFileSync(path.join(bench.dir, 'backups', 'last-drill'), note);
    const findings = await found('drill');
    expect(verdicts(findings)).toEqual([verdict]);
    expect(said(findings)).toContain(message);
  });
});
