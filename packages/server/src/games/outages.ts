// Stretches in which no server was there to take an order. Each is kept, because a game may be taken up long after.
import type { Store } from '../data/store.ts';
import type { Outage } from './time.ts';

const ALIVE = 'alive-ms';
const COUNT = 'outages';
export const ALIVE_EVERY_MS = 5000;

export const markAlive = (store: Store, nowMs: number): Promise<void> => store.setMark(ALIVE, nowMs);

/** Notes that nobody was there until now, and gives all such stretches in the order they happened. */
export async function outagesUntil(store: Store, nowMs: number): Promise<Outage[]> {
  const lastMs = await store.mark(ALIVE);
  const count = (await store.mark(COUNT)) ?? 0;
  const outages: Outage[] = [];
  for (let number = 1; number <= count; number++) {
    const fromMs = await store.mark(`outage-${number}-from-ms`);
    const toMs = await store.mark(`outage-${number}-to-ms`);
    if (fromMs !== null && toMs !== null) outages.push({ fromMs, toMs });
  }
  if (lastMs !== null && lastMs < nowMs) {
    const number = count + 1;
    await store.setMark(`outage-${number}-from-ms`, lastMs);
    await store.setMark(`outage-${number}-to-ms`, nowMs);
    await store.setMark(COUNT, number);
    outages.push({ fromMs: lastMs, toMs: nowMs });
  }
  await markAlive(store, nowMs);
  return outages;
}
