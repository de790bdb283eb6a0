// A machine at the table: it gives orders until a person must decide.
import { batch } from '@preact/signals';
import { Refused, type Seating } from '../../authority/authority.ts';
import { eventsOf, isBattle, newHistoryEntries } from './news.ts';
import { isMachineNext } from './next-step.ts';
import { showRecap } from './past.ts';
import { showRefusal, type SessionContext } from './session-state.ts';

/** Shows each order of the machine before it gives the next. */
export async function playMachine(context: SessionContext): Promise<void> {
  const { seating, fresh, thinking } = context.state;
  if (thinking.value) return;
  thinking.value = true;
  try {
    for (let now = seating.value; now !== null && isMachineNext(now.table); now = seating.value) {
      const after = await actOnce(context);
      if (after === null || seating.value === null) return;
      const historyEntries = newHistoryEntries(seating.value, after);
      batch(() => {
        seating.value = after;
        fresh.value = eventsOf(historyEntries);
      });
      if (historyEntries.length > 0 && !isBattle(now, after)) await showRecap(context, historyEntries);
    }
  } finally {
    thinking.value = false;
  }
}

/** Null when the machine cannot continue. A request that came in between makes it think again. */
async function actOnce({ authority, state }: SessionContext): Promise<Seating | null> {
  for (;;) {
    try {
      return await authority.act();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const isStale = error.code === 'stale-decision';
      if (isStale && state.seating.value !== null && isMachineNext(state.seating.value.table)) continue;
      if (!isStale && error.code !== 'no-seat') showRefusal(state, error);
      return null;
    }
  }
}
