// The heartbeat of all servers on one store, and the outages it shows: periods in which no server could accept an
// order. Outages are stored, because a game may be loaded long after.
import { refused } from '../record/refusals.ts';
import type { Outage } from '../draft/time.ts';
import type { Deps } from './deps.ts';

const ALIVE = 'alive-ms';
const COUNT = 'outages';
export const ALIVE_EVERY_MS = 5000;
const GAP_MS = 3 * ALIVE_EVERY_MS;

export interface Heartbeat {
  /** All outages so far, in the order they happened. */
  readonly outages: readonly Outage[];
  begin(): Promise<void>;
  /** Stores that a server is alive, and the outage if none was. Call it regularly. */
  beat(): Promise<void>;
  /** Await it before time passes in a game: where the last beat is too long ago, it beats now. */
  ready(): Promise<void>;
  /** The last beat, if it has begun; it too shows an outage. */
  end(): Promise<void>;
}

/**
 * A gap may mean that the server stopped, that its machine slept or had its clock set, or that the database was
 * unreachable. On a shared database another server may be alive: then a short gap is no outage.
 */
export function heartbeatOf({
  store,
  now,
  log,
  bus,
}: Pick<Deps, 'store' | 'now' | 'log' | 'bus'>): Heartbeat {
  const outages: Outage[] = [];
  let beatMs: number | null = null; // the last beat; null: not yet begun
  let beating: Promise<void> | null = null;

  async function readOn(): Promise<void> {
    const count = (await store.mark(COUNT)) ?? 0;
    for (let number = outages.length + 1; number <= count; number++) {
      const fromMs = await store.mark(`outage-${number}-from-ms`);
      const toMs = await store.mark(`outage-${number}-to-ms`);
      outages.push({ fromMs: fromMs ?? 0, toMs: fromMs === null ? 0 : (toMs ?? 0) });
    }
  }

  async function note(outage: Outage): Promise<void> {
    const number = outages.length + 1;
    await store.setMark(`outage-${number}-from-ms`, outage.fromMs);
    await store.setMark(`outage-${number}-to-ms`, outage.toMs);
    await store.setMark(COUNT, number);
    outages.push(outage);
  }

  async function beatNow(gapMs: number): Promise<void> {
    const lastMs = await store.mark(ALIVE);
    await readOn();
    const nowMs = now();
    if (lastMs !== null && nowMs - lastMs > gapMs) await note({ fromMs: lastMs, toMs: nowMs });
    await store.setMark(ALIVE, nowMs);
    beatMs = nowMs;
  }

  const beat = (): Promise<void> =>
    (beating ??= beatNow(GAP_MS).finally(() => {
      beating = null;
    }));

  return {
    outages,
    begin: () => beatNow(bus === undefined ? 0 : GAP_MS),
    beat,
    ready: async () => {
      if (beatMs === null || now() - beatMs <= GAP_MS) return;
      try {
        await beat();
      } catch (error) {
        log.error({ error: String(error) }, 'Whether somebody was here could not be kept.');
        throw refused('not-kept');
      }
    },
    end: () => (beatMs === null ? Promise.resolve() : beat()),
  };
}

/** The last outage that is over; null: there was none. */
export async function lastOutage(store: Pick<Deps['store'], 'mark'>): Promise<Outage | null> {
  const count = (await store.mark(COUNT)) ?? 0;
  const fromMs = await store.mark(`outage-${count}-from-ms`);
  const toMs = await store.mark(`outage-${count}-to-ms`);
  return fromMs === null || toMs === null ? null : { fromMs, toMs };
}
