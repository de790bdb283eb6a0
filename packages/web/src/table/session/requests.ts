// Requests to the authority: one at a time; a refusal is shown and changes nothing.
import { batch } from '@preact/signals';
import type { Ask } from '../../authority/authority.ts';
import { flightsOf } from './flights.ts';
import { eventsOf, newHistoryEntries } from './news.ts';
import { noteSeen, returnToNow } from './past.ts';
import { showRefusal, type SessionContext } from './session-state.ts';
import { passTurn, sit } from './turn-passing.ts';

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
  const seat = context.state.seating.value?.table.seat;
  if (seat === undefined) return;
  try {
    await sit(context, seat, true);
    await passTurn(context);
  } catch (error) {
    showRefusal(context.state, error);
  }
}

/** Requests an order, an undo, a draw or a resignation, shows the result and passes the turn. */
export const ask = (context: SessionContext, wanted: Ask): Promise<boolean> =>
  request(context, async () => {
    const { authority, state } = context;
    const before = state.seating.value;
    if (before === null) return;
    returnToNow(context);
    const after = await authority.ask(wanted);
    const historyEntries = newHistoryEntries(before, after);
    batch(() => {
      state.seating.value = after;
      state.flights.value = wanted.kind === 'order' ? historyEntries.flatMap(flightsOf) : [];
      state.fresh.value = eventsOf(historyEntries);
    });
    noteSeen(context);
    await passTurn(context);
  });
