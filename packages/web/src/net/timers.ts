// Time as it passes here; tests let it pass as they like.
export interface Timers {
  readonly now: () => number;
  /** Gives what calls it off. */
  readonly after: (ms: number, work: () => void) => () => void;
}

export const REAL_TIMERS: Timers = {
  now: Date.now,
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
