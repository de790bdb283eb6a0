// The clocks of a game: a fold over its entries, apart from the rules, which know no time.
import { SIDES, type PerSide, type Side } from '../board/side.ts';

/** A bank of time for each side, and an increment each time it passes the decision on. */
export interface ClockOptions {
  readonly bankMs: number;
  readonly incrementMs: number;
  readonly mostMs?: number; // increments fill the bank no further; without a limit if left out
}

export interface Clock {
  readonly leftMs: PerSide<number>; // at `atMs`; below zero when overdrawn
  readonly running: PerSide<boolean>;
  readonly stopped: boolean; // paused, or the game is over
  readonly atMs: number;
}

export const startClock = (options: ClockOptions, atMs: number): Clock => ({
  leftMs: { caesar: options.bankMs, pompey: options.bankMs },
  running: { caesar: false, pompey: false },
  stopped: false,
  atMs,
});

/** The clock as it stands at a later moment. */
export function clockAt(clock: Clock, atMs: number): Clock {
  const passed = clock.stopped ? 0 : atMs - clock.atMs;
  const left = (side: Side): number => clock.leftMs[side] - (clock.running[side] ? passed : 0);
  return { ...clock, leftMs: { caesar: left('caesar'), pompey: left('pompey') }, atMs };
}

/** Time that passed while no authority was there to take an order counts for nobody. */
export const skipTime = (clock: Clock, fromMs: number, toMs: number): Clock => ({
  ...clockAt(clock, Math.max(fromMs, clock.atMs)),
  atMs: toMs,
});

/** Who must decide from now on, and who has just passed the decision on and gets the increment. */
export function handOn(
  clock: Clock,
  required: PerSide<boolean>,
  handedOver: readonly Side[],
  options: ClockOptions,
): Clock {
  const { incrementMs, mostMs = Infinity } = options;
  const leftMs = { ...clock.leftMs };
  for (const side of handedOver)
    leftMs[side] = Math.max(leftMs[side], Math.min(leftMs[side] + incrementMs, mostMs));
  return { ...clock, leftMs, running: required };
}

/** The sides whose time is out. */
export const outOfTime = (clock: Clock, atMs: number): Side[] =>
  SIDES.filter((side) => clock.running[side] && clockAt(clock, atMs).leftMs[side] <= 0);
