// What the keeper needs from the world around it.
import type { Decision, View } from '@rubicon/engine';
import type { Standing } from '@rubicon/protocol';
import type { Bus } from '../../data/bus.ts';
import type { Store } from '../../data/store.ts';
import type { Machines } from '../../machines/move-request.ts';

/** Places at which a test ends the process, to see that nothing acknowledged is lost and nothing happens twice. */
export const FAILPOINTS = [
  'before-write',
  'before-commit', // in the store, after it has written
  'after-write',
  'before-answer',
  'mid-push',
] as const;
export type Failpoint = (typeof FAILPOINTS)[number];

interface Log {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

export interface Timers {
  every(ms: number, work: () => void): () => void;
  after(ms: number, work: () => void): () => void;
}

export interface World {
  readonly store: Store;
  readonly machines: Machines;
  /** What a side's standing orders answer to what it is asked; null where they say nothing. */
  readonly standing: (standing: Standing, view: View, decision: Decision) => string | null;
  readonly now: () => number; // milliseconds, whole
  readonly randomBytes: (length: number) => Uint8Array;
  readonly log: Log;
  /** Where several servers keep the same games. */
  readonly bus?: Pick<Bus, 'tell' | 'listen' | 'onGap'>;
  readonly failpoint?: (name: Failpoint) => void;
  readonly timers?: Timers;
}

/** The process may end although a timer still runs. */
export const REAL_TIMERS: Timers = {
  every: (ms, work) => {
    const timer = setInterval(work, ms).unref();
    return () => clearInterval(timer);
  },
  after: (ms, work) => {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
};
