// Restores a backup. The database it replaces is kept aside.
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { openStore } from '../data/open-store.ts';
import { lockDataDir, sqliteFile } from '../data/sqlite-file.ts';
import { Refused } from '../base/refused.ts';

/** From then on games roll with new secrets: rolls that players saw after the backup must not come again. */
export const RESTORED_MARK = 'restored-ms';

export interface RestoreOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly now: () => number;
}

/** Returns the file name under which the replaced database is kept; null if there was none. */
export async function restoreBackup(file: string, options: RestoreOptions): Promise<string | null> {
  const { dataDir, databaseUrl, now } = options;
  if (databaseUrl !== null)
    throw new Refused(
      'use-pg-restore',
      'PostgreSQL brings its own tool. Stop all servers, run pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE, ' +
        'then “rubicon admin restored”, and start them again.',
    );
  if (!existsSync(file)) throw new Refused('no-such-file', `${file} is not there.`);
  const release = lockDataDir(dataDir);
  const work = path.join(dataDir, 'restoring');
  try {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { mode: 0o700 });
    // Everything is done on the copy before it is moved into place: whatever stops us, one complete database is there
    await prepareRestore(file, work, now);
    const aside = setAside(dataDir, now());
    renameSync(sqliteFile(work), sqliteFile(dataDir));
    settle(dataDir);
    return aside;
  } finally {
    rmSync(work, { recursive: true, force: true });
    release();
  }
}

/** Copies a backup to a folder, ready to be a server's. Refuses what is not a whole backup. */
export async function prepareRestore(file: string, work: string, now: () => number): Promise<void> {
  if (!existsSync(file)) throw new Refused('no-such-file', `${file} is not there.`);
  copyFileSync(file, sqliteFile(work));
  chmodSync(sqliteFile(work), 0o600); // the copy has the backup's permissions, which may be read-only
  checkWhole(sqliteFile(work));
  const store = await openStore({ dataDir: work, databaseUrl: null, now, shared: true });
  await store.setMark(RESTORED_MARK, now());
  await store.close();
  settle(sqliteFile(work));
}

function checkWhole(file: string): void {
  const bad = (why: string): Refused => new Refused('not-a-backup', `This is not a whole backup: ${why}.`);
  let db: BetterSqlite.Database | null = null;
  try {
    db = new BetterSqlite(file);
    const verdict = db.pragma('quick_check', { simple: true });
    if (verdict !== 'ok') throw bad(String(verdict));
    if (db.prepare("select 1 from sqlite_schema where name = 'migrations'").get() === undefined)
      throw bad('it is the database of something else');
  } catch (error) {
    if (error instanceof BetterSqlite.SqliteError) throw bad(error.message);
    throw error;
  } finally {
    db?.close();
  }
}

function setAside(dataDir: string, nowMs: number): string | null {
  const current = sqliteFile(dataDir);
  if (!existsSync(current)) return null;
  const time = new Date(nowMs).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const aside = path.join(dataDir, `rubicon-before-${time}.sqlite`);
  // The write-ahead log is renamed along, so that nothing in it is lost
  for (const end of ['-wal', '-shm', ''])
    if (existsSync(current + end)) renameSync(current + end, aside + end);
  return aside;
}

/** Waits until a file, or the names in a folder, have reached the disk. */
function settle(file: string): void {
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
