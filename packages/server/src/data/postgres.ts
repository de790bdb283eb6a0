// PostgreSQL: a pool of connections; several servers may share the database.
import type pg from 'pg';
import { Kysely, PostgresDialect, sql, type Compilable } from 'kysely';
import { Refused } from '../base/refused.ts';
import { loadProbe, type Database } from './database.ts';
import { MOST_IN_GROUP, groups, REST } from './groups.ts';
import { reasonOf } from './outage.ts';
import { migrate } from './schema/migrations.ts';
import type { Schema } from './schema/schema.ts';
import { postgresCommits } from './postgres-commit.ts';
import { kyselyPool, openPool, PATIENCE_MS, patient, type Trust } from './postgres-pool.ts';

const MIGRATION_LOCK = 705_049; // any number, the same in every server
/** The database may be configured to answer before the disk has the data; ours must not. */
const SETTINGS = 'set synchronous_commit to on';

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
  await migrateDatabase(databaseUrl, nowMs);
  const limits = patient(options.patienceMs ?? PATIENCE_MS);
  const trust: Trust = { sinceMs: 0 };
  const db = kyselyOn(
    openPool(databaseUrl, SETTINGS, limits, {
      max: options.connections,
      application_name: 'rubicon',
    }),
    trust,
  );
  const writer = postgresCommits(databaseUrl, limits, trust, loadProbe(options.probe));
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

const kyselyOn = (pool: pg.Pool, trust: Trust): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: kyselyPool(pool, trust) }) });

/** On a connection of its own, where it may take as long as it needs. */
async function migrateDatabase(databaseUrl: string, nowMs: number): Promise<void> {
  const db = kyselyOn(openPool(databaseUrl, SETTINGS, { connectionTimeoutMillis: PATIENCE_MS }, { max: 1 }), {
    sinceMs: 0,
  });
  try {
    await db.transaction().execute(async (transaction) => {
      // Two servers may start at once
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
      await migrate(
        transaction.schema,
        'postgres',
        async (statement) => (await sql.raw(statement).execute(transaction)).rows,
        nowMs,
      );
    });
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'outage') throw error;
    throw new Refused('no-database', `The database of DATABASE_URL cannot be used: ${reasonOf(error)}`);
  } finally {
    await db.destroy();
  }
}

const atomically = (db: Kysely<Schema>, queries: readonly Compilable[]): Promise<number[]> =>
  db.transaction().execute(async (transaction) => {
    const changed: number[] = [];
    for (const query of queries) {
      const { numAffectedRows } = await transaction.executeQuery(query.compile());
      changed.push(Number(numAffectedRows ?? 0));
    }
    return changed;
  });
