// What the game service depends on: storage, computers, time, randomness, log.
import type { GameId } from '@rubicon/protocol';
import type { Bus } from '../../data/bus.ts';
import type { Store } from '../../data/contract/store.ts';
import type { Machines } from '../../machines/move-request.ts';
import type { StandingAnswer } from '../draft/automatic.ts';

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

export interface Deps {
  readonly store: Store;
  readonly machines: Machines;
  readonly standing: StandingAnswer;
  readonly now: () => number; // milliseconds, whole
  readonly randomBytes: (length: number) => Uint8Array;
  readonly log: Log;
  /** Set where several servers share the same games. */
  readonly bus?: Pick<Bus, 'tell' | 'listen' | 'onGap'>;
  /** Whether this process owns a game; left out, it owns all. A game of another is read anew whenever it is needed. */
  readonly isOwn?: (game: GameId) => boolean;
  readonly failpoint?: (name: Failpoint) => void;
  readonly timers?: Timers;
}

/** The timer does not keep the process alive. */
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
