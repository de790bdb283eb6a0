// Earlier tables: the step-by-step recap of what was missed, and stepping back through the game.
import { batch } from '@preact/signals';
import type { HistoryEntry } from '../../authority/table.ts';
import type { Flight } from '../../board/lit.ts';
import { flightsOf } from './flights.ts';
import type { SessionContext } from './session-state.ts';

const ROAD_MS = 260; // the time a block takes for one road

/** Shows each history entry on the table of its time. If a recap is running, the entries are added to it. */
export async function showRecap(
  context: SessionContext,
  historyEntries: readonly HistoryEntry[],
): Promise<void> {
  const { authority, options, state } = context;
  if (state.recapQueue !== null) return void state.recapQueue.push(...historyEntries);
  const queue = [...historyEntries];
  state.recapQueue = queue;
  state.recapNumber += 1;
  const mine = state.recapNumber;
  for (let index = 0; index < queue.length; index++) {
    const historyEntry = queue[index]!;
    const then = await authority.recall(historyEntry.cursor).catch(() => null);
    if (mine !== state.recapNumber) return;
    batch(() => {
      state.recap.value = { historyEntries: [...queue], index };
      state.remembered.value = then;
      state.flights.value = flightsOf(historyEntry);
    });
    const pauseMs = options.pauseMs() + ROAD_MS * longestOf(state.flights.value);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (mine !== state.recapNumber) return;
  }
  returnToNow(context);
}

/** Ends a recap or the view of an earlier table. */
export function returnToNow(context: SessionContext): void {
  const { state } = context;
  const wasRecap = state.recapQueue !== null;
  state.recapNumber += 1;
  state.recapQueue = null;
  batch(() => {
    state.recap.value = null;
    state.remembered.value = null;
    state.flights.value = [];
  });
  if (wasRecap) noteSeen(context);
}

/** Shows the table at an earlier cursor. */
export async function recall({ authority, state }: SessionContext, cursor: number): Promise<void> {
  state.remembered.value = await authority.recall(cursor);
}

/** Records that the player has seen everything up to now. */
export function noteSeen({ options, state }: SessionContext): void {
  if (state.seating.value !== null) options.onSeen?.(state.seating.value.table.cursor);
}

/** The number of roads on the longest path. */
const longestOf = (flights: readonly Flight[]): number =>
  flights.reduce((roads, { path }) => Math.max(roads, path.length - 1), 0);
