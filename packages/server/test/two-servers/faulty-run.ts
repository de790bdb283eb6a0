// Two servers on one PostgreSQL behind haproxy, as a host runs them. People play through the balancer while servers are
// killed, stopped for a while and cut off, one after another; then what they saw is compared with what is stored.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SeededChance } from '@rubicon/engine';
import { openStore } from '../../src/data/open-store.ts';
import { freePort, start } from '../crash.ts';
import { begun, guest } from '../live-kit.ts';
import { startPostgres } from '../store/test-postgres.ts';
import { redisProgram, startRedis } from '../test-redis.ts';
import { contradictions } from './history.ts';
import { cutLine, startBalancer, type CutLine } from './network.ts';
import { pause, playOn } from './player.ts';

const FAULTS = ['kill', 'stop', 'cut'] as const;
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
  readonly faults: Record<(typeof FAULTS)[number], number>;
  games: number;
  acknowledged: number;
  repeated: number;
  readonly problems: string[];
}

export async function faultyRun(count: number, seed: number): Promise<FaultyTally> {
  const chance = new SeededChance(seed);
  const tally: FaultyTally = {
    faults: { kill: 0, stop: 0, cut: 0 },
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
  const hooks = { isOver: () => state.isOver, onAcknowledged: () => void state.acknowledged++ };
  async function play(table: number): Promise<void> {
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
      tally.problems.push(...(await retried(() => contradictions(store, game, players))));
    }
  }
  const playing = Promise.all(Array.from({ length: TABLES }, (_, table) => play(table)));

  async function fault(number: number): Promise<void> {
    const kind = FAULTS[number % FAULTS.length]!;
    const server = servers[chance.roll(servers.length)]!;
    const { child, gone } = server.running;
    tally.faults[kind] += 1;
    if (kind === 'kill') {
      child.kill('SIGKILL');
      await gone;
      server.running = await start(dataDir, server.port, '', 1, env);
    } else {
      if (kind === 'stop') child.kill('SIGSTOP');
      else server.line.cut();
      await pause(chance.roll(LONGEST_MS));
      if (kind === 'stop') child.kill('SIGCONT');
      else server.line.mend();
    }
  }

  async function goOn(): Promise<void> {
    const wanted = state.acknowledged + AFTER_FAULT;
    const untilMs = performance.now() + NO_PROGRESS_MS;
    while (state.acknowledged < wanted) {
      if (performance.now() > untilMs) throw new Error('The games do not go on.');
      await pause(20);
    }
  }

  try {
    await Promise.race([goOn(), playing]);
    for (let number = 0; number < count; number++) {
      await fault(number);
      await Promise.race([goOn(), playing]);
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

/** While a server is gone, a request through the balancer may fail. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await pause(100);
    }
  }
}
