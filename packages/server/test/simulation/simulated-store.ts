// One store for all simulated servers. Each reaches it over a connection of its own, on which a call takes time, fails,
// is carried out unheard, or hangs until an outage is over.
import type { Store } from '../../src/data/contract/store.ts';
import { memoryStore, type MemoryStore } from '../memory-store.ts';
import { fateOf, type Fate, type Faults } from './faults.ts';
import { countTable, noticeTable, resultTable } from './notice-table.ts';
import { newActor, type Actor, type Scheduler } from './scheduler.ts';

export interface SimulatedStore {
  readonly truth: MemoryStore;
  outUntilMs: number; // no call is answered before
  /** The store as a server sees it. */
  connect(server: Actor, onCall: OnCall): Store;
}

/** Called with each call that is carried out, and with each that its caller believes to have failed. */
type OnCall = (name: string, given: readonly unknown[], outcome: 'done' | 'failed') => void;

const LATE_MS = 20_000;
/** A call that hangs fails after this. */
export const PATIENCE_MS = 8000;

/** `isNear`: the only server's own, as in `fateOf`. */
export function simulatedStore(scheduler: Scheduler, faults: Faults, isNear: boolean): SimulatedStore {
  const truth = memoryStore(() => Promise.resolve());
  const whole: Store = {
    ...truth,
    notices: noticeTable() as Store['notices'],
    ratings: resultTable() as Store['ratings'],
    balance: countTable(),
    community: { ...truth.community, bondsOf: () => Promise.resolve([]) },
    people: { ...truth.people, session: (hash) => Promise.resolve({ hash } as never) },
  };
  const world = newActor('store');
  const store: SimulatedStore = {
    truth,
    outUntilMs: 0,
    connect: (server, onCall) =>
      remote(whole, '', (name, given, run) => call(server, name, run, (how) => onCall(name, given, how))),
  };

  const fateInOutage = (): Fate => (isNear ? 'refused' : scheduler.pick(['refused', 'late'] as const));

  function call(
    server: Actor,
    name: string,
    run: () => Promise<unknown>,
    heed: (outcome: 'done' | 'failed') => void,
  ): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    if (server.isEnded) return promise; // for ever
    const isOut = scheduler.nowMs < store.outUntilMs;
    const fate = isOut ? fateInOutage() : fateOf(scheduler, faults, name, isNear);
    const isSlow = faults.isOn && scheduler.isLucky(faults.slowCall);
    const travelMs = (): number => (isSlow ? scheduler.between(50, 3000) : scheduler.between(0.2, 4));
    const arrive = (settle: () => void): void =>
      void scheduler.after(server, travelMs(), `hears ${name}`, settle);
    const fail = (ms: number): void =>
      void scheduler.after(server, ms, `loses ${name}`, () => {
        heed('failed');
        reject(new Error(`The connection to the database is lost: ${name}.`));
      });
    const carryOut = (ms: number, answer: (done: Promise<unknown>) => void): void =>
      void scheduler.after(world, ms, `does ${name} of ${server.name}`, () => {
        // What an ended server has sent may not have left its machine
        if (server.isEnded && scheduler.isLucky(0.5)) return;
        const done = run();
        done.then(() => heed('done')).catch(() => undefined);
        answer(done);
      });
    if (fate === 'refused') fail(isOut ? scheduler.between(0, PATIENCE_MS) : travelMs());
    else if (fate === 'late') {
      const lateMs = scheduler.isLucky(0.5) ? scheduler.between(0, 200) : scheduler.between(0, LATE_MS);
      fail(travelMs());
      carryOut(Math.max(lateMs, store.outUntilMs - scheduler.nowMs), () => undefined);
    } else if (fate === 'unheard') carryOut(travelMs(), () => fail(travelMs()));
    else
      carryOut(travelMs(), (done) => {
        done.then(
          (value) => arrive(() => resolve(value)),
          (error: unknown) => arrive(() => reject(error)),
        );
      });
    return promise;
  }
  return store;
}

type Call = (name: string, given: readonly unknown[], run: () => Promise<unknown>) => Promise<unknown>;

/** The same interface, each function of it called over the connection. */
function remote<T extends object>(part: T, prefix: string, call: Call): T {
  const far = Object.entries(part).map(([key, value]: [string, unknown]) => {
    const name = `${prefix}${key}`;
    if (typeof value !== 'function') return [key, isPart(value) ? remote(value, `${name}.`, call) : value];
    const run = value as (...given: unknown[]) => Promise<unknown>;
    return [key, (...given: unknown[]) => call(name, given, () => run(...given))];
  });
  return Object.fromEntries(far) as T;
}

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
