import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { begun, guest, live, type Live } from '../../test/live-kit.ts';
import { silentLog } from '../base/log.ts';
import { openAdmin } from './admin.ts';
import { backupName, listBackups, openBackups, type Backups } from './backups.ts';
import { drill, lastDrill } from './drill.ts';

const HOUR_MS = 3_600_000;
const FROM_MS = Date.UTC(2026, 2, 15, 12);

let dir = '';
let backups: Backups | null = null;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'rubicon-backups-'));
});
afterEach(async () => {
  await backups?.stop();
  backups = null;
  rmSync(dir, { recursive: true, force: true });
});

/** Backups every six hours, of which three are kept. */
function schedule(
  store = { backup: (file: string) => Promise.resolve(writeFileSync(file, '')) },
  logged: string[] = [],
): { pass: (hours: number) => Promise<void> } {
  let nowMs = FROM_MS;
  const log = { ...silentLog, error: (_: object, message: string) => void logged.push(message) };
  backups = openBackups({
    store,
    dir: path.join(dir, 'backups'),
    everyMs: 6 * HOUR_MS,
    keep: 3,
    now: () => nowMs,
    log,
  });
  return {
    pass: async (hours) => {
      await backups!.tend();
      nowMs += hours * HOUR_MS;
      await backups!.tend();
    },
  };
}

const made = (): string[] => readdirSync(path.join(dir, 'backups')).sort();
const after = (hours: number): string => backupName(FROM_MS + hours * HOUR_MS);

test('one is made at the start and whenever it is due; the oldest are deleted, and nothing else', async () => {
  const { pass } = schedule();
  await pass(5);
  expect(made()).toEqual([after(0)]);
  await pass(1);
  expect(made()).toEqual([after(0), after(6)]);
  writeFileSync(path.join(dir, 'backups', 'by-hand.sqlite'), '');
  await pass(6);
  await pass(6);
  expect(made()).toEqual(['by-hand.sqlite', after(6), after(12), after(18)]);
});

test('a server that starts again goes on where it was', async () => {
  await schedule().pass(3);
  await backups!.stop();
  await schedule().pass(1);
  expect(made()).toEqual([after(0)]);
});

test('what a stopped process has left half written is cleared away', async () => {
  const { pass } = schedule();
  await pass(1);
  writeFileSync(path.join(dir, 'backups', `${after(3)}.part`), 'half');
  await pass(5);
  expect(made()).toEqual([after(0), after(6)]);
});

test('a backup that fails is logged, deletes none, and is tried again', async () => {
  const logged: string[] = [];
  let fails = false;
  const backup = (file: string) =>
    fails ? Promise.reject(new Error('no space left')) : Promise.resolve(writeFileSync(file, ''));
  const { pass } = schedule({ backup }, logged);
  await pass(6);
  fails = true;
  await pass(6);
  expect(logged).toContain('No backup was made.');
  expect(made()).toEqual([after(0), after(6)]);
  fails = false;
  await pass(1);
  expect(made()).toEqual([after(0), after(6), after(12)]);
});

test('there are none where there is no folder', () => {
  expect(listBackups(path.join(dir, 'none'))).toEqual([]);
});

/** A server that has made a backup of a game. */
async function backedUp(): Promise<{ server: Live; file: string }> {
  const server = await live({ BACKUP_EVERY: '24', BACKUP_DIR: dir });
  await expect.poll(() => listBackups(dir).length).toBe(1);
  await begun(await guest(server.url, 'Gaia'), await guest(server.url, 'Livia'));
  const { file } = listBackups(dir)[0]!;
  rmSync(file);
  const admin = await openAdmin({ dataDir: server.dir, databaseUrl: null });
  await admin.backup(file);
  await admin.close();
  return { server, file };
}

test('a server makes them, readable by its owner only; a drill replays every game and leaves nothing behind', async () => {
  const { server, file } = await backedUp();
  try {
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/^rubicon_last_backup_timestamp_seconds 1\d{9}$/m);
  } finally {
    await server.stop();
  }
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const options = { file: null, dir, databaseUrl: null, now: () => FROM_MS, onGame: () => undefined };
  const before = readdirSync(tmpdir()).filter((name) => name.startsWith('rubicon-drill-'));
  expect(await drill(options)).toEqual({ file, checked: 1, broken: [] });
  expect(lastDrill(dir)).toEqual({ atMs: FROM_MS, ok: true, games: 1 });
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('rubicon-drill-'))).toEqual(before);

  const db = new BetterSqlite(file);
  db.exec(`update entries set text = '{}'`);
  db.close();
  const { broken } = await drill(options);
  expect(broken.flatMap(({ findings }) => findings).length).toBeGreaterThan(0);
  expect(lastDrill(dir)).toMatchObject({ ok: false, games: 1 });
});

test('a drill refuses a backup that was cut off, and where there is none', async () => {
  const options = { file: null, dir, databaseUrl: null, now: () => FROM_MS, onGame: () => undefined };
  await expect(drill(options)).rejects.toMatchObject({ code: 'no-backup' });
  expect(lastDrill(dir)).toBe(null);
  writeFileSync(path.join(dir, after(0)), 'SQLite format 3\0 and no more');
  await expect(drill(options)).rejects.toMatchObject({ code: 'not-a-backup' });
  expect(lastDrill(dir)).toMatchObject({ ok: false });
  const dump = { ...options, file: path.join(dir, 'rubicon-20260315T120000Z.dump') };
  await expect(drill(dump)).rejects.toMatchObject({ code: 'no-database' });
});
