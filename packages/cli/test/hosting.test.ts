// `rubicon drill` and `rubicon doctor`, as a host uses them.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { noSite, readConfig, silentLog, startServer } from '@rubicon/server';
import { beforeEach, expect, test } from 'vitest';
import { rubiconIn, scratch, type Ran } from './kit.ts';

let dataDir = '';
let file = '';
const env = (): Record<string, string> => ({ DATA_DIR: dataDir, PORT: '0' });
const rubicon = (...argv: string[]): Promise<Ran> => rubiconIn({ env: env() }, ...argv);

beforeEach(async () => {
  dataDir = path.join(scratch(), 'data');
  const running = await startServer(
    readConfig({ ...env(), MACHINE_WORKERS: '1', LOG_LEVEL: 'silent' }),
    noSite,
    silentLog,
  );
  file = path.join(scratch(), 'rubicon-20260315T120000Z.sqlite');
  await rubicon('backup', file);
  await running.stop();
});

test('a drill names what it has restored, and a damaged file', async () => {
  const good = await rubicon('drill', file);
  expect([good.code, good.err, good.out]).toEqual([
    0,
    '',
    `0 games restored from ${file}. No problems found.\n`,
  ]);
  const db = new DatabaseSync(file);
  db.exec(`insert into games (id, version, status, visibility, creator, has_machine, entry_count, asked, created_ms, changed_ms, record)
    values ('game0000000000000000', 1, 'running', 'public', 'x', 0, 1, '', 0, 0, '{}')`);
  db.exec(`insert into entries (game, number, text) values ('game0000000000000000', 0, 'x')`);
  db.close();
  const broken = await rubicon('drill', file);
  expect(broken.code).toBe(1);
  expect(broken.out).toMatch(
    /^BAD {2}game0{16} {2}.*\(unreadable\)\n1 game restored .* Problems in 1 game\.\n$/,
  );
  expect(JSON.parse((await rubicon('drill', file, '--json')).out)).toMatchObject({ ok: false, checked: 1 });

  writeFileSync(file, 'hello');
  expect(await rubicon('drill', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('error[not-a-backup]') as string,
  });
  expect((await rubicon('drill')).err).toContain('error[no-backup]');
});

test('the doctor says a line for each check, and fails where one does', async () => {
  const good = await rubicon('doctor');
  expect([good.code, good.err]).toEqual([0, '']);
  expect(good.out).toMatch(/^ok {4}database {8}SQLite .*, version \d+$/m);
  expect(good.out).toMatch(/^warn {2}backups .* Set BACKUP_EVERY=24/m);
  expect(good.out).toMatch(/\n0 failures, \d+ warnings\.\n$/);
  const bad = await rubiconIn({ env: { ...env(), RATE_LIMITS: 'no' } }, 'doctor', '--json');
  expect(bad.code).toBe(1);
  const { ok, findings } = JSON.parse(bad.out) as { ok: boolean; findings: object[] };
  expect(ok).toBe(false);
  expect(findings).toContainEqual(expect.objectContaining({ check: 'settings', verdict: 'fail' }));
});
