// Two servers on one PostgreSQL behind haproxy, as a host runs them. People play through the balancer while servers and
// the database are killed, and servers stopped for a while and cut off, one after another; then what they saw is
// compared with what is stored.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SeededChance } from '@rubicon/engine';
import { openStore } from '../../src/data/open-store.ts';
import { freePort, start } from '../crash.ts';
import { begun, guest } from '../live-kit.ts';
import { postgresClient, startPostgres } from '../store/test-postgres.ts';
import { redisProgram, startRedis } from '../test-redis.ts';
import { contradictions } from './history.ts';
import { cutLine, startBalancer, type CutLine } from './network.ts';
import { pause, playOn } from './player.ts';

const FAULTS = ['kill', 'database', 'stop', 'kill', 'cut'] as const;
type Fault = (typeof FAULTS)[number];
const KILLS: ReadonlySet<Fault> = new Set(['kill', 'database']);
const TABLES = 3; // pairs of players
const AFTER_FAULT = 4; // orders acknowledged before the next
const LONGEST_MS = 1500; // that a server is stopped or cut off
const NO_PROGRESS_MS = 120_000;

interface FaultyServer {
  readonly port: number;
  readonly line: CutLine;
  running: Awaited<ReturnType<typeof start>>;
}

export interface FaultyTally {
  readonly wentOnMs: Readonly<Record<Fault, number[]>>; // after each fault, until all tables had an order acknowledged
  games: number;
  acknowledged: number;
  repeated: number;
  readonly problems: string[];
}

/** Until there were so many kills of a server or the database. */
export async function faultyRun(kills: number, seed: number): Promise<FaultyTally> {
  const chance = new SeededChance(seed);
  const tally: FaultyTally = {
    wentOnMs: { kill: [], database: [], stop: [], cut: [] },
    games: 0,
    acknowledged: 0,
    repeated: 0,
    problems: [],
  };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-two-servers-'));
  const postgres = await startPostgres();
  const redis = redisProgram() === null ? null : await startRedis();
  const databaseUrl = await postgres.database();
  const env = { DATABASE_URL: databaseUrl, REDIS_URL: redis?.url ?? '', MACHINE_WORKERS: '1' };
  const servers: FaultyServer[] = [];
  for (const port of [await freePort(), await freePort()])
    servers.push({ port, running: await start(dataDir, port, '', 1, env), line: await cutLine(port) });
  const balancer = await startBalancer(servers.map(({ line }) => line.port));
  await pause(2000); // until it has found them
  const store = await openStore({ dataDir, databaseUrl });

  const state = { isOver: false, acknowledged: 0 };
  let struckMs = 0; // the last fault
  const heardMs = Array.from({ length: TABLES }, () => 0); // the first acknowledgement of an order given since then
  async function play(table: number): Promise<void> {
    const hooks = {
      isOver: () => state.isOver,
      onAcknowledged: (askedMs: number) => {
        state.acknowledged += 1;
        if (askedMs > struckMs) heardMs[table] ||= performance.now();
      },
    };
    const caesar = await guest(balancer.url, `Gaius ${table}`);
    const pompey = await guest(balancer.url, `Gnaeus ${table}`);
    while (!state.isOver) {
      const game = await retried(() => begun(caesar, pompey));
      const players = await Promise.all(
        (
          [
            [caesar, 'caesar'],
            [pompey, 'pompey'],
          ] as const
        ).map(async ([person, side], index) => ({
          person,
          seen: await playOn(person, game, side, new SeededChance(seed + 10 * table + index), hooks),
        })),
      );
      tally.games += 1;
      for (const { seen } of players) {
        tally.acknowledged += seen.acknowledged.length;
        tally.repeated += seen.repeated;
      }
      tally.problems.push(
        ...(await retried(async () => {
          const { game: row, entries } = (await store.games.read(game))!;
          return contradictions({ record: row.record, entries }, game, players);
        })),
      );
    }
  }
  const playing = Promise.all(Array.from({ length: TABLES }, (_, table) => play(table)));

  async function fault(kind: Fault): Promise<void> {
    const server = servers[chance.roll(servers.length)]!;
    const { child, gone } = server.running;
    const strike = (blow: () => void): void => {
      heardMs.fill(0);
      struckMs = performance.now();
      blow();
    };
    switch (kind) {
      case 'kill':
        strike(() => child.kill('SIGKILL'));
        await gone;
        server.running = await start(dataDir, server.port, '', 1, env);
        if (server.running.child.exitCode !== null) throw new Error('A killed server does not start again.');
        return;
      case 'database': {
        const pid = await retried(() => writerOf(databaseUrl));
        strike(() => process.kill(pid, 'SIGKILL'));
        return;
      }
      case 'stop':
        strike(() => child.kill('SIGSTOP'));
        await pause(chance.roll(LONGEST_MS));
        child.kill('SIGCONT');
        return;
      case 'cut':
        strike(() => server.line.cut());
        await pause(chance.roll(LONGEST_MS));
        server.line.mend();
    }
  }

  /** Until orders are acknowledged at all tables; when the last of them had its first. */
  async function goOn(): Promise<number> {
    const wanted = state.acknowledged + AFTER_FAULT;
    const untilMs = performance.now() + NO_PROGRESS_MS;
    while (state.acknowledged < wanted || heardMs.includes(0)) {
      if (performance.now() > untilMs) throw new Error('The games do not go on.');
      await pause(20);
    }
    return Math.max(...heardMs);
  }

  try {
    await Promise.race([goOn(), playing]);
    for (let number = 0, killed = 0; killed < kills; number++) {
      const kind = FAULTS[number % FAULTS.length]!;
      await Promise.race([fault(kind), playing]);
      const wentOnMs = await Promise.race([goOn(), playing.then(() => 0)]);
      tally.wentOnMs[kind].push(wentOnMs - struckMs);
      if (KILLS.has(kind)) killed += 1;
    }
    state.isOver = true;
    await playing;
  } finally {
    state.isOver = true;
    await store.close();
    await balancer.stop();
    for (const { running, line } of servers) {
      running.child.kill('SIGKILL');
      await running.gone;
      line.close();
    }
    await redis?.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return tally;
}

/** A process of PostgreSQL that a server commits through. Killed, PostgreSQL ends all others and recovers as after a crash. */
async function writerOf(databaseUrl: string): Promise<number> {
  const client = await postgresClient(databaseUrl);
  try {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'rubicon writer' limit 1",
    );
    if (rows[0] === undefined) throw new Error('No server has a connection to commit through.');
    return rows[0].pid;
  } finally {
    await client.end();
  }
}

/** While a server is gone, a request through the balancer may fail. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await pause(100);
    }
  }
}
