// Orders of a plan as a list of labels.
import type { Step } from '@rubicon/engine';
import { choiceOf } from '../authority/choice.ts';
import { orderLabel } from './order-sentences.ts';

/** As on the buttons of the game; a repeated order is named once. */
export function orderTexts(orders: readonly string[], step: Step): string[] {
  const times = new Map<string, number>();
  for (const order of orders) {
    const text = orderLabel(choiceOf(order), { step });
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  return [...times].map(([text, count]) => (count === 1 ? text : `${text} (×${count})`));
}
