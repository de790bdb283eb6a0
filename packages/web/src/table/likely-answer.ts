// Answers that have keys: the most likely one, whose button is red, has E and Enter; those offered as buttons of their own
// have numbers.
import type { Side } from '@rubicon/engine';
import type { Choice } from '../authority/choice.ts';
import type { Table } from '../authority/table.ts';
import { confirmEnd } from '../settings/settings.ts';
import { isPointing, type Way } from './selection/hand.ts';
import type { TableContext } from './state/context.ts';

const MOST_BUTTONS = 6;

export type KeyedAnswer =
  | { readonly kind: 'way'; readonly way: Way }
  | { readonly kind: 'order'; readonly choice: Choice } // of the selected card, or of what was pointed at
  | { readonly kind: 'hand-over' }
  | { readonly kind: 'done'; readonly choice: Choice };

export function likelyAnswer({ selection, session }: TableContext, table: Table): KeyedAnswer | null {
  const way = selection.way.value;
  if (way !== null) return { kind: 'way', way };
  const choice = selection.laying.value ?? selection.pointed.value[0];
  if (choice !== undefined) return { kind: 'order', choice };
  if (session.handsOver && isWaiting(table) && session.thinking.value === null) return { kind: 'hand-over' };
  const done = doneOf(selection.choices.value);
  return done === null ? null : { kind: 'done', choice: done };
}

/** Red: the most likely answer, unless it would end a phase with points left. */
export function redAnswer(context: TableContext, table: Table): KeyedAnswer | null {
  const answer = likelyAnswer(context, table);
  return answer?.kind === 'done' && isWaste(context.selection.choices.value, table) ? null : answer;
}

/** The ways to the location pointed at, or else the orders offered as buttons: at most as many as there is room for. */
export function numberedAnswers({ selection }: TableContext): readonly KeyedAnswer[] {
  const ways = selection.ways.value.slice(0, MOST_BUTTONS);
  if (ways.length > 0) return ways.map((way) => ({ kind: 'way', way }));
  return offeredOrders(selection).map((choice) => ({ kind: 'order', choice }));
}

/** A few areas to point at are also offered as buttons. */
function offeredOrders({ pointed, choices }: TableContext['selection']): readonly Choice[] {
  if (pointed.value.length > 0) return pointed.value;
  const pointing = choices.value.filter(isPointing);
  return pointing.length > MOST_BUTTONS ? [] : pointing;
}

export function giveAnswer(context: TableContext, answer: KeyedAnswer, table: Table): void {
  switch (answer.kind) {
    case 'way':
      return void context.selection.take(answer.way);
    case 'order':
      return void context.selection.give(answer.choice);
    case 'hand-over':
      return void context.session.handOver();
    case 'done':
      return endPhase(context, answer.choice, table);
  }
}

export const doneOf = (choices: readonly Choice[]): Choice | null =>
  choices.find(({ kind }) => kind === 'done') ?? null;

/** This seat has answered, and the other side is next. */
export const isWaiting = (table: Table): table is Table & { next: Side } =>
  table.seat !== 'spectator' &&
  table.next !== null &&
  table.next !== 'spectator' &&
  table.next !== table.seat;

/** To pass loses the god's effect. */
const isGod = ({ view: { step } }: Table): boolean =>
  step === 'jupiter' || step === 'vulcan' || step === 'surprise';

/** Ending the phase would lose something: a god's effect, or points that could still be spent. */
export function isWaste(choices: readonly Choice[], table: Table): boolean {
  if (isGod(table)) return true;
  const { command, step } = table.view;
  const left = command === null ? 0 : step === 'move' ? command.moves : step === 'levy' ? command.levies : 0;
  return left > 0 && choices.length > 1;
}

/** Ends a phase; asks for confirmation if something would be lost. */
export function endPhase(context: TableContext, done: Choice, table: Table): void {
  const asks = isGod(table) || confirmEnd.value;
  if (asks && isWaste(context.selection.choices.value, table))
    context.overlay.value = { kind: 'end', order: done.text };
  else void context.selection.give(done);
}
