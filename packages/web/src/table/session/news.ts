// Shows what other players do, as soon as the player is not in the middle of something.
import { batch, effect } from '@preact/signals';
import type { Event } from '@rubicon/engine';
import type { Seating } from '../../authority/authority.ts';
import type { HistoryEntry } from '../../authority/table.ts';
import { noteSeen, showRecap } from './past.ts';
import type { SessionContext } from './session-state.ts';

/** The history entries of the later seating that the earlier one lacks. */
export function newHistoryEntries(before: Seating, after: Seating): HistoryEntry[] {
  const { cursor } = before.table;
  return [...after.history.told, ...after.history.pending].filter(
    (historyEntry) => historyEntry.cursor > cursor,
  );
}

export const eventsOf = (historyEntries: readonly HistoryEntry[]): Event[] =>
  historyEntries.flatMap(({ events }) => events);

/** A battle has a playback of its own, so it gets no recap. */
export const isBattle = (before: Seating, after: Seating): boolean =>
  after.table.view.battle !== null || before.table.view.battle !== null;

/** Listens for news and shows it, now or once nothing holds it back. Returns a function that stops it. */
export function followNews(context: SessionContext): () => void {
  const { options, state } = context;
  const isFree = (): boolean => !state.busy.value && options.isHeld?.value !== true;
  const stopListening = options.onNews?.((news) => {
    state.waitingNews = news;
    if (isFree()) takeNews(context);
  });
  const stopWaiting = effect(() => {
    if (isFree() && state.waitingNews !== null) queueMicrotask(() => takeNews(context));
  });
  return () => {
    stopListening?.();
    stopWaiting();
  };
}

function takeNews(context: SessionContext): void {
  const { state } = context;
  const news = state.waitingNews;
  const before = state.seating.value;
  if (news === null || before === null) return;
  state.waitingNews = null;
  if (news === before || news.table.seat !== before.table.seat) return;
  const historyEntries = newHistoryEntries(before, news);
  const isLookingBack = state.remembered.value !== null && state.recapQueue === null;
  batch(() => {
    state.seating.value = news;
    if (historyEntries.length > 0) state.fresh.value = eventsOf(historyEntries);
  });
  if (historyEntries.length > 0 && !isBattle(before, news) && !isLookingBack)
    void showRecap(context, historyEntries);
  else if (state.recapQueue === null) noteSeen(context);
}
