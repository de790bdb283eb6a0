// With a pg_restore of the test's own: the real one is in server/test/dump.soak.test.ts.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  POSTGRES_MS,
  postgresClient,
  startPostgres,
  type TestPostgres,
} from '../../test/store/test-postgres.ts';
import { withRestoredDump } from './restored-dump.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-restored-'));
let postgres: TestPostgres;
let databaseUrl: string;
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.database();
}, POSTGRES_MS);
afterAll(async () => {
  vi.unstubAllEnvs();
  await postgres.stop();
  rmSync(dir, { recursive: true });
}, POSTGRES_MS);

function withProgram(program: string | null): void {
  const file = path.join(dir, 'pg_restore');
  rmSync(file, { force: true });
  if (program !== null) writeFileSync(file, `#!/bin/sh\n${program}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', dir);
}

async function query(text: string, url = databaseUrl): Promise<unknown[]> {
  const client = await postgresClient(url);
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
const leftOver = () => query("select 1 from pg_database where datname like 'rubicon_drill_%'");

test('a dump is restored beside the database, without a password among the arguments, and dropped afterwards', async () => {
  withProgram(`echo "$PGPASSWORD $*" > ${dir}/said`);
  const name = await withRestoredDump('/b/x.dump', databaseUrl, async (url) => {
    await query('create table there (n integer)', url);
    return new URL(url).pathname.slice(1);
  });
  expect(name).toMatch(/^rubicon_drill_/);
  const [password, ...args] = readFileSync(`${dir}/said`, 'utf8').trim().split(' ');
  expect(password).toBe('rubicon');
  expect(args.at(-1)).toBe('/b/x.dump');
  expect(args.join(' ')).toContain(`/${name}`);
  expect(args.join(' ')).not.toContain(':rubicon@');
  expect(await leftOver()).toEqual([]);
});

test.each([
  [null, 'no-pg-restore', 'comes with the client of PostgreSQL'],
  ['echo "input file is too short" >&2; exit 1', 'not-a-backup', 'input file is too short'],
])('%s: refused with %s, and nothing is left', async (program, code, message) => {
  withProgram(program);
  await expect(withRestoredDump('/b/x.dump', databaseUrl, () => Promise.resolve())).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message) as string,
  });
  expect(await leftOver()).toEqual([]);
});

test('a user who may not create a database is told so', async () => {
  await query("create user modest password 'modest'");
  const url = databaseUrl.replace('rubicon:rubicon@', 'modest:modest@');
  await expect(withRestoredDump('/b/x.dump', url, () => Promise.resolve())).rejects.toMatchObject({
    code: 'may-not-create',
  });
});
