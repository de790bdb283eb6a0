// Opens the store: SQLite in a folder, or PostgreSQL where a URL names one.
import { communityStore } from './queries/community.ts';
import { gameStore } from './queries/games.ts';
import { SCHEMA_VERSION } from './schema/migrations.ts';
import { noticeStore } from './queries/notices.ts';
import { peopleStore } from './queries/people.ts';
import { openPostgresDatabase } from './postgres.ts';
import { puzzleStore } from './queries/puzzles.ts';
import { ratingStore } from './queries/ratings.ts';
import { balanceStore } from './queries/balance.ts';
import { tournamentStore } from './queries/tournaments.ts';
import { requestStore } from './queries/admin-requests.ts';
import { openSqliteDatabase, openSqliteWriter } from './sqlite.ts';
import type { SqliteWriter } from './sqlite-thread.ts';
import type { Store } from './contract/store.ts';

export interface OpenOptions {
  readonly dataDir: string; // of SQLite
  readonly databaseUrl: string | null; // of PostgreSQL; null is SQLite
  readonly now?: () => number;
  /** True beside a running server: only one server at a time may own a SQLite folder. PostgreSQL is always shared. */
  readonly shared?: boolean;
  /** The file URL of a module whose `probe(point)` is called at each point of a commit, so that a test can stop the process there. */
  readonly probe?: string;
  /** The writer of SQLite, where another process has it; left out, the store opens its own. */
  readonly writer?: SqliteWriter;
  /** How many connections to PostgreSQL may be open, besides the one that commits. */
  readonly connections?: number;
  /** Called when nothing can be written any more, for good. */
  readonly onBroken?: (error: Error) => void;
  /** Called with how many writes were made durable at once. */
  readonly onGroup?: (size: number) => void;
}

const CONNECTIONS = 10;

/** Migrates an existing database. Refuses one that is newer than the program, and a folder in use by a server. */
export async function openStore(options: OpenOptions): Promise<Store> {
  const {
    dataDir,
    databaseUrl,
    now = Date.now,
    shared = false,
    probe = null,
    connections = CONNECTIONS,
    onBroken = () => undefined,
    onGroup = () => undefined,
  } = options;
  const nowMs = now();
  const database =
    databaseUrl === null
      ? openSqliteDatabase(
          dataDir,
          options.writer ?? (await openSqliteWriter({ dataDir, shared, probe, nowMs, onBroken, onGroup })),
        )
      : await openPostgresDatabase({ databaseUrl, probe, nowMs, connections, onGroup });
  const { db } = database;
  return {
    people: peopleStore(database),
    games: gameStore(database),
    requests: requestStore(database),
    community: communityStore(database),
    notices: noticeStore(database),
    ratings: ratingStore(database),
    balance: balanceStore(database),
    tournaments: tournamentStore(database),
    puzzles: puzzleStore(database),
    version: SCHEMA_VERSION,
    ping: database.ping,
    backup: database.backup,
    mark: async (name) => {
      const row = await db.selectFrom('marks').select('value').where('name', '=', name).executeTakeFirst();
      return row?.value ?? null;
    },
    setMark: async (name, value) => {
      await db
        .insertInto('marks')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
    secret: async (name, first) => {
      await db
        .insertInto('secrets')
        .values({ name, value: first })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { value } = await db
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return value;
    },
    close: database.close,
  };
}
