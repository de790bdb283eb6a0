// The names of orders in a review.
import type { Missed } from '@rubicon/ai';
import type { Step } from '@rubicon/engine';
import { choiceOf } from '../authority/choice.ts';
import { orderLabel } from '../words/order-sentences.ts';

const stepOf = (kind: Missed['kind']): Step => (kind === 'command' ? 'move' : 'battle');

/** As on the buttons of the game; a repeated order is named once. */
export function orderTexts(orders: readonly string[], kind: Missed['kind']): string[] {
  const times = new Map<string, number>();
  for (const order of orders) {
    const text = orderLabel(choiceOf(order), { step: stepOf(kind) });
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  return [...times].map(([text, count]) => (count === 1 ? text : `${text} (×${count})`));
}
