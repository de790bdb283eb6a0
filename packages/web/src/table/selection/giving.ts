// Turns the selection into orders and gives them.
import { batch } from '@preact/signals';
import type { Choice } from '../../authority/choice.ts';
import type { Way } from './hand.ts';
import type { SelectionContext } from './selection-context.ts';

export async function give({ session, state }: SelectionContext, choice: Choice): Promise<void> {
  batch(() => {
    state.armed.value = null;
    state.card.value = null;
    state.pathShown.value = null;
    state.mark.value = null;
    state.leftBehind.value = null;
  });
  await session.order(choice.text);
}

/** Gives the orders of a way, as one stroke. If one is no longer legal, it and the rest are skipped. */
export async function take({ session, state }: SelectionContext, { orders }: Way): Promise<void> {
  if (session.busy.value) return;
  batch(() => {
    state.armed.value = null;
    state.mark.value = null;
    state.leftBehind.value = null;
  });
  for (const [index, { text }] of orders.entries()) {
    const decision = session.seating.value?.table.decision ?? null;
    if (decision === null || !decision.orders.includes(text)) {
      if (decision !== null)
        state.leftBehind.value = { count: orders.length - index, decision: decision.number };
      return;
    }
    if (!(await session.order(text, index > 0))) return; // it was refused, and the page shows why
  }
  state.inHand.value = [];
}
