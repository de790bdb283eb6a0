// A simulated server: the game service, the sockets, notices and what follows a change, as operation/run.ts puts them
// together, with everything they wait for handed in.
import type { AskBody, GameId } from '@rubicon/protocol';
import type { Access } from '../../src/access/access.ts';
import { silentLog } from '../../src/base/log.ts';
import type { Metrics } from '../../src/base/metrics.ts';
import { Refused } from '../../src/base/refused.ts';
import type { Change } from '../../src/data/contract/store.ts';
import { friendPresence } from '../../src/community/friend-presence.ts';
import type { Timers } from '../../src/games/live/deps.ts';
import { openGameService } from '../../src/games/service.ts';
import type { MoveRequest } from '../../src/machines/move-request.ts';
import { openDelivery } from '../../src/notices/delivery.ts';
import { openAfterChange } from '../../src/operation/after-change.ts';
import type { Person } from '../../src/people/person.ts';
import { hub, type Hub } from '../../src/sockets/hub.ts';
import type { Faults } from './faults.ts';
import type { NoticeHistory } from './notice-history.ts';
import { newActor, type Actor, type Scheduler } from './scheduler.ts';
import type { SimulatedBus } from './simulated-bus.ts';
import type { SimulatedStore } from './simulated-store.ts';

const NO_TOURNAMENTS = {
  follow: () => Promise.resolve(),
  tend: () => Promise.resolve(),
  read: () => Promise.reject(new Error('There are none.')),
};

export interface SimulatedServer {
  readonly actor: Actor;
  readonly hub: Hub;
  aheadMs: number; // of the true time
  isReady: boolean; // takes orders
  /** Entries of games that it has stored itself, though it heard of a failure. */
  readonly doubted: ReadonlyMap<GameId, number>;
  /** A request without a socket; answers with a code where it is refused. */
  ask(by: Person, game: GameId, body: AskBody): Promise<string | null>;
  /** As for an update of the program; resolves when it has stopped. */
  stop(): Promise<void>;
}

export interface Surroundings {
  readonly scheduler: Scheduler;
  readonly faults: Faults;
  readonly store: SimulatedStore;
  readonly bus: SimulatedBus;
  readonly notices: NoticeHistory;
  /** A server has stored that it is there. */
  onBeat: () => void;
}

const NO_METRICS = {
  watch: () => undefined,
  asked: () => undefined,
  dropped: () => undefined,
  heard: () => undefined,
} as Partial<Metrics> as Metrics;
const NO_LIMITS: Pick<Access, 'take'> = { take: () => undefined };
export const ALIVE = 'alive-ms';
const THOUGHT_MS = 20_000;
const GIVEN_UP_MS = 60_000; // a worker that does not answer is replaced

/** `onBegun`: whether it could begin. */
export function startServer(
  around: Surroundings,
  name: string,
  aheadMs: number,
  onBegun: (isReady: boolean) => void,
): SimulatedServer {
  const { scheduler, faults, notices } = around;
  const actor = newActor(name);
  const now = (): number => Math.floor(scheduler.nowMs + server.aheadMs);
  const timers: Timers = {
    every: (ms, work) => scheduler.every(actor, ms, `every ${ms}`, work),
    after: (ms, work) => scheduler.after(actor, ms, `after ${ms}`, work),
  };
  const kept = new Map<GameId, number>();
  const doubted = new Map<GameId, number>();
  const noteCommit = (change: Change, outcome: 'done' | 'failed'): void => {
    const { id } = change;
    if (outcome === 'failed') doubted.set(id, kept.get(id) ?? 0);
    else if (around.store.truth.commits.at(-1) === change) kept.set(id, change.after + change.entries.length);
  };
  const store = around.store.connect(actor, (call, given, outcome) => {
    if (call === 'games.commit') noteCommit(given[0] as Change, outcome);
    if (call === 'notices.done') notices.noted(actor, given[0] as readonly string[], outcome);
    if (call === 'setMark' && given[0] === ALIVE) around.onBeat();
  });
  const bus = around.bus.join(actor);
  const games = openGameService({
    store,
    ...(bus !== undefined && { bus }),
    machines: {
      think: (request) => think(around, actor, request),
      waiting: 0,
      stop: () => Promise.resolve(),
    },
    standing: () => null,
    now,
    randomBytes: (length) => Uint8Array.from({ length }, () => scheduler.chance.roll(256)),
    log: silentLog,
    timers,
  });
  const delivery = openDelivery({
    store: { ...store, notices: notices.watched(actor, store.notices) },
    games,
    tournaments: NO_TOURNAMENTS,
    channels: {
      open: () => Promise.resolve(['mail']),
      send: (_person, _channel, _message, id) => {
        const { promise, resolve, reject } = Promise.withResolvers<'sent' | 'failed'>();
        const outcome = faults.isOn && scheduler.isLucky(faults.noticeFails) ? 'failed' : 'sent';
        const isBroken = outcome === 'failed' && scheduler.isLucky(0.5);
        notices.sent(actor, id, outcome === 'sent');
        scheduler.after(actor, scheduler.between(10, 500), `has ${outcome} a notice`, () =>
          isBroken ? reject(new Error('No network.')) : resolve(outcome),
        );
        return promise;
      },
    },
    posts: { in: () => Promise.resolve([]), send: () => Promise.resolve('gone') },
    home: 'http://home.example',
    now,
    onFault: () => undefined,
  });
  const afterChange = openAfterChange({
    store,
    games,
    delivery,
    tournaments: NO_TOURNAMENTS,
    playNow: { matchWaiting: () => Promise.resolve() },
    log: silentLog,
    now,
    timers,
  });
  const server: SimulatedServer = {
    actor,
    aheadMs,
    isReady: false,
    doubted,
    hub: hub({
      games,
      people: { onEnded: () => () => undefined },
      store,
      presence: friendPresence(store),
      config: { limits: false },
      access: NO_LIMITS,
      log: silentLog,
      metrics: NO_METRICS,
      now,
      timers,
      turn: () => Promise.resolve(), // nothing happens that the scheduler does not know of
    }),
    ask: async (by, game, body) => {
      try {
        await games.ask(by, game, body);
        return null;
      } catch (error) {
        if (error instanceof Refused) return error.code;
        return 'internal';
      }
    },
    stop: async () => {
      server.isReady = false;
      await server.hub.stop();
      await afterChange.stop();
      await delivery.stop();
      await games.stop();
    },
  };
  const noteBegun = (isReady: boolean): void => {
    server.isReady = isReady;
    if (isReady) afterChange.begin(true);
    onBegun(isReady);
  };
  void games.begin().then(
    () => noteBegun(true),
    () => noteBegun(false),
  );
  return server;
}

function think({ scheduler, faults }: Surroundings, server: Actor, { orders }: MoveRequest): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const ms =
    faults.isOn && scheduler.isLucky(0.1) ? scheduler.between(0, THOUGHT_MS) : scheduler.between(5, 500);
  const isSilent = faults.isOn && scheduler.isLucky(faults.machineSilent);
  scheduler.after(server, isSilent ? GIVEN_UP_MS : ms, 'has thought', () => {
    if (isSilent || (faults.isOn && scheduler.isLucky(faults.machineFails)))
      reject(new Error('A worker has ended.'));
    else resolve(scheduler.pick(orders));
  });
  return promise;
}
