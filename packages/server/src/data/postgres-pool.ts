// Connections to PostgreSQL that outlast its outages: an error ends a connection, never the process, and a connection
// that does not answer is replaced.
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { isAway, outage } from './outage.ts';

/**
 * How long the database may take to answer. A statement takes milliseconds; play must go on within five seconds after
 * a network that was silent, and until then nobody can know that a connection is dead.
 */
export const PATIENCE_MS = 3000;
const WAITING_MS = 20_000; // for a connection that others use: by then the caller has given up

/** 64-bit integers are times and counts here, so they fit a number. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** The database ends what takes too long; `query_timeout` is for the case that not even that arrives. */
export const patient = (patienceMs: number): pg.ClientConfig => ({
  keepAlive: true,
  connectionTimeoutMillis: patienceMs,
  statement_timeout: patienceMs,
  lock_timeout: patienceMs,
  idle_in_transaction_session_timeout: patienceMs,
  query_timeout: (patienceMs * 4) / 3,
});

/** `settings` are statements for each new connection. */
export function openPool(
  databaseUrl: string,
  settings: string,
  limits: pg.ClientConfig,
  rest: pg.PoolConfig,
): pg.Pool {
  class Connection extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, ...limits }); // the pool waits longer for a connection than a connection may take to open
      openedMs.set(this, performance.now());
      // Without a listener it would end the process. The query on the connection fails too, or the next one
      this.on('error', () => undefined);
    }
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    ...limits,
    ...rest,
    connectionTimeoutMillis: WAITING_MS,
    Client: Connection as unknown as new () => pg.Client,
    onConnect: (client): unknown => client.query(settings), // the pool waits for it
  });
  pool.on('error', () => undefined); // a connection that breaks while idle is replaced when it is needed
  return pool;
}

/** When a connection was last found dead: those opened before may be dead too. Shared by the pools of a database. */
export interface Trust {
  sinceMs: number;
}

const openedMs = new WeakMap<pg.ClientBase, number>();

/** Runs queries on one connection, and notes whether it was answered. */
export interface Used {
  readonly query: (text: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;
  readonly release: (destroy?: boolean) => void;
}

/** A connection that can be trusted: the others are closed, since each would take a whole patience to show that it is dead. */
export async function take(pool: pg.Pool, trust: Trust): Promise<Used> {
  let client = await pool.connect();
  while (openedMs.get(client)! < trust.sinceMs) {
    client.release(true);
    client = await pool.connect();
  }
  let isLost = false;
  return {
    query: async (text, values) => {
      try {
        return await client.query(text as string, values);
      } catch (error) {
        isLost ||= isAway(error);
        if (!(error instanceof pg.DatabaseError)) trust.sinceMs = performance.now();
        throw error;
      }
    },
    release: (destroy = false) => client.release(isLost || destroy),
  };
}

/** The same for Kysely, which would use a connection again on which nothing was answered. */
export const kyselyPool = (pool: pg.Pool, trust: Trust): PostgresPool => ({
  options: {},
  connect: async () => {
    try {
      return kyselyClient(await take(pool, trust));
    } catch (error) {
      throw outage(error);
    }
  },
  end: () => pool.end(),
});

function kyselyClient(used: Used): PostgresPoolClient {
  let lost: Error | null = null;
  async function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (lost !== null) throw lost; // such as a rollback
    try {
      return (await used.query(sql, [...parameters])) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if (!isAway(error)) throw error;
      lost = outage(error);
      throw lost;
    }
  }
  return { query: query as PostgresPoolClient['query'], release: used.release };
}
