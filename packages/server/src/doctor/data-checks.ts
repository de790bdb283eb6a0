// Checks of the data folder, the database and the backups.
import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import pg from 'pg';
import type { BackupConfig, Config } from '../base/config.ts';
import { redisVersion } from '../data/redis.ts';
import { SCHEMA_VERSION } from '../data/schema/migrations.ts';
import { openForReading, sqliteFile } from '../data/sqlite-file.ts';
import { listBackups } from '../operation/backups.ts';
import { lastDrill } from '../operation/drill.ts';
import { fail, messageOf, ok, warn, type Said } from './finding.ts';
import type { Machine } from './machine.ts';

const MB = 1e6;
const LITTLE_BYTES = 1000 * MB;
const HARDLY_BYTES = 100 * MB;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DRILL_MS = 31 * DAY_MS;
const PATIENCE_MS = 5000;
const OLDEST_POSTGRES = 14;
const OLDEST_REDIS = 7;
const CLOCK_WARN_MS = 1000;
const CLOCK_FAIL_MS = 30_000;

/** File systems over a network: SQLite's locks and shared memory do not work there. */
const NETWORKED: Readonly<Record<number, string>> = {
  0x6969: 'NFS',
  0x517b: 'SMB',
  0xff534d42: 'CIFS',
  0xfe534d42: 'SMB',
  0x01021997: '9P',
  0x00c36400: 'Ceph',
  0x5346414f: 'AFS',
};

export function checkDataDir({ dataDir }: Pick<Config, 'dataDir'>, { diskOf }: Machine): Said {
  const there = existingPart(dataDir);
  try {
    rmdirSync(mkdtempSync(path.join(there, '.rubicon-doctor-')));
  } catch (error) {
    return fail(
      `${dataDir} cannot be written: ${messageOf(error)}.`,
      'Give the folder to the user the server runs as, or change DATA_DIR.',
    );
  }
  const { freeBytes, kind } = diskOf(there);
  const networked = NETWORKED[kind];
  if (networked !== undefined)
    return fail(
      `${dataDir} is on ${networked}, over a network: SQLite may lose data there.`,
      'Put DATA_DIR on a local disk, or use PostgreSQL.',
    );
  const free = `${Math.round(freeBytes / MB)} MB free`;
  if (freeBytes < HARDLY_BYTES) return fail(`${dataDir} has ${free}.`, 'Make room on the disk now.');
  if (freeBytes < LITTLE_BYTES) return warn(`${dataDir} has ${free}.`, 'Make room on the disk.');
  if (there === dataDir && (statSync(dataDir).mode & 0o007) !== 0)
    return warn(`${dataDir} can be read by everyone on this machine.`, `Run: chmod o-rwx ${dataDir}`);
  return ok(`${dataDir} can be written, ${free}`);
}

/** The folder, or the one in which it would be made. */
function existingPart(dir: string): string {
  return existsSync(dir) || path.dirname(dir) === dir ? dir : existingPart(path.dirname(dir));
}

export function checkSqlite({ dataDir }: Pick<Config, 'dataDir'>): Said {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) return ok(`SQLite; ${file} is made at the first start`);
  let db: BetterSqlite.Database | null = null;
  try {
    db = openForReading(file);
    const version = db.prepare('select max(number) from migrations').pluck().get() as number;
    return versionSaid(version, `SQLite ${db.prepare('select sqlite_version()').pluck().get() as string}`);
  } catch (error) {
    return fail(`${file} cannot be read: ${messageOf(error)}.`, 'Restore a backup: “rubicon restore FILE”.');
  } finally {
    db?.close();
  }
}

function versionSaid(version: number, database: string): Said {
  if (version > SCHEMA_VERSION)
    return fail(
      `The database is of version ${version}; this program knows versions up to ${SCHEMA_VERSION}.`,
      'Update Rubicon.',
    );
  if (version < SCHEMA_VERSION)
    return warn(
      `${database}, version ${version}: the next start migrates it to ${SCHEMA_VERSION}.`,
      'Make a backup before; an older program cannot use it after.',
    );
  return ok(`${database}, version ${version}`);
}

interface PostgresFacts {
  readonly version: number; // major
  readonly fsync: string;
  readonly synchronous: string;
  readonly connections: number;
  readonly aheadMs: number; // its clock, of ours
  readonly migrations: number | null; // null: there are no tables yet
}

export async function checkPostgres(databaseUrl: string, now: () => number): Promise<Said[]> {
  try {
    return postgresSaid(await readPostgres(databaseUrl, now));
  } catch (error) {
    return [
      fail(
        `PostgreSQL does not answer: ${messageOf(error)}.`,
        'Start it, and check DATABASE_URL: host, name, user, password.',
      ),
    ];
  }
}

