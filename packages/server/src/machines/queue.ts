// Which request a free process takes next.
import { THINKING_MS, type Level } from '@rubicon/ai/level';

export interface Queued {
  readonly level: Level;
  readonly sinceMs: number;
}

/**
 * Index of the next request: the one that has waited longest beyond its own thinking time. So a short request need
 * not wait for long ones, and a long one is not put off for ever. Its own time counts twice where its player would
 * have to be sent everything again and start its plan afresh. -1 if none may go.
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
    const due = waiting.sinceMs + THINKING_MS[waiting.level] * (isCold(waiting) ? 2 : 1);
    if (due >= least) continue;
    best = index;
    least = due;
  }
  return best;
}
