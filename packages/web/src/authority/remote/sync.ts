// Keeps the page's record in sync with the server: pushed over the connection, polled where no socket gets through, and
// fetched where something is missing.
import type { Update } from '@rubicon/protocol';
import { Refused } from '../authority.ts';
import type { Told } from '../../net/connection-state.ts';
import { Unanswered, isTransient } from '../../net/http.ts';
import { hearChat, pollChat } from './chat.ts';
import { merge } from './record.ts';
import { cursorOf, type RemoteContext, type RemoteState } from './remote-state.ts';
import { seatingOf, tableOf } from './seating.ts';

const RETRY_MS = 2000;
const POLL_S = 20;

/** Applies an update and passes it on; if there is a gap before it, fetches from the gap instead. */
export function takeUpdate(context: RemoteContext, update: Update): void {
  const { state } = context;
  const merged = merge(state.record.peek(), update);
  if (merged.kind === 'missed') void fetchMissed(context, merged.after);
  if (merged.kind !== 'kept') return;
  const before = cursorOf(state);
  state.record.value = merged.record;
  state.gone.value = null;
  remember(state, before);
  const seating = seatingOf(merged.record);
  if (seating !== null) for (const listen of state.listeners) listen(seating);
}

/** Keeps each table for looking back. Where the game went back, the server was restored: nothing kept is true. */
function remember({ record, recalled }: RemoteState, before: number): void {
  const { table } = record.peek()!;
  if (table.cursor < before) recalled.clear();
  const key = `${table.seat} ${table.cursor}`;
  const then = tableOf({ ...table, decision: null, undo: { order: 0, phase: 0 } }, 0);
  if (then !== null && !recalled.has(key)) recalled.set(key, then);
}

export async function fetchNow(context: RemoteContext): Promise<void> {
  const { api, game, state } = context;
  try {
    takeUpdate(context, await api.look(game, cursorOf(state), state.as));
  } catch (error) {
    noteFailure(context, error);
  }
}

/** Asks until the gap is filled: nothing after it may be shown first. */
async function fetchMissed(context: RemoteContext, after: number): Promise<void> {
  const { api, game, timers, state } = context;
  try {
    takeUpdate(context, await api.look(game, after, state.as));
  } catch (error) {
    noteFailure(context, error);
    if (!state.isClosed && error instanceof Unanswered)
      timers.after(RETRY_MS, () => void fetchMissed(context, after));
  }
}

/** Watches the game on the connection, from the page's cursor. */
export function watch(context: RemoteContext): void {
  const { connection, game, state } = context;
  if (state.isClosed) return;
  state.stopWatching?.();
  state.stopWatching = connection.watch({
    game,
    as: state.as,
    after: () => cursorOf(state),
    chatAfter: () => 0,
    hear: (told) => hear(context, told),
    poll: (ending) => poll(context, ending),
  });
}

function hear(context: RemoteContext, told: Told): void {
  switch (told.kind) {
    case 'update':
      return takeUpdate(context, told);
    case 'chat':
      return hearChat(context, told.lines);
    case 'presence':
      context.state.presence.value = told;
      return;
    case 'refused':
      // The server did not register the watch, so fetching is not enough: the watch is repeated
      if (isTransient(told.code)) context.timers.after(RETRY_MS, () => watch(context));
      else noteRefusal(context, new Refused(told.code, told.message));
  }
}

/** Without a socket: one request that the server holds open until there is news. Chat is polled meanwhile. */
async function poll(context: RemoteContext, ending: AbortSignal): Promise<void> {
  const { api, game, state } = context;
  const stopChat = pollChat(context);
  try {
    const wait = state.record.peek() === null ? {} : { wait: POLL_S };
    takeUpdate(context, await api.look(game, cursorOf(state), state.as, { ...wait, signal: ending }));
  } catch (error) {
    noteFailure(context, error);
    throw error;
  } finally {
    stopChat();
  }
}

function noteFailure(context: RemoteContext, error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  if (!(error instanceof Unanswered)) noteRefusal(context, error);
}

/** A person who plays both sides must say which: Caesar, until the other is requested. */
function noteRefusal(context: RemoteContext, refusal: Refused): void {
  const { state } = context;
  if (refusal.code !== 'which-side' || state.as !== null) {
    state.gone.value = refusal;
    return;
  }
  state.as = 'caesar';
  watch(context);
}
