// A server with a fixed clock and seeded randomness, so that two of them behave identically.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBus } from '../src/data/bus.ts';
import { openStore } from '../src/data/open-store.ts';
import type { Store } from '../src/data/contract/store.ts';
import type { GameService } from '../src/games/service.ts';
import { openGameService } from '../src/games/service.ts';
import { buildServer } from '../src/http/server.ts';
import type { Site } from '../src/http/site.ts';
import { readConfig } from '../src/base/config.ts';
import { openServices } from '../src/operation/services.ts';
import { silentLog } from '../src/base/log.ts';
import { makeMetrics } from '../src/base/metrics.ts';
import { makePeople } from '../src/people/people.ts';

/** Of a page only what a link shows: the tags in its head. */
const headOnly: Site = ({ head = '' }) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(head),
});

const START_MS = 1_800_000_000_000;
const RUN_MS = 3_600_000; // longer than any run

export interface CaptureHost {
  readonly url: string;
  readonly games: GameService;
  readonly store: Store;
  /** Resets time and randomness to this seed, whatever came before. */
  begin(run: number): void;
  /** Time passes only here. */
  pass(ms: number): void;
  /** How many long polls are waiting. */
  readonly polls: number;
  /** Runs everything that was deferred. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

export async function captureHost(): Promise<CaptureHost> {
  let nowMs = START_MS;
  let [run, drawn] = [0, 0];
  const world = {
    now: () => nowMs,
    randomBytes: (length: number) =>
      createHash('sha512').update(`${run} ${drawn++}`).digest().subarray(0, length),
  };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-capture-'));
  let putOff: (() => void)[] = [];
  const store = await openStore({ dataDir, databaseUrl: null, now: world.now });
  const games = openGameService({
    ...world,
    store,
    machines: {
      think: () => Promise.reject(new Error('No machine plays here.')),
      waiting: 0,
      stop: () => Promise.resolve(),
    },
    standing: () => null,
    timers: {
      every: () => () => undefined,
      after: (_, work) => {
        putOff.push(work);
        return () => void (putOff = putOff.filter((each) => each !== work));
      },
    },
    log: silentLog,
  });
  const people = makePeople(store, {
    ...world,
    bus: openBus(null),
    isClosed: false,
    guestDays: 30,
    forget: (person) => games.forget(person),
  });
  const config = {
    ...readConfig({}),
    limits: false,
  };
  const services = await openServices({ store, games, people, config, log: silentLog, now: world.now });
  let polls = 0;
  /** Counts waiting long polls, so that nothing happens before a client is there. */
  const watch: GameService['watch'] = async (by, game, from, watcher) => {
    const stop = await games.watch(by, game, from, watcher);
    if (watcher.isPassing !== true) return stop;
    polls += 1;
    return () => {
      polls -= 1;
      stop();
    };
  };
  const server = buildServer({
    games: { ...games, watch },
    people,
    community: services,
    store,
    config,
    site: headOnly,
    openApi: '{}',
    log: silentLog,
    metrics: makeMetrics(),
    now: world.now,
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    games,
    store,
    get polls() {
      return polls;
    },
    begin: (number) => {
      [run, drawn] = [number, 0];
      nowMs = START_MS + number * RUN_MS;
    },
    pass: (ms) => {
      nowMs += ms;
    },
    catchUp: async () => {
      const works = putOff;
      putOff = [];
      for (const work of works) work();
      // They only read, which SQLite does at once
      if (works.length > 0)
        for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
    },
    stop: async () => {
      await server.stop();
      await services.stop();
      await games.stop();
      await store.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
