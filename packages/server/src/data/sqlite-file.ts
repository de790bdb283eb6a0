// The SQLite file: where it is, how it is opened, and who may have it open.
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Refused } from '../base/refused.ts';

const BUSY_MS = 10_000;
/** The log is copied into the file when it has so many pages. By default 1,000: a busy server writes them several times a second. */
const LOG_PAGES = 4000;

export const sqliteFile = (dataDir: string): string => path.join(dataDir, 'rubicon.sqlite');

/** Creates the folder if there is none, readable by its owner only. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

/** Creates a file if there is none, readable by its owner only: it contains dice that are still secret. */
export function makeFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

export function openSqlite(file: string): BetterSqlite.Database {
  makeFile(file);
  const db = new BetterSqlite(file, { timeout: BUSY_MS });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
  db.pragma('foreign_keys = ON');
  return db;
}

/** Sees every commit of the writer and never blocks it. */
export function openForReading(file: string): BetterSqlite.Database {
  return new BetterSqlite(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
}

/**
 * Locks the folder for one server, until it is released or the process ends in any way: the lock is the operating
 * system's, held through a small database of its own so that it works the same everywhere.
 */
export function lockDataDir(dataDir: string): () => void {
  makeDataDir(dataDir);
  const lock = new BetterSqlite(path.join(dataDir, 'rubicon.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new Refused('in-use', `A server is at work in ${dataDir}. Stop it first.`);
    throw error;
  }
  return () => lock.close();
}
