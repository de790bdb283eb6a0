// Keeps the selection valid while the game goes on.
import { batch, effect } from '@preact/signals';
import type { TableAuthority } from '../../authority/authority.ts';
import { keepLegal, type Way } from './hand.ts';
import type { SelectionContext } from './selection-context.ts';
import { clearSelection } from './selection-state.ts';

/** Drops what is no longer legal, and everything when the seat is left. */
export function dropIllegal({ session, state, derived }: SelectionContext): void {
  const { inHand, armed, card, mark, missed, proposed } = state;
  effect(() => {
    const legal = derived.choices.value;
    const kept = keepLegal(legal, inHand.peek());
    batch(() => {
      if (kept.length !== inHand.peek().length) inHand.value = kept;
      if (armed.peek() !== null) armed.value = null;
      proposed.value = null;
      mark.value = null;
      missed.value = null;
      if (session.seating.value === null) clearSelection(state);
      if (card.peek() !== null && !legal.some((choice) => choice.card === card.peek())) card.value = null;
    });
  });
}

/** Asks the authority what the considered way would lead to, so that the page needs no rules. */
export function followPreview(
  { session, state, derived }: SelectionContext,
  authority: Pick<TableAuthority, 'preview'>,
): void {
  const { preview } = state;
  const askPreview = async (orders: readonly string[]): Promise<void> => {
    const answer = await authority.preview(orders).catch(() => null); // the table works without it
    if (textsOf(derived.way.peek()).join() === orders.join()) preview.value = answer;
  };
  effect(() => {
    const orders = textsOf(derived.way.value);
    if (orders.join() !== preview.peek()?.orders.join()) preview.value = null;
    if (orders.length === 0 || session.busy.peek()) return;
    void askPreview(orders);
  });
}

const textsOf = (way: Way | null): string[] => way?.orders.map(({ text }) => text) ?? [];
