// Keys that work anywhere at the table; inside a field or a dialog they are letters.
import { closeHints } from '../help/hint/hint-panel.tsx';
import { momentsOf } from './state/moments.ts';
import type { Desk } from './state/context.ts';
import { endPhase } from './prompt.tsx';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** What a key does, if it does anything. */
export function pressKey(desk: Desk, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
    return;
  const act = actionOf(desk, event);
  if (act === null) return;
  event.preventDefault();
  act();
}

function actionOf(
  { session, selection, ...desk }: Desk,
  { key, shiftKey }: KeyboardEvent,
): (() => void) | null {
  const seating = session.seating.value;
  if (seating === null) return null;
  const { table, annals } = seating;
  switch (key.toLowerCase()) {
    case 'z':
      return table.undo.order === 0 || session.past.value !== null
        ? null
        : () => void session.ask({ kind: 'undo', scope: shiftKey ? 'phase' : 'order' });
    case 'e': {
      const done = selection.choices.value.find(({ kind }) => kind === 'done');
      return done === undefined ? null : () => endPhase({ ...desk, session, selection }, done, table);
    }
    case 'escape':
      if (session.recap.value !== null) return session.skipRecap;
      if (desk.asking.isOpen.value) return desk.asking.close;
      if (desk.hinting.hints.value !== null) return () => closeHints({ ...desk, session, selection });
      return session.past.value === null ? selection.clear : () => void session.lookBack(null);
    case ',':
    case '.': {
      const { back, on } = momentsOf(annals, session.past.value);
      const to = key === ',' ? back : on;
      return to === null ? null : () => void session.lookBack(to);
    }
    case 'h':
      return desk.hinting.canAsk(table) && session.past.value === null ? () => void desk.hinting.ask() : null;
    case 'w':
      return desk.asking.isOpen.value ? desk.asking.close : desk.asking.open;
    case 'a':
      return () => {
        desk.overlay.value = { kind: 'aid' };
      };
    case 'm':
      return () => document.querySelector<HTMLElement>('.table-map [tabindex="0"]')?.focus();
    case 'o':
      return () => {
        desk.showPanel('orders');
        queueMicrotask(() => document.getElementById('orders-find')?.focus());
      };
    case '?':
      return () => {
        desk.overlay.value = { kind: 'keys' };
      };
    default:
      return null;
  }
}
