// The requests of a table to a game on the server: taking a seat, giving orders, looking back.
import type { Ask } from '@rubicon/protocol';
import { Refused, type Seating } from '../authority.ts';
import type { Seat, Table } from '../table.ts';
import { currentSeating, heldRecord, ownSide, type RemoteContext } from './remote-state.ts';
import { tableOf } from './seating.ts';
import { fetchNow, takeUpdate, watch } from './sync.ts';

/** Starts from nothing when the seat changes. */
export async function sit(context: RemoteContext, seat: Seat): Promise<Seating> {
  const { state } = context;
  if (state.record.peek()?.table.seat !== seat) {
    state.as = seat;
    state.record.value = null;
    state.recalled.clear();
    watch(context);
  }
  if (state.record.peek() === null) await fetchNow(context);
  const gone = state.gone.peek();
  if (gone !== null) throw gone;
  return currentSeating(state);
}

/** Sent through the outbox until it is answered, and carried out once. */
export async function send(context: RemoteContext, ask: Ask): Promise<void> {
  const { outbox, game, state } = context;
  const update = await outbox.send(game, ask, ownSide(state));
  if (update !== null) takeUpdate(context, update);
}

/** The table at an earlier cursor; fetched once, unless the page was shown it. */
export async function recall({ api, game, state }: RemoteContext, cursor: number): Promise<Table> {
  const { seat } = heldRecord(state).table;
  const key = `${seat} ${cursor}`;
  const held = state.recalled.get(key);
  if (held !== undefined) return held;
  const table = tableOf((await api.recall(game, cursor, state.as)).table, 0);
  if (table === null) throw new Refused('no-moment', `There is no moment ${cursor} to look back at.`);
  state.recalled.set(key, table);
  return table;
}
