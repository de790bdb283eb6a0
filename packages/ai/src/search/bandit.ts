// A bandit: which of several candidates is best, when a rollout of one costs time and is noisy. Rollouts go to the arms
// that may still be the best.

export interface Arm<T> {
  readonly candidate: T;
  readonly values: number[]; // of each rollout, world by world
  sum: number;
}

export const newArm = <T>(candidate: T): Arm<T> => ({ candidate, values: [], sum: 0 });
export const meanOf = (arm: Arm<unknown>): number =>
  arm.values.length === 0 ? 0 : arm.sum / arm.values.length;

export function addResult(arm: Arm<unknown>, value: number): void {
  arm.values.push(value);
  arm.sum += value;
}

/** How much better than another an arm was in the worlds both were rolled out in. */
export function leadOver(arm: Arm<unknown>, other: Arm<unknown>): number {
  const rollouts = Math.min(arm.values.length, other.values.length);
  let sum = 0;
  for (let i = 0; i < rollouts; i++) sum += arm.values[i]! - other.values[i]!;
  return rollouts === 0 ? 0 : sum / rollouts;
}

/** The arm with the highest upper confidence bound (UCB), or undefined if all have had enough rollouts. */
export function nextByUcb<T>(
  arms: readonly Arm<T>[],
  maxRollouts: number,
  exploration: number,
): Arm<T> | undefined {
  let best: Arm<T> | undefined;
  let highest = -Infinity;
  for (const arm of arms) {
    const rollouts = arm.values.length;
    if (rollouts >= maxRollouts) continue;
    const bound = rollouts === 0 ? Infinity : meanOf(arm) + exploration / Math.sqrt(rollouts);
    if (bound > highest) {
      highest = bound;
      best = arm;
    }
  }
  return best;
}

/**
 * The arm with the highest lower confidence bound of its lead over the first, by rollouts in the same worlds; the first
 * itself if none is above 0. Rollouts before `from` are left out.
 */
function confidentBest<T>(arms: readonly Arm<T>[], standardErrors: number, from: number): Arm<T> {
  const first = arms[0]!;
  let best = first;
  let highest = 0;
  for (const arm of arms) {
    const end = Math.min(arm.values.length, first.values.length);
    const rollouts = end - from;
    if (arm === first || rollouts < 2) continue;
    let sum = 0;
    let squares = 0;
    for (let i = from; i < end; i++) {
      const lead = arm.values[i]! - first.values[i]!;
      sum += lead;
      squares += lead * lead;
    }
    const mean = sum / rollouts;
    const spread = Math.sqrt(Math.max(0, squares / rollouts - mean * mean) / (rollouts - 1));
    const bound = mean - standardErrors * spread;
    if (bound > highest) {
      highest = bound;
      best = arm;
    }
  }
  return best;
}

const RIVALS = 3;

/** The arms that were in the running longest beside the best, those ahead first. */
export const rivalsOf = <T>(best: Arm<T>, arms: readonly Arm<T>[]): Arm<T>[] =>
  arms
    .filter((arm) => arm !== best && arm.values.length > 0)
    .sort(
      (one, other) => other.values.length - one.values.length || leadOver(other, best) - leadOver(one, best),
    )
    .slice(0, RIVALS);

export interface HalvingOptions<T> {
  readonly rollOut: (arm: Arm<T>) => void;
  readonly minRollouts: number; // of every arm
  readonly maxRollouts: number;
  readonly standardErrors: number; // by which the first must be beaten
  readonly isSpent: () => boolean;
  readonly report: (leader: Arm<T>) => void;
}

/**
 * Sequential halving: every arm gets a few rollouts, the better half twice as many, and so on; the first stays to the end.
 * Only the last rollouts decide, because those that picked the leaders flatter them.
 */
export function sequentialHalving<T>(arms: readonly Arm<T>[], options: HalvingOptions<T>): Arm<T> {
  const first = arms[0]!;
  let field = [...arms];
  let best = first;
  let rollouts = options.minRollouts;
  for (let before = 0; ; rollouts = Math.min(options.maxRollouts, 2 * rollouts)) {
    for (const arm of field) {
      while (arm.values.length < rollouts) {
        if (options.isSpent()) return best;
        options.rollOut(arm);
      }
    }
    best = confidentBest(field, options.standardErrors, field.length <= 3 ? before : 0);
    options.report(best);
    if (rollouts === options.maxRollouts || field.length === 1) return best;
    before = rollouts;
    const rivals = field.slice(1).sort((one, other) => meanOf(other) - meanOf(one));
    field = [first, ...rivals.slice(0, Math.ceil(rivals.length / 2))];
  }
}
