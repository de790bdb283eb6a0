// Stretches in which no server was there to take an order, or none could keep one. Each is kept, because a game may be
// taken up long after.
import { refused } from '../record/refusals.ts';
import type { Outage } from '../draft/time.ts';
import type { World } from './deps.ts';

const ALIVE = 'alive-ms';
const COUNT = 'outages';
export const ALIVE_EVERY_MS = 5000;
const GAP_MS = 3 * ALIVE_EVERY_MS;

export interface Vigil {
  /** All outages there were, in the order they happened. */
  readonly outages: readonly Outage[];
  begin(): Promise<void>;
  /** Notes that somebody is here, and the outage if nobody was. To be called regularly. */
  watch(): Promise<void>;
  /** To be awaited before time passes in a game: if nobody has watched for a while, somebody does now. */
  ready(): Promise<void>;
  end(): Promise<void>;
}

/**
 * A gap may be the server that stopped, its machine that slept or had its clock set, or a database that was away. On one
 * database another server may be there: then a short gap is no sign that nobody was.
 */
export function vigilOver({ store, now, log, bus }: Pick<World, 'store' | 'now' | 'log' | 'bus'>): Vigil {
  const outages: Outage[] = [];
  let seenMs: number | null = null; // when somebody watched last; null: not yet begun
  let watching: Promise<void> | null = null;

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

  async function watchNow(gapMs: number): Promise<void> {
    const lastMs = await store.mark(ALIVE);
    await readOn();
    const nowMs = now();
    if (lastMs !== null && nowMs - lastMs > gapMs) await note({ fromMs: lastMs, toMs: nowMs });
    await store.setMark(ALIVE, nowMs);
    seenMs = nowMs;
  }

  const watch = (): Promise<void> =>
    (watching ??= watchNow(GAP_MS).finally(() => {
      watching = null;
    }));

  return {
    outages,
    begin: () => watchNow(bus === undefined ? 0 : GAP_MS),
    watch,
    ready: async () => {
      if (seenMs === null || now() - seenMs <= GAP_MS) return;
      try {
        await watch();
      } catch (error) {
        log.error({ error: String(error) }, 'Whether somebody was here could not be kept.');
        throw refused('not-kept');
      }
    },
    end: () => store.setMark(ALIVE, now()),
  };
}
