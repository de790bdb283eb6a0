// Two servers on one PostgreSQL behind haproxy, replaced one after the other by another version while people play.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GameId } from '@rubicon/protocol';
import { freePort, type Server } from '../crash.ts';
import type { Client } from '../live-kit.ts';
import { postgresClient, startPostgres } from '../store/test-postgres.ts';
import { contradictions } from './history.ts';
import { startBalancer } from './network.ts';
import { pause, type Seen } from './player.ts';
import { drain, startTree, type Tree } from './trees.ts';

const TABLES = 3; // pairs of players
const BETWEEN = 60; // orders acknowledged before the next server is replaced
const NO_PROGRESS_MS = 120_000;

export interface UpgradeHooks {
  readonly isOver: () => boolean;
  readonly onAcknowledged: () => void;
}

/** What one table played, a game after another. */
export interface PlayedGame {
  readonly game: GameId;
  readonly players: readonly { readonly person: Client; readonly seen: Seen }[];
}

export interface UpgradeTally {
  readonly schemas: readonly number[]; // of the database before, between and after
  games: number;
  acknowledged: number;
  repeated: number;
  readonly problems: string[];
}

export async function upgradeRun(
  from: Tree,
  to: Tree,
  play: (url: string, table: number, hooks: UpgradeHooks) => Promise<readonly PlayedGame[]>,
): Promise<UpgradeTally> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-upgrade-'));
  const postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  const startAt = (tree: Tree, port: number): Promise<Server> =>
    startTree(tree, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(port) });
  const servers: { readonly port: number; running: Server }[] = [];
  for (const port of [await freePort(), await freePort()])
    servers.push({ port, running: await startAt(from, port) });
  const balancer = await startBalancer(servers.map(({ port }) => port));
  await pause(2000); // until it has found them
  const beside = await postgresClient(databaseUrl);
  const schemas: number[] = [];
  const noteSchema = async (): Promise<void> => {
    const { rows } = await beside.query<{ version: number }>('select max(number) as version from migrations');
    schemas.push(rows[0]!.version);
  };

  const state = { isOver: false, acknowledged: 0 };
  const hooks: UpgradeHooks = { isOver: () => state.isOver, onAcknowledged: () => void state.acknowledged++ };
  const playing = Promise.all(Array.from({ length: TABLES }, (_, table) => play(balancer.url, table, hooks)));
  const goOn = async (): Promise<void> => {
    const wanted = state.acknowledged + BETWEEN;
    const untilMs = performance.now() + NO_PROGRESS_MS;
    while (state.acknowledged < wanted) {
      if (performance.now() > untilMs) throw new Error('The games do not go on.');
      await pause(20);
    }
  };

  try {
    await Promise.race([goOn(), playing]);
    await noteSchema();
    for (const server of servers) {
      await drain(server.running);
      server.running = await startAt(to, server.port);
      await noteSchema();
      await Promise.race([goOn(), playing]);
    }
    state.isOver = true;
    const played = (await playing).flat();
    const problems: string[] = [];
    for (const { game, players } of played) {
      const record = await beside.query<{ record: string }>('select record from games where id = $1', [game]);
      const log = await beside.query<{ text: string }>(
        'select text from entries where game = $1 order by number',
        [game],
      );
      const stored = { record: record.rows[0]!.record, entries: log.rows.map(({ text }) => text) };
      problems.push(...(await contradictions(stored, game, players)));
    }
    const all = played.flatMap(({ players }) => players.map(({ seen }) => seen));
    return {
      schemas,
      games: played.length,
      acknowledged: all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      repeated: all.reduce((sum, { repeated }) => sum + repeated, 0),
      problems,
    };
  } finally {
    state.isOver = true;
    await beside.end();
    await balancer.stop();
    for (const { running } of servers) {
      running.child.kill('SIGKILL');
      await running.gone;
    }
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
