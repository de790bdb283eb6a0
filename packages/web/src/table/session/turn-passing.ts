// Taking a seat, and passing the screen to the next player.
import { batch } from '@preact/signals';
import type { Seat } from '../../authority/table.ts';
import { playMachine } from './machine-turn.ts';
import { isMachineNext, nextStep } from './next-step.ts';
import { noteSeen, showRecap } from './past.ts';
import type { Curtain, SessionContext } from './session-state.ts';

/** Opens the table at the right seat, or behind the curtain. */
export async function openTable(context: SessionContext): Promise<void> {
  const { options, state } = context;
  const first = await options.firstSeat();
  if (first.kind === 'curtain') {
    state.curtain.value = first.curtain;
    return;
  }
  await sit(context, first.seat, first.tellsMissed);
  if (isMachineNext(state.seating.value!.table)) await passTurn(context);
}

/** Takes a seat; with `tellsMissed` everything since it was last left is shown step by step. */
export async function sit(context: SessionContext, seat: Seat, tellsMissed: boolean): Promise<void> {
  const { authority, game, state } = context;
  const seated = await authority.sit(game, seat);
  batch(() => {
    state.curtain.value = null;
    state.seating.value = seated;
    state.fresh.value = [];
  });
  const missed = seated.history.told.filter(({ cursor }) => cursor > seated.seen);
  if (tellsMissed && missed.length > 0) void showRecap(context, missed);
  else noteSeen(context);
}

export async function passTurn(context: SessionContext): Promise<void> {
  const { options, state } = context;
  const now = state.seating.value;
  if (now === null) return;
  const screen = { handsOver: options.handsOver(), hasCurtain: options.hasCurtain() };
  const step = nextStep(now.table, screen, state.fresh.value);
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
    state.seating.value = null;
    state.flights.value = [];
    state.fresh.value = [];
    state.curtain.value = curtain;
  });
}
