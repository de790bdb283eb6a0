// The clock and timers; tests replace them to control time.
export interface Timers {
  readonly now: () => number;
  /** Returns a function that cancels it. */
  readonly after: (ms: number, work: () => void) => () => void;
}

export const REAL_TIMERS: Timers = {
  now: Date.now,
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
