// Which request a free process takes next.
import type { Level } from '@rubicon/ai';

/** How long each level thinks at most, on one core of a machine that has other work too (docs/ladder.md, bench/README.md). */
export const OWN_TIME_MS: Readonly<Record<Level, number>> = {
  random: 50,
  tiro: 50,
  miles: 50,
  centurio: 300,
  legatus: 700,
  imperator: 6000,
};

export interface Queued {
  readonly level: Level;
  readonly sinceMs: number;
}

/**
 * Index of the next in the queue: what has waited longest beyond the time it takes itself. So a short request need not
 * wait for long ones, and a long one is not put off for ever. Its own time counts twice where its player would have
 * to be sent everything again, and would think of its plan again. -1 if none may go.
 */
export function nextInQueue<T extends Queued>(
  queue: readonly T[],
  may: (waiting: T) => boolean,
  isCold: (waiting: T) => boolean,
): number {
  let best = -1;
  let least = Infinity;
  for (const [index, waiting] of queue.entries()) {
    if (!may(waiting)) continue;
    const due = waiting.sinceMs + OWN_TIME_MS[waiting.level] * (isCold(waiting) ? 2 : 1);
    if (due >= least) continue;
    best = index;
    least = due;
  }
  return best;
}
