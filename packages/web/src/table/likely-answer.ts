// The answer that is most likely next: its button is the red one, and E gives it.
import type { Side } from '@rubicon/engine';
import type { Choice } from '../authority/choice.ts';
import type { Table } from '../authority/table.ts';
import { confirmEnd } from '../settings/settings.ts';
import type { Way } from './selection/hand.ts';
import type { TableContext } from './state/context.ts';

export type LikelyAnswer =
  | { readonly kind: 'way'; readonly way: Way }
  | { readonly kind: 'order'; readonly choice: Choice } // of the selected card, or of what was pointed at
  | { readonly kind: 'hand-over' }
  | { readonly kind: 'done'; readonly choice: Choice };

export function likelyAnswer({ selection, session }: TableContext, table: Table): LikelyAnswer | null {
  const way = selection.way.value;
  if (way !== null) return { kind: 'way', way };
  const choice = selection.laying.value ?? selection.pointed.value[0];
  if (choice !== undefined) return { kind: 'order', choice };
  if (session.handsOver && isWaiting(table) && !session.thinking.value) return { kind: 'hand-over' };
  const done = doneOf(selection.choices.value);
  return done === null ? null : { kind: 'done', choice: done };
}

export function giveAnswer(context: TableContext, answer: LikelyAnswer, table: Table): void {
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

/** Points are left, and something to spend them on. */
export function isEarly(choices: readonly Choice[], { view: { command, step } }: Table): boolean {
  const left = command === null ? 0 : step === 'move' ? command.moves : step === 'levy' ? command.levies : 0;
  return left > 0 && choices.length > 1;
}

/** Ends a phase; asks for confirmation if something would be lost. */
export function endPhase(context: TableContext, done: Choice, table: Table): void {
  const { step } = table.view;
  const isGod = step === 'jupiter' || step === 'vulcan' || step === 'surprise'; // passing loses the god's effect
  if (isGod || (confirmEnd.value && isEarly(context.selection.choices.value, table)))
    context.overlay.value = { kind: 'end', order: done.text };
  else void context.selection.give(done);
}
