// The chat of a game: pushed over the connection, or polled where no socket gets through.
import type { ChatLine } from '@rubicon/protocol';
import { Refused } from '../authority.ts';
import type { RemoteContext } from './remote-state.ts';

const POLL_EVERY_MS = 3000;

const keyOf = ({ room, number }: ChatLine): string => `${room} ${number}`;

/** The lines that are not known yet. After a lost connection the server sends all of them again. */
export function newLines(held: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const known = new Set(held.map(keyOf));
  return lines.filter((line) => !known.has(keyOf(line)));
}

export function hearChat({ connection, state }: RemoteContext, lines: readonly ChatLine[]): void {
  const news = newLines(state.chat.peek(), lines);
  const last = news.at(-1);
  if (last === undefined) return;
  state.chat.value = [...state.chat.peek(), ...news].toSorted((one, other) => one.atMs - other.atMs);
  // What was said before the table was opened is not news
  if (last.atMs > state.openedMs + connection.aheadMs.peek()) state.unread.value = last;
}

/** Polls until it is stopped; returns a function that stops it. */
export function pollChat(context: RemoteContext): () => void {
  let isWanted = true;
  let stopTimer: (() => void) | null = null;
  const ask = async (): Promise<void> => {
    await fetchChat(context);
    if (isWanted) stopTimer = context.timers.after(POLL_EVERY_MS, () => void ask());
  };
  void ask();
  return () => {
    isWanted = false;
    stopTimer?.();
  };
}

async function fetchChat(context: RemoteContext): Promise<void> {
  const { api, game, state } = context;
  const seat = state.record.peek()?.table.seat;
  if (seat === undefined) return;
  const room = seat === 'spectator' ? 'spectators' : 'players';
  const last = state.chat.peek().findLast((line) => line.room === room)?.number ?? 0;
  try {
    hearChat(context, (await api.chat(game, room, last)).lines);
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // the next poll asks again
  }
}
