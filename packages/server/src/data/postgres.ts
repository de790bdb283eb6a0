// PostgreSQL: a pool of connections; several servers may share the database.
import pg from 'pg';
import { Kysely, PostgresDialect, sql, type Compilable } from 'kysely';
import { Refused } from '../base/refused.ts';
import { loadProbe, type Database } from './database.ts';
import { groups, REST } from './groups.ts';
import { migrate } from './schema/migrations.ts';
import type { Schema } from './schema/schema.ts';
import { postgresCommits } from './postgres-commit.ts';

const MOST_IN_GROUP = 256;
const PATIENCE_MS = 20_000; // with the database: by then the caller has given up
const MIGRATION_LOCK = 705_049; // any number, the same in every server

/** 64-bit integers are times and counts here, so they fit a number. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PostgresOptions {
  readonly databaseUrl: string;
  readonly probe: string | null;
  readonly nowMs: number;
  readonly connections: number;
  readonly patienceMs?: number;
  readonly onGroup: (size: number) => void;
}

export async function openPostgresDatabase(options: PostgresOptions): Promise<Database> {
  const { databaseUrl, nowMs } = options;
  const migrating = connectTo(databaseUrl, { max: 1 }); // which may take as long as it needs
  try {
    await migrateDatabase(migrating, nowMs);
  } finally {
    await migrating.destroy();
  }
  const { patienceMs = PATIENCE_MS } = options;
  const limits: pg.PoolConfig = {
    max: options.connections,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: patienceMs,
    lock_timeout: patienceMs,
    idle_in_transaction_session_timeout: patienceMs,
    query_timeout: patienceMs * 1.5, // where not even a refusal arrives
  };
  const db = connectTo(databaseUrl, limits);
  const writer = postgresCommits(poolConfig(databaseUrl, limits), loadProbe(options.probe));
  const commits = groups(MOST_IN_GROUP, writer.commit, options.onGroup, REST);
  return {
    db,
    commit: commits.add,
    atomically: (queries) => atomically(db, queries),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    backup: () =>
      Promise.reject(
        new Refused(
          'use-pg-dump',
          'PostgreSQL brings its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL" while the server runs.',
        ),
      ),
    close: async () => {
      await commits.drained();
      await writer.close();
      await db.destroy();
    },
  };
}

const poolConfig = (databaseUrl: string, limits: pg.PoolConfig): pg.PoolConfig => ({
  connectionString: databaseUrl,
  types,
  keepAlive: true,
  ...limits,
});

function connectTo(databaseUrl: string, limits: pg.PoolConfig): Kysely<Schema> {
  const pool = new pg.Pool(poolConfig(databaseUrl, limits));
  pool.on('error', () => undefined); // a connection that breaks while idle is replaced when it is needed
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      // The database may be configured to answer before the disk has the data; ours must not.
      onCreateConnection: async (connection) => {
        await connection.executeQuery(sql`set synchronous_commit to on`.compile(db));
      },
    }),
  });
  return db;
}

const migrateDatabase = (db: Kysely<Schema>, nowMs: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // Two servers may start at once
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    await migrate(
      transaction.schema,
      'postgres',
      async (statement) => (await sql.raw(statement).execute(transaction)).rows,
      nowMs,
    );
  });

const atomically = (db: Kysely<Schema>, queries: readonly Compilable[]): Promise<number[]> =>
  db.transaction().execute(async (transaction) => {
    const changed: number[] = [];
    for (const query of queries) {
      const { numAffectedRows } = await transaction.executeQuery(query.compile());
      changed.push(Number(numAffectedRows ?? 0));
    }
    return changed;
  });
