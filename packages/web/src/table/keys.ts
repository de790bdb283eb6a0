// Keyboard shortcuts of the table; inside a field or a dialog the keys type letters.
import { closeHints } from '../help/hint/hint-panel.tsx';
import { momentsOf } from './state/moments.ts';
import type { TableContext } from './state/context.ts';
import { endPhase } from './prompt.tsx';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** Runs the shortcut of a key, if it has one. */
export function pressKey(context: TableContext, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
    return;
  const act = actionOf(context, event);
  if (act === null) return;
  event.preventDefault();
  act();
}

function actionOf(
  { session, selection, ...context }: TableContext,
  { key, shiftKey }: KeyboardEvent,
): (() => void) | null {
  const seating = session.seating.value;
  if (seating === null) return null;
  const { table, history } = seating;
  switch (key.toLowerCase()) {
    case 'z':
      return table.undo.order === 0 || session.past.value !== null
        ? null
        : () => void session.ask({ kind: 'undo', scope: shiftKey ? 'phase' : 'order' });
    case 'e': {
      const done = selection.choices.value.find(({ kind }) => kind === 'done');
      return done === undefined ? null : () => endPhase({ ...context, session, selection }, done, table);
    }
    case 'escape':
      if (session.recap.value !== null) return session.skipRecap;
      if (context.asking.isOpen.value) return context.asking.close;
      if (context.hinting.hints.value !== null) return () => closeHints({ ...context, session, selection });
      return session.past.value === null ? selection.clear : () => void session.lookBack(null);
    case ',':
    case '.': {
      const { back, on } = momentsOf(history, session.past.value);
      const to = key === ',' ? back : on;
      return to === null ? null : () => void session.lookBack(to);
    }
    case 'h':
      return context.hinting.canAsk(table) && session.past.value === null
        ? () => void context.hinting.ask()
        : null;
    case 'w':
      return context.asking.isOpen.value ? context.asking.close : context.asking.open;
    case 'a':
      return () => {
        context.overlay.value = { kind: 'aid' };
      };
    case 'm':
      return () => document.querySelector<HTMLElement>('.table-map [tabindex="0"]')?.focus();
    case 'o':
      return () => {
        context.showPanel('orders');
        queueMicrotask(() => document.getElementById('orders-find')?.focus());
      };
    case '/':
      return () => {
        context.isTyping.value = true;
        queueMicrotask(() => document.querySelector<HTMLElement>('.typed-line input')?.focus());
      };
    case '?':
      return () => {
        context.overlay.value = { kind: 'keys' };
      };
    default:
      return null;
  }
}
