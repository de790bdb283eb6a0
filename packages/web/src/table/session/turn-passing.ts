// Taking a seat, and passing the screen to the next player.
import { batch } from '@preact/signals';
import type { Seating } from '../../authority/authority.ts';
import type { HistoryEntry, Seat } from '../../authority/table.ts';
import { playMachine } from './machine-turn.ts';
import { isMachineNext, nextStep, type NextStep } from './next-step.ts';
import { noteSeen, tell } from './recap.ts';
import { emptySeat, type Curtain, type SessionContext } from './session-state.ts';

/** Opens the table at the right seat, or behind the curtain. */
export async function openTable(context: SessionContext): Promise<void> {
  const { options, state } = context;
  const first = await options.firstSeat();
  if (first.kind === 'curtain') {
    state.curtain.value = first.curtain;
    return;
  }
  await sit(context, first.seat, first.tellsMissed);
  if (isMachineNext(state.latest.value!.table)) await passTurn(context);
}

/** Takes a seat; with `tellsMissed` everything since it was last left is told step by step. */
export async function sit(context: SessionContext, seat: Seat, tellsMissed: boolean): Promise<void> {
  const { authority, game, state } = context;
  const seated = await authority.sit(game, seat);
  const before = tellsMissed ? await lastSeen(context, seated) : null;
  const missed = seated.history.told.filter(({ cursor }) => cursor > (before?.table.cursor ?? 0));
  batch(() => {
    emptySeat(state);
    state.curtain.value = null;
    state.latest.value = seated;
    if (before !== null) tell(context, before, seated, missed, 'missed');
  });
  if (state.run.value === null) noteSeen(context);
}

/** What the seat showed when it was last left; null where nothing was missed, or it cannot be had. */
async function lastSeen({ authority }: SessionContext, seated: Seating): Promise<Seating | null> {
  const { table, history, seen } = seated;
  const from = Math.max(seen, 1); // nothing is told before the game begins
  if (from >= table.cursor) return null;
  const then = await authority.recall(from).catch(() => null); // the table works without it
  if (then === null) return null;
  return {
    table: then,
    history: { told: history.told.filter(({ cursor }) => cursor <= from), pending: [] },
    seen,
  };
}

/** Who continues, once the entries have been told. */
export function stepAfter({ options, state }: SessionContext, news: readonly HistoryEntry[] = []): NextStep {
  const screen = { handsOver: options.handsOver(), hasCurtain: options.hasCurtain() };
  const events = news.flatMap((entry) => entry.events);
  return state.latest.value === null ? { kind: 'stay' } : nextStep(state.latest.value.table, screen, events);
}

export const passTurn = (context: SessionContext): Promise<void> => takeStep(context, stepAfter(context));

export async function takeStep(context: SessionContext, step: NextStep): Promise<void> {
  switch (step.kind) {
    case 'stay':
      return;
    case 'machine':
      return void playMachine(context);
    case 'sit':
      return sit(context, step.seat, true);
    case 'curtain':
      await dropCurtain(context, step.curtain);
  }
}

/** Keeps nothing of the seat on the page. */
async function dropCurtain({ authority, state }: SessionContext, curtain: Curtain): Promise<void> {
  await authority.leave();
  batch(() => {
    emptySeat(state);
    state.curtain.value = curtain;
  });
}
