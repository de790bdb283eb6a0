// Keyboard shortcuts of the table; inside a field or a dialog the keys type letters.
import { closeHints } from '../help/hint/close-hints.ts';
import { momentsOf } from './state/moments.ts';
import type { Table } from '../authority/table.ts';
import type { TableContext } from './state/context.ts';
import { giveAnswer, likelyAnswer, numberedAnswers, redAnswer, type KeyedAnswer } from './likely-answer.ts';
import { pressCard } from './panels/cards-dock.tsx';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

const isOnControl = (element: Element | null): boolean =>
  element !== null && element.closest('button, a, summary, [role="button"], [role="tab"]') !== null;

/** Runs the shortcut of a key, if it has one. */
export function pressKey(context: TableContext, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
    return;
  const act = actionOf(context, event);
  if (act === null) return;
  event.preventDefault();
  act();
}

function actionOf(context: TableContext, { key, shiftKey }: KeyboardEvent): (() => void) | null {
  const { session, selection } = context;
  const seating = session.seating.value;
  if (seating === null) return null;
  const { table, history } = seating;
  switch (key.toLowerCase()) {
    case 'escape':
      if (session.recap.value !== null) return session.skipRecap;
      if (context.asking.isOpen.value) return context.asking.close;
      if (context.hinting.hints.value !== null) return () => closeHints(context);
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
        context.isFinding.value = true;
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
      return session.past.value === null && session.recap.value === null
        ? answerKey(context, table, key, shiftKey)
        : null;
  }
}

/** The keys that give, undo or prepare orders: only for the position that is to be decided. */
function answerKey(context: TableContext, table: Table, key: string, shiftKey: boolean): (() => void) | null {
  const { session, selection } = context;
  switch (key.toLowerCase()) {
    case 'z':
      return table.undo.order === 0 ? null : () => void session.undo(shiftKey ? 'phase' : 'stroke');
    case 'y':
      return session.canRedo.value ? () => void session.redo() : null;
    case 'e':
      return giving(context, table, likelyAnswer(context, table));
    case 'enter': // where no button has the focus, which it would press
      return isOnControl(document.activeElement) ? null : giving(context, table, redAnswer(context, table));
    case 't': {
      const area = selection.over.value ?? selection.place.value;
      return area !== null && selection.lit.value.stacks.has(area) ? () => selection.takeAll(area) : null;
    }
    default:
      return /^[1-9]$/.test(key)
        ? (cardAction(context, table, Number(key)) ??
            giving(context, table, numberedAnswers(context)[Number(key) - 1] ?? null))
        : null;
  }
}

const giving = (context: TableContext, table: Table, answer: KeyedAnswer | null): (() => void) | null =>
  answer === null ? null : () => giveAnswer(context, answer, table);

/** The card of that number in the hand, if it can be chosen. */
function cardAction(context: TableContext, { seat, view }: Table, number: number): (() => void) | null {
  const card = seat === 'spectator' ? undefined : view.cards.hands[seat]?.[number - 1];
  const canLay = card !== undefined && context.selection.choices.value.some((choice) => choice.card === card);
  return canLay ? () => pressCard(context, card) : null;
}
