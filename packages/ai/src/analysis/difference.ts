// What was played and what would have been better, without what both have in common.
import type { Missed } from './missed.ts';

interface Difference {
  readonly better: readonly string[];
  readonly played: readonly string[];
}

/** In notation; ends of phases say nothing, unless nothing else was done. */
export function differenceOf({ better, played }: Pick<Missed, 'better' | 'played'>): Difference {
  const own = (some: readonly string[], others: readonly string[]): string[] => {
    const left = [...others];
    return some.filter((order) => {
      const at = left.indexOf(order);
      if (at >= 0) left.splice(at, 1);
      return at < 0 && order !== 'done';
    });
  };
  return { better: own(better, played), played: own(played, better) };
}
