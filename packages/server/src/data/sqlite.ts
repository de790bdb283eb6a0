// SQLite: one file, one writer for all processes of a server, reads on the calling thread.
import { once } from 'node:events';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type BetterSqlite from 'better-sqlite3';
import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import { Refused } from '../base/refused.ts';
import type { Database } from './database.ts';
import { isFileAway, outage, reasonOf } from './outage.ts';
import { migrate } from './schema/migrations.ts';
import type { Schema } from './schema/schema.ts';
import { lockDataDir, makeDataDir, makeFile, openForReading, openSqlite, sqliteFile } from './sqlite-file.ts';
import type { BackupData } from './sqlite-backup.ts';
import type { Ran, Statement } from './sqlite-job.ts';
import { startWriter, type SqliteWriter, type WriterEvents } from './sqlite-thread.ts';

type Write = (statements: readonly Statement[]) => Promise<readonly Ran[]>;

export interface SqliteOptions extends WriterEvents {
  readonly dataDir: string;
  readonly shared: boolean;
  readonly probe: string | null;
  readonly nowMs: number;
}

/** Migrates the file, and locks its folder unless it is shared. */
export async function openSqliteWriter(options: SqliteOptions): Promise<SqliteWriter> {
  const { dataDir, shared, probe, nowMs } = options;
  const file = sqliteFile(dataDir);
  let release = (): void => undefined;
  try {
    makeDataDir(dataDir);
    if (!shared) release = lockDataDir(dataDir);
    await migrateFile(file, nowMs);
    const writer = await startWriter({ file, probe }, options);
    return {
      add: writer.add,
      close: async () => {
        await writer.close();
        release();
      },
    };
  } catch (error) {
    release();
    if (!isFileAway(error)) throw error;
    throw new Refused('no-database', `The folder ${dataDir} cannot be used: ${reasonOf(error)}`);
  }
}

/** On a file that was migrated. Closing it closes the writer. */
export function openSqliteDatabase(dataDir: string, writer: SqliteWriter): Database {
  const file = sqliteFile(dataDir);
  const reader = openForReading(file);

  async function run(statements: readonly Statement[]): Promise<readonly Ran[]> {
    const done = await writer.add({ kind: 'run', statements });
    if (done.kind === 'failed') throw done.isAway ? outage(done.message) : new Error(done.message);
    if (done.kind === 'commit') throw new Error('The writer answered a different job.');
    return done.ran;
  }

  return {
    db: kyselyOn(() => sqliteDriver(reader, run)),
    atomically: async (queries) => {
      const ran = await run(queries.map((query) => query.compile()));
      return ran.map(({ changes }) => changes);
    },
    commit: async (change) => {
      const done = await writer.add({ kind: 'commit', change });
      return done.kind === 'commit' && done.kept;
    },
    ping: async () => {
      reader.prepare('select 1').get();
      await run([{ sql: 'select 1', parameters: [] }]);
    },
    backup: (to) => backup(file, to),
    close: async () => {
      reader.close(); // the writer is the last: only a connection that writes can tidy up the write-ahead log
      await writer.close();
    },
  };
}

const kyselyOn = (createDriver: () => Driver): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

async function migrateFile(file: string, nowMs: number): Promise<void> {
  const db = openSqlite(file);
  try {
    db.exec('begin immediate');
    const { schema } = kyselyOn(() =>
      sqliteDriver(db, () => Promise.reject(new Error('For compiling only.'))),
    );
    await migrate(
      schema,
      'sqlite',
      (sql, parameters) => {
        const statement = db.prepare(sql);
        if (statement.reader) return Promise.resolve(statement.all(...parameters));
        statement.run(...parameters);
        return Promise.resolve([]);
      },
      nowMs,
    );
    db.exec('commit');
  } finally {
    db.close(); // an open transaction goes with it
  }
}

/** Reads here and now; passes everything else to the writer. */
function sqliteDriver(reader: BetterSqlite.Database, write: Write): Driver {
  const known = new Map<string, BetterSqlite.Statement>();
  function prepared(sql: string): BetterSqlite.Statement {
    let statement = known.get(sql);
    if (statement === undefined) {
      statement = reader.prepare(sql);
      known.set(sql, statement);
    }
    return statement;
  }
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const statement = prepared(sql);
      if (statement.readonly) return { rows: statement.all(...parameters) as R[] };
      const [ran] = await write([{ sql, parameters }]);
      return { rows: ran!.rows as R[], numAffectedRows: BigInt(ran!.changes) };
    },
    streamQuery: () => {
      throw new Error('Streaming is not supported.');
    },
  };
  const noTransactions = (): Promise<void> =>
    Promise.reject(new Error('Reads and writes are separate here: use “atomically”.'));
  const nothing = (): Promise<void> => Promise.resolve();
  return {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: noTransactions,
    commitTransaction: noTransactions,
    rollbackTransaction: noTransactions,
    releaseConnection: nothing,
    destroy: nothing,
  };
}

async function backup(from: string, to: string): Promise<void> {
  if (existsSync(to)) throw new Refused('file-exists', `${to} is there already.`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    makeFile(part);
    const workerData: BackupData = { from, to: part };
    const worker = new Worker(new URL('sqlite-backup.ts', import.meta.url), { workerData });
    await once(worker, 'message'); // rejects if the thread fails
    await worker.terminate();
    settle(part);
    renameSync(part, to);
    settle(path.dirname(to));
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Waits until a file, or the names in a folder, have reached the disk. */
function settle(file: string): void {
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
