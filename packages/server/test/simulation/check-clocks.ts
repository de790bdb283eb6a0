// Whether clocks were fair: nobody is charged for a time in which no server could take an order, and whoever orders has
// time left, or the flag has fallen before.
import { SIDES, type LogEntry } from '@rubicon/engine';
import type { Past } from './game-past.ts';

/** A time in which no server could take an order. */
export interface Darkness {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A shorter one counts as the time of whoever had to decide. */
const SHORT_MS = 15_000;

/**
 * `slackMs`: how far the clocks of the servers were apart, and how long a call takes. `canKeepLater`: the store may keep
 * at the end of an outage what was ordered at its beginning.
 */
export function checkClocks(
  { entries, moments }: Past,
  first: number,
  dark: readonly Darkness[],
  slackMs: number,
  canKeepLater: boolean,
): string[] {
  const mostMs = slackMs + (canKeepLater ? SHORT_MS : 0);
  const long = dark.filter(({ fromMs, toMs }) => toMs - fromMs > SHORT_MS + slackMs);
  const problems: string[] = [];
  for (let number = Math.max(1, first); number < entries.length; number++) {
    const entry = entries[number]!;
    const { clock, flagged } = moments[number - 1]!.game;
    if (clock === null || clock.stopped) continue;
    const untilMs = chargedUntil(entry, clock.atMs);
    for (const side of SIDES) {
      if (!clock.running[side]) continue;
      for (const { fromMs, toMs } of long) {
        const chargedMs = Math.min(untilMs, toMs) - Math.max(clock.atMs, fromMs);
        if (chargedMs > mostMs)
          problems.push(`${side} is charged ${chargedMs} ms at entry ${number} in which no server was there`);
      }
      const leftMs = clock.leftMs[side] - (untilMs - clock.atMs);
      const isActing = entry.kind === 'order' && entry.side === side;
      if (isActing && leftMs < 0 && !flagged[side])
        problems.push(`${side} ordered at entry ${number} with ${leftMs} ms and no flag`);
    }
  }
  return problems;
}

const chargedUntil = (entry: LogEntry, sinceMs: number): number =>
  entry.kind === 'outage' ? Math.max(sinceMs, Math.min(entry.fromMs, entry.atMs)) : entry.atMs;

/**
 * Whether each outage that was taken off the clocks was one. It may begin with the last beat before it and end when the
 * last call that hung has failed.
 */
export function checkOutages({ entries }: Past, first: number, dark: readonly Darkness[]): string[] {
  return entries.slice(first).flatMap((entry) => {
    if (entry.kind !== 'outage') return [];
    const darkMs = dark.reduce(
      (sum, { fromMs, toMs }) =>
        sum + Math.max(0, Math.min(toMs, entry.atMs) - Math.max(fromMs, entry.fromMs)),
      0,
    );
    const lengthMs = entry.atMs - entry.fromMs;
    return lengthMs - darkMs > SHORT_MS ? [`an outage of ${lengthMs} ms was one for ${darkMs} ms`] : [];
  });
}
