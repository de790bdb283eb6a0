// What was played and what would have been better, without what both have in common.
import type { Missed } from '@rubicon/ai';
import type { Step } from '@rubicon/engine';
import { choiceOf } from '../table/choice.ts';
import { orderLabel } from '../words/order-sentences.ts';

export interface Difference {
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

const stepOf = (kind: Missed['kind']): Step => (kind === 'command' ? 'move' : 'battle');

/** As on the buttons of the table; what is ordered several times is named once. */
export function orderTexts(orders: readonly string[], kind: Missed['kind']): string[] {
  const times = new Map<string, number>();
  for (const order of orders) {
    const text = orderLabel(choiceOf(order), { step: stepOf(kind) });
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  return [...times].map(([text, count]) => (count === 1 ? text : `${text} (×${count})`));
}