async function readPostgres(databaseUrl: string, now: () => number): Promise<PostgresFacts> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const setting = async (name: string): Promise<string> => {
      const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name]);
      return rows[0]!.value;
    };
    const fromMs = now();
    const clock = await client.query<{ ms: string }>(
      'select floor(extract(epoch from clock_timestamp()) * 1000)::text as ms',
    );
    const tables = await client.query(`select 1 from pg_tables where tablename = 'migrations'`);
    const migrated = tables.rows.length === 0 ? null : await client.query<{ version: number }>(MIGRATED);
    return {
      version: Math.floor(Number(await setting('server_version_num')) / 10_000),
      fsync: await setting('fsync'),
      synchronous: await setting('synchronous_commit'),
      connections: Number(await setting('max_connections')),
      aheadMs: Number(clock.rows[0]!.ms) - (fromMs + now()) / 2,
      migrations: migrated?.rows[0]!.version ?? null,
    };
  } finally {
    await client.end();
  }
}

const MIGRATED = 'select max(number) as version from migrations';
const CONNECTIONS = 50; // for one server; see MOST_CONNECTIONS in operation/run.ts

/** A line for the database, and one for each further fault. */
export function postgresSaid(facts: PostgresFacts): Said[] {
  const { version, fsync, synchronous, connections, aheadMs, migrations } = facts;
  const said: Said[] = [
    migrations === null
      ? ok(`PostgreSQL ${version}; its tables are made at the first start`)
      : versionSaid(migrations, `PostgreSQL ${version}`),
  ];
  if (version < OLDEST_POSTGRES)
    said.push(fail(`PostgreSQL ${version} is too old.`, `Use ${OLDEST_POSTGRES} or newer.`));
  if (fsync !== 'on')
    said.push(fail('fsync is off: a power failure destroys the database.', 'Set fsync = on in PostgreSQL.'));
  if (synchronous === 'off')
    said.push(
      warn(
        'synchronous_commit is off. Rubicon turns it on for itself; other programs may lose data.',
        'Set synchronous_commit = on.',
      ),
    );
  if (connections < CONNECTIONS)
    said.push(
      warn(
        `PostgreSQL allows ${connections} connections.`,
        `Set max_connections to ${CONNECTIONS} a server.`,
      ),
    );
  const apart = `The clocks of this machine and PostgreSQL differ by ${(Math.abs(aheadMs) / 1000).toFixed(1)} s.`;
  const todo = 'Run a time service (chrony, systemd-timesyncd) on both: players’ clocks depend on it.';
  if (Math.abs(aheadMs) >= CLOCK_FAIL_MS) said.push(fail(apart, todo));
  else if (Math.abs(aheadMs) >= CLOCK_WARN_MS) said.push(warn(apart, todo));
  return said;
}

export async function checkRedis(redisUrl: string): Promise<Said> {
  try {
    const version = await redisVersion(redisUrl);
    if (Number.parseInt(version, 10) >= OLDEST_REDIS) return ok(`version ${version} answers`);
    return warn(`Redis ${version} is too old.`, `Use Redis ${OLDEST_REDIS} or newer, or Valkey.`);
  } catch (error) {
    return fail(
      `Redis does not answer: ${messageOf(error)}.`,
      'Start it, and check REDIS_URL. Until then each server keeps its own limits and friends online.',
    );
  }
}

export function checkBackups({ dir, everyMs }: BackupConfig, isPostgres: boolean, nowMs: number): Said {
  const newest = listBackups(dir).at(-1);
  const howto = isPostgres
    ? 'Let a timer run pg_dump into BACKUP_DIR (docs/hosting.md).'
    : 'Set BACKUP_EVERY=24, and copy BACKUP_DIR to another machine.';
  if (newest === undefined) return warn(`There is no backup in ${dir}.`, howto);
  const ageMs = nowMs - newest.atMs;
  const age = `The newest backup is ${ageText(ageMs)} old`;
  if (ageMs > 2 * (everyMs ?? DAY_MS))
    return fail(`${age}.`, everyMs === null ? howto : 'Look for “No backup was made” in the log.');
  if (everyMs === null && !isPostgres) return warn(`${age}, but the server makes none by itself.`, howto);
  return ok(`${age.toLowerCase()}, in ${dir}`);
}

export function checkDrill({ dir }: BackupConfig, nowMs: number): Said {
  const last = lastDrill(dir);
  if (last === null) return warn('No backup was ever restored as a drill.', 'Run “rubicon drill”.');
  const age = `${ageText(nowMs - last.atMs)} ago`;
  if (!last.ok)
    return fail(
      `The drill ${age} found a damaged backup or game.`,
      'Run “rubicon drill” again, and “rubicon admin check”.',
    );
  if (nowMs - last.atMs > DRILL_MS) return warn(`The last drill was ${age}.`, 'Run “rubicon drill”.');
  return ok(`the last drill, ${age}, replayed ${last.games} ${last.games === 1 ? 'game' : 'games'}`);
}

function ageText(ms: number): string {
  const hours = Math.max(0, Math.round(ms / HOUR_MS));
  if (hours < 1) return 'less than an hour';
  return hours < 48 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${Math.round(hours / 24)} days`;
}
