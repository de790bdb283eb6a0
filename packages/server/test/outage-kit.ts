// Two servers on one PostgreSQL, one of them with two processes, and people who play at both while the database or the
// network to it fails.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SeededChance, type LogEntry } from '@rubicon/engine';
import type { GameId, ServerMessage } from '@rubicon/protocol';
import pg from 'pg';
import { ownerOf } from '../src/cluster/place.ts';
import { check, freePort, nextDeed, start, type Acknowledged } from './crash.ts';
import { cutProxy, type CutProxy } from './cut-proxy.ts';
import { begun, dial, guest, type Client, type Line } from './live-kit.ts';
import { startPostgres, type TestPostgres } from './store/test-postgres.ts';

type Sql = (...statements: readonly string[]) => Promise<readonly Record<string, unknown>[]>;
type Deed = NonNullable<Awaited<ReturnType<typeof nextDeed>>>;

export interface Played {
  readonly game: GameId;
  readonly url: string; // of its server
  readonly players: { readonly caesar: Client; readonly pompey: Client };
  readonly line: Line; // of somebody who watches it, at the process that owns it
}

export interface Rig {
  readonly postgres: TestPostgres;
  readonly proxy: CutProxy;
  readonly games: readonly Played[]; // one in each process
  readonly acknowledged: Acknowledged[];
  readonly urls: readonly string[];
  /** Runs statements beside the servers, not through the network that fails; `inside`: in their database. */
  readonly sql: Sql;
  readonly inside: Sql;
  /** Processes that have ended, as the logs say. */
  readonly ended: () => number;
  /** Null: the game is over. */
  readonly nextDeed: (played: Pick<Played, 'players' | 'game'>) => Promise<Deed | null>;
  /** Asks until it is done, as the page does: under one id. Returns how often it was refused, and its codes. */
  readonly insist: (deed: Deed) => Promise<readonly string[]>;
  readonly entriesOf: (game: GameId) => Promise<readonly LogEntry[]>;
  /** Folds all games: everything acknowledged is there, once, and nothing else. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const WORKERS = [1, 2];
const PACE = { kind: 'live', bankMs: 3_600_000, incrementMs: 0 } as const;
const AGAIN_MS = 50;
const GIVE_UP = 1200; // tries

export const rest = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

export async function outageRig(seed: number): Promise<Rig> {
  const chance = new SeededChance(seed);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-outage-'));
  const postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  const inside = sqlAt(databaseUrl);
  const proxy = await cutProxy(databaseUrl);
  const servers = await Promise.all(
    WORKERS.map(async (workers) => {
      const port = await freePort();
      const env = { DATABASE_URL: proxy.through(databaseUrl), LOG_LEVEL: 'error' };
      const { child, gone } = await start(dataDir, port, '', workers, env);
      const log = { text: '' };
      child.stdout.on('data', (data: Buffer) => (log.text += data.toString()));
      return { child, gone, log, workers, url: `http://127.0.0.1:${port}` };
    }),
  );
  const games: Played[] = [];
  for (const { url, workers } of servers) games.push(...(await gamesAt(url, workers)));
  const acknowledged: Acknowledged[] = [];

  return {
    postgres,
    proxy,
    games,
    acknowledged,
    urls: servers.map(({ url }) => url),
    sql: sqlAt(databaseUrl.replace(/[^/]+$/, 'postgres')),
    inside,
    ended: () =>
      servers
        .map(
          ({ child, log }) =>
            Number(child.exitCode !== null) + log.text.split('A process has ended').length - 1,
        )
        .reduce((sum, each) => sum + each),
    nextDeed: ({ players, game }) => nextDeed(players, game, chance),
    insist: async ({ by, path: address, body, deed }) => {
      const codes: string[] = [];
      while (codes.length < GIVE_UP) {
        const { status, code, text } = await by.send('POST', address, body);
        if (status < 300) {
          acknowledged.push(deed);
          return codes;
        }
        if (status !== 503) throw new Error(`An order was answered by ${status} ${text}`);
        codes.push(code ?? '');
        await rest(AGAIN_MS);
      }
      throw new Error('An order was refused for too long.');
    },
    entriesOf: async (game) => {
      const rows = await inside(`select text from entries where game = '${game}' order by number`);
      return rows.map(({ text }) => JSON.parse(text as string) as LogEntry);
    },
    check: () => check(dataDir, acknowledged, null, databaseUrl),
    close: async () => {
      for (const { child } of servers) child.kill('SIGTERM');
      await Promise.all(servers.map(({ gone }) => gone));
      await proxy.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const sqlAt =
  (databaseUrl: string): Sql =>
  async (...statements) => {
    const options = '-c default_transaction_read_only=off'; // also where others may only read
    const client = new pg.Client({ connectionString: databaseUrl, options });
    await client.connect();
    const rows: Record<string, unknown>[] = [];
    for (const statement of statements)
      rows.push(...((await client.query(statement)) as { rows: Record<string, unknown>[] }).rows);
    await client.end();
    return rows;
  };

/** A game in each process of a server. */
async function gamesAt(url: string, workers: number): Promise<readonly Played[]> {
  const players = {
    caesar: await guest(url, `Gaius ${workers}`),
    pompey: await guest(url, `Gnaeus ${workers}`),
  };
  const owned = new Map<number, Played>();
  while (owned.size < workers) {
    const game = await begun(players.caesar, players.pompey, { pace: PACE });
    const owner = ownerOf(game, workers);
    if (owned.has(owner)) continue;
    const line = await dial(players.caesar, undefined, game);
    line.say({ kind: 'watch', watch: 0, game, after: 0 });
    owned.set(owner, { game, url, players, line });
  }
  return [...owned.values()];
}

type Outage = Extract<ServerMessage, { kind: 'outage' }>;

/** What a socket was last told of an outage; null: nothing, or that it is over. */
export const toldOutage = ({ heard }: Line): number | null =>
  heard.findLast((message): message is Outage => message.kind === 'outage')?.sinceMs ?? null;
