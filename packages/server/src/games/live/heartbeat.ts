// The heartbeat of all servers on one store, and the outages it shows: periods in which a server could keep no
// order. Outages are stored, because a game may be loaded long after.
import { reasonOf } from '../../data/outage.ts';
import { refused } from '../record/refusals.ts';
import type { Outage } from '../draft/time.ts';
import { REAL_TIMERS, type Deps } from './deps.ts';

const ALIVE = 'alive-ms';
const COUNT = 'outages';
export const ALIVE_EVERY_MS = 5000;
const GAP_MS = 3 * ALIVE_EVERY_MS;
const AGAIN_MS = 500; // while nothing can be kept

/** Since when nothing can be kept; null: it can. */
export type AwayMs = number | null;
export type OutageListener = (awayMs: AwayMs) => void;

export interface Heartbeat {
  /** All outages so far, in the order they happened; one that turns out to be longer is replaced. */
  readonly outages: readonly Outage[];
  readonly awayMs: AwayMs;
  /** Called when an outage begins, when it turns out to have begun earlier, and when it is over and stored. */
  listen(listener: OutageListener): () => void;
  begin(): Promise<void>;
  /** Stores that a server is alive, and the outage if none was. Call it regularly. */
  beat(): Promise<void>;
  /** Something failed that was asked of the store at this time: beats now, to see whether it is an outage. In one, it began then at the latest. */
  doubt(sinceMs: number): void;
  /** Await it before time passes in a game: during an outage, or where the last beat is too long ago, it beats now. */
  ready(): Promise<void>;
  /** The last beat, if it has begun; it too shows an outage. */
  end(): Promise<void>;
}

/**
 * An outage is observed, from the first thing that was not kept to the first beat that is; or it is a gap between
 * beats, where the server stopped, or its machine slept or had its clock set. On a shared database another server may
 * be alive: then a short gap is no outage.
 */
export function heartbeatOf(deps: Pick<Deps, 'store' | 'now' | 'log' | 'bus' | 'timers'>): Heartbeat {
  const { store, now, log, bus, timers = REAL_TIMERS } = deps;
  const outages: Outage[] = [];
  const listeners = new Set<OutageListener>();
  let beatMs: number | null = null; // the last beat; null: not yet begun
  let beating: Promise<void> | null = null;
  let doubtMs: number | null = null; // what is to be known by the next beat
  let awayMs: AwayMs = null;
  let stopAgain: (() => void) | null = null;

  async function readOn(): Promise<void> {
    const count = (await store.mark(COUNT)) ?? 0;
    for (let number = outages.length + 1; number <= count; number++) {
      const fromMs = await store.mark(`outage-${number}-from-ms`);
      const toMs = await store.mark(`outage-${number}-to-ms`);
      outages.push({ fromMs: fromMs ?? 0, toMs: fromMs === null ? 0 : (toMs ?? 0) });
    }
  }

  async function note(fromMs: number, toMs: number): Promise<void> {
    const last = outages.at(-1);
    // Another process was back sooner, and has stored the same outage
    const isSame = last !== undefined && fromMs < last.toMs;
    const outage = isSame
      ? { fromMs: Math.min(fromMs, last.fromMs), toMs: Math.max(toMs, last.toMs) }
      : { fromMs, toMs };
    const number = outages.length + (isSame ? 0 : 1);
    await store.setMark(`outage-${number}-from-ms`, outage.fromMs);
    await store.setMark(`outage-${number}-to-ms`, outage.toMs);
    await store.setMark(COUNT, number);
    outages[number - 1] = outage;
  }

  const isAwayBefore = (ms: number): boolean => awayMs !== null && awayMs < ms;

  async function beatNow(gapMs: number): Promise<void> {
    const lastMs = await store.mark(ALIVE);
    await readOn();
    const nowMs = now();
    let fromMs = nowMs;
    if (lastMs !== null && nowMs - lastMs > gapMs) await note((fromMs = lastMs), nowMs);
    // Not if the clock was set back; and again, if while this was written it turned out to have begun earlier
    do {
      if (awayMs !== null && awayMs < fromMs) await note((fromMs = awayMs), nowMs);
      await store.setMark(ALIVE, nowMs);
    } while (isAwayBefore(fromMs));
    beatMs = nowMs;
  }

  async function attempt(): Promise<void> {
    const sinceMs = now();
    try {
      await beatNow(GAP_MS);
    } catch (error) {
      lose(doubtMs ?? sinceMs, error);
      throw error;
    }
    doubtMs = null;
    if (awayMs === null) return;
    log.warn({ ms: now() - awayMs }, 'An outage is over.');
    setAway(null);
  }

  function lose(sinceMs: number, error: unknown): void {
    stopAgain ??= timers.after(AGAIN_MS, () => {
      stopAgain = null;
      safely(beat());
    });
    if (awayMs !== null) return;
    log.error({ error: reasonOf(error) }, 'Nothing can be kept: clocks stand still until it can.');
    setAway(sinceMs);
  }

  function setAway(sinceMs: AwayMs): void {
    awayMs = sinceMs;
    for (const listener of listeners) listener(awayMs);
  }

  const beat = (): Promise<void> =>
    (beating ??= attempt().finally(() => {
      beating = null;
    }));

  return {
    outages,
    get awayMs() {
      return awayMs;
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: () => beatNow(bus === undefined ? 0 : GAP_MS),
    beat,
    doubt: (sinceMs) => {
      const fromMs = Math.max(sinceMs, beatMs ?? sinceMs); // the last beat was kept
      if (awayMs === null) {
        doubtMs = Math.min(doubtMs ?? fromMs, fromMs);
        safely(beat());
      } else if (fromMs < awayMs) setAway(fromMs); // a beat noticed it before what was asked earlier had failed
    },
    ready: async () => {
      if (awayMs === null && (beatMs === null || now() - beatMs <= GAP_MS)) return;
      try {
        await beat();
      } catch {
        throw refused('not-kept');
      }
    },
    end: async () => {
      if (beatMs === null) return;
      try {
        await beat();
      } catch (error) {
        stopAgain?.();
        log.error({ error: reasonOf(error) }, 'When the server stopped could not be kept.');
      }
    },
  };
}

const safely = (work: Promise<void>): void => void work.catch(() => undefined); // `lose` takes care

/** The last outage that is over; null: there was none. */
export async function lastOutage(store: Pick<Deps['store'], 'mark'>): Promise<Outage | null> {
  const count = (await store.mark(COUNT)) ?? 0;
  const fromMs = await store.mark(`outage-${count}-from-ms`);
  const toMs = await store.mark(`outage-${count}-to-ms`);
  return fromMs === null || toMs === null ? null : { fromMs, toMs };
}
