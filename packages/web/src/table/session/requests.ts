// Requests to the authority: one at a time; a refusal is shown and changes nothing.
import type { Ask } from '../../authority/authority.ts';
import type { NextStep } from './next-step.ts';
import { receive, settleNow, settled } from './recap.ts';
import { showRefusal, type SessionContext } from './session-state.ts';
import { passTurn, sit, stepAfter, takeStep } from './turn-passing.ts';

/** False if it was refused, or another request is still running. */
export async function request(context: SessionContext, work: () => Promise<void>): Promise<boolean> {
  const { busy, trouble } = context.state;
  if (busy.value) return false;
  busy.value = true;
  try {
    await work();
    return true;
  } catch (error) {
    showRefusal(context.state, error);
    // Another window has continued this game: this one is out of date
    if (trouble.value?.code === 'played-elsewhere') await sitAgain(context);
    return false;
  } finally {
    busy.value = false;
  }
}

async function sitAgain(context: SessionContext): Promise<void> {
  const seat = context.state.latest.value?.table.seat;
  if (seat === undefined) return;
  try {
    await sit(context, seat, true);
    await passTurn(context);
  } catch (error) {
    showRefusal(context.state, error);
  }
}

/** Requests an order, an undo, a draw or a resignation, shows the result and passes the turn. */
export async function ask(context: SessionContext, wanted: Ask): Promise<boolean> {
  const { authority, state } = context;
  let later = null as NextStep | null;
  const isGiven = await request(context, async () => {
    if (state.latest.value === null) return;
    state.remembered.value = null;
    settleNow(context);
    const after = await authority.ask(wanted);
    state.told.value = [];
    const step = stepAfter(context, receive(context, after, 'own'));
    // A machine thinks while the result is shown; the seat is left when it has been seen
    if (state.run.value === null || step.kind === 'machine') await takeStep(context, step);
    else later = step;
  });
  if (later !== null) await takeLater(context, later);
  return isGiven;
}

async function takeLater(context: SessionContext, step: NextStep): Promise<void> {
  const { latest } = context.state;
  const at = latest.value?.table.cursor;
  await settled(context);
  if (latest.value?.table.cursor !== at) return; // something else has happened meanwhile
  await request(context, () => takeStep(context, step));
}
