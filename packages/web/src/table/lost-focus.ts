// A pressed button may be gone once the table has answered, or with the table that was here before. The keyboard then
// goes on at the prompt, which says what is to be decided next.
import { effect } from '@preact/signals';
import type { TableContext } from './state/context.ts';

let last: Element | null = null; // of this table or the one before

/** Returns a function that stops it. */
export function followFocus({ session, overlay }: Pick<TableContext, 'session' | 'overlay'>): () => void {
  const note = ({ target }: FocusEvent): void => {
    last = target instanceof Element ? target : null;
  };
  const bringBack = (): void => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    const isGone = last !== null && (!last.isConnected || last.matches(':disabled'));
    if (isNowhere && isGone) document.querySelector<HTMLElement>('.prompt')?.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', note);
  const stop = effect(() => {
    const isSettled = !session.busy.value && session.table.value !== null && overlay.value === null;
    // Once it is drawn, and the browser has noticed what is gone
    if (isSettled) requestAnimationFrame(() => setTimeout(bringBack));
  });
  return () => {
    stop();
    document.removeEventListener('focusin', note);
  };
}
