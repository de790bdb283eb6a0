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
    state.leftBehind.value = 0;
  });
  await session.order(choice.text);
}

/** Gives the orders of a way one after another. If one is no longer legal, it and the rest are skipped. */
export async function take({ session, state }: SelectionContext, { orders }: Way): Promise<void> {
  if (session.busy.value) return;
  batch(() => {
    state.armed.value = null;
    state.mark.value = null;
    state.leftBehind.value = 0;
  });
  for (const [index, { text }] of orders.entries()) {
    const isLegal = session.seating.value?.table.decision?.orders.includes(text) ?? false;
    if (!isLegal) {
      state.leftBehind.value = orders.length - index;
      return;
    }
    if (!(await session.order(text))) return; // it was refused, and the page shows why
  }
  state.inHand.value = [];
}
