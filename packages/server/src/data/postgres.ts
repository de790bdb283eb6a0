// PostgreSQL: a pool of connections; several servers may share the database.
import pg from 'pg';
import { Kysely, PostgresDialect, sql, type Compilable, type Transaction } from 'kysely';
import { Refused } from '../base/refused.ts';
import { loadProbe, type Database, type Probe } from './database.ts';
import { groups } from './groups.ts';
import { migrate } from './schema/migrations.ts';
import type { Schema } from './schema/schema.ts';
import type { Change, StoredGame } from './contract/store.ts';

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
  const db = connectTo(databaseUrl, {
    connectionTimeoutMillis: patienceMs,
    statement_timeout: patienceMs,
    lock_timeout: patienceMs,
    idle_in_transaction_session_timeout: patienceMs,
    query_timeout: patienceMs * 1.5, // where not even a refusal arrives
  });
  const probe = loadProbe(options.probe);
  const commits = groups(
    MOST_IN_GROUP,
    (changes: readonly Change[]) => commitGroup(db, changes, probe),
    options.onGroup,
  );
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
      await db.destroy();
    },
  };
}

function connectTo(databaseUrl: string, limits: pg.PoolConfig): Kysely<Schema> {
  const pool = new pg.Pool({ connectionString: databaseUrl, types, keepAlive: true, ...limits });
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

/**
 * Five statements for the whole group. The games are locked first, in the order of their ids, so that two servers
 * never deadlock; the holder of a game's lock alone decides whether a change is valid.
 */
async function commitGroup(
  db: Kysely<Schema>,
  changes: readonly Change[],
  probe: Probe,
): Promise<readonly boolean[]> {
  probe('before-write');
  const kept = await db.transaction().execute(async (transaction) => {
    const decided = await decide(transaction, changes);
    const following = changes.filter((_, index) => decided[index]);
    if (following.length > 0) await write(transaction, following);
    probe('before-commit');
    return decided;
  });
  probe('after-commit');
  return kept;
}

/** Which changes are valid, given the stored rows and the changes before them in the group. */
async function decide(transaction: Transaction<Schema>, changes: readonly Change[]): Promise<boolean[]> {
  const locked = await transaction
    .selectFrom('games')
    .select(['id', 'version', 'entry_count'])
    .where('id', '=', sql<string>`any(${changes.map(({ game }) => game.id)}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const standing = new Map(locked.map((row) => [row.id, row]));
  const done = await answeredAmong(transaction, changes);
  return changes.map(({ game, version, after, entries, ask }) => {
    const row = standing.get(game.id);
    const key = ask === null ? null : askKey(game.id, ask.person, ask.id);
    if (row === undefined || row.version !== version || row.entry_count !== after) return false;
    if (key !== null && done.has(key)) return false;
    standing.set(game.id, { id: game.id, version: version + 1, entry_count: after + entries.length });
    if (key !== null) done.add(key);
    return true;
  });
}

const askKey = (game: string, person: string, id: string): string => `${game} ${person} ${id}`;

async function answeredAmong(
  transaction: Transaction<Schema>,
  changes: readonly Change[],
): Promise<Set<string>> {
  const asks = asksOf(changes);
  if (asks.length === 0) return new Set();
  const { rows } = await sql<{ game: string; person: string; id: string }>`
    select asks.game, asks.person, asks.id from asks
    join unnest(${asks.map(({ game }) => game)}::text[], ${asks.map(({ person }) => person)}::text[],
      ${asks.map(({ id }) => id)}::text[]) as asked (game, person, id) using (game, person, id)`.execute(
    transaction,
  );
  return new Set(rows.map(({ game, person, id }) => askKey(game, person, id)));
}

const asksOf = (changes: readonly Change[]) =>
  changes.flatMap(({ game, ask }) => (ask === null ? [] : [{ game: game.id, ...ask }]));

async function write(transaction: Transaction<Schema>, changes: readonly Change[]): Promise<void> {
  const entries = changes.flatMap(({ game, after, entries: texts }) =>
    texts.map((text, index) => ({ game: game.id, number: after + index, text })),
  );
  if (entries.length > 0)
    await sql`insert into entries (game, number, text) select * from unnest(${entries.map(({ game }) => game)}::text[],
      ${entries.map(({ number }) => number)}::integer[], ${entries.map(({ text }) => text)}::text[])`.execute(
      transaction,
    );
  const asks = asksOf(changes);
  if (asks.length > 0)
    await sql`insert into asks (game, person, id, answer) select * from unnest(${asks.map(({ game }) => game)}::text[],
      ${asks.map(({ person }) => person)}::text[], ${asks.map(({ id }) => id)}::text[],
      ${asks.map(({ answer }) => answer)}::text[])`.execute(transaction);
  // Of several changes to one game the last one holds its state
  const last = [...new Map(changes.map((change) => [change.game.id, change])).values()];
  const of = <T>(read: (game: StoredGame) => T): T[] => last.map(({ game }) => read(game));
  await sql`
    update games set version = given.version, entry_count = given.entry_count, status = given.status,
      visibility = given.visibility, caesar = given.caesar, pompey = given.pompey, has_machine = given.has_machine,
      due_ms = given.due_ms, asked = given.asked, changed_ms = given.changed_ms, record = given.record
    from unnest(${of(({ id }) => id)}::text[], ${last.map(({ version }) => version + 1)}::integer[],
      ${last.map(({ after, entries: texts }) => after + texts.length)}::integer[], ${of(({ status }) => status)}::text[],
      ${of(({ visibility }) => visibility)}::text[], ${of(({ caesar }) => caesar)}::text[],
      ${of(({ pompey }) => pompey)}::text[], ${of(({ hasMachine }) => (hasMachine ? 1 : 0))}::integer[],
      ${of(({ dueMs }) => dueMs)}::bigint[], ${of(({ asked }) => asked)}::text[],
      ${of(({ changedMs }) => changedMs)}::bigint[], ${of(({ record }) => record)}::text[])
      as given (id, version, entry_count, status, visibility, caesar, pompey, has_machine, due_ms, asked, changed_ms, record)
    where games.id = given.id`.execute(transaction);
}
