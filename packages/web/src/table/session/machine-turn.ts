// A machine at the table: it gives orders until a person must decide.
import { Refused, type Seating } from '../../authority/authority.ts';
import { isMachineNext } from './next-step.ts';
import { receive } from './recap.ts';
import { showRefusal, type SessionContext } from './session-state.ts';

/** The machine thinks on while its orders are told. */
export async function playMachine(context: SessionContext): Promise<void> {
  const { latest, thinking } = context.state;
  if (thinking.value !== null) return;
  try {
    for (let now = latest.value; now !== null && isMachineNext(now.table); now = latest.value) {
      thinking.value = 0;
      const after = await actOnce(context);
      if (after === null || latest.value === null) return;
      receive(context, after, 'live');
    }
  } finally {
    thinking.value = null;
  }
}

/** Null when the machine cannot continue. A request that came in between makes it think again. */
async function actOnce({ authority, state }: SessionContext): Promise<Seating | null> {
  for (;;) {
    try {
      return await authority.act((spent) => (state.thinking.value = spent));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const isStale = error.code === 'stale-decision';
      if (isStale && state.latest.value !== null && isMachineNext(state.latest.value.table)) continue;
      if (!isStale && error.code !== 'no-seat') showRefusal(state, error);
      return null;
    }
  }
}
