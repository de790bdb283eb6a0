// Timers that a test advances by hand.
import type { Timers } from '../../src/net/timers.ts';

export interface HandTimers extends Timers {
  readonly pass: (ms: number) => void;
}

export function handTimers(): HandTimers {
  let nowMs = 0;
  let waiting: { readonly atMs: number; readonly work: () => void }[] = [];
  return {
    now: () => nowMs,
    after: (ms, work) => {
      const each = { atMs: nowMs + ms, work };
      waiting.push(each);
      return () => {
        waiting = waiting.filter((other) => other !== each);
      };
    },
    pass: (ms) => {
      const endMs = nowMs + ms;
      for (;;) {
        const next = waiting.filter(({ atMs }) => atMs <= endMs).toSorted((a, b) => a.atMs - b.atMs)[0];
        if (next === undefined) break;
        waiting = waiting.filter((other) => other !== next);
        nowMs = next.atMs;
        next.work();
      }
      nowMs = endMs;
    },
  };
}
