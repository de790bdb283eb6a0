// The clock and timers; tests replace them to let time pass at will.
export interface Timers {
  readonly now: () => number;
  /** Returns what cancels it. */
  readonly after: (ms: number, work: () => void) => () => void;
}

export const REAL_TIMERS: Timers = {
  now: Date.now,
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
