// Tells the server how much of the history the person has seen, so that other devices do not show it again.
import { Refused } from '../authority.ts';
import { ownSide, type RemoteContext } from './remote-state.ts';

const SEND_AFTER_MS = 800; // several steps in a row are sent as one

export function see(context: RemoteContext, cursor: number): void {
  const { timers, state } = context;
  const held = state.record.peek();
  if (state.isClosed || held === null || held.table.seat === 'spectator') return;
  if (cursor <= Math.max(state.seen, held.table.seen ?? 0)) return;
  state.seen = cursor;
  state.stopSeeing?.();
  state.stopSeeing = timers.after(SEND_AFTER_MS, () => sendSeen(context));
}

/** Sends at once what is still waiting, before the table is closed. */
export function flushSeen(context: RemoteContext): void {
  if (context.state.stopSeeing !== null) sendSeen(context);
}

function sendSeen({ api, game, state }: RemoteContext): void {
  state.stopSeeing?.();
  state.stopSeeing = null;
  api.see(game, state.seen, ownSide(state)).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error; // if it is lost, the same is shown once more: no harm
  });
}
