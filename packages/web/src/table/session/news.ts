// What other players do meanwhile. It is shown as soon as the person is not in the middle of something.
import { batch, effect } from '@preact/signals';
import type { Event } from '@rubicon/engine';
import type { Seating } from '../../authority/authority.ts';
import type { HistoryEntry } from '../../authority/table.ts';
import { noteSeen, showRecap } from './past.ts';
import type { SessionContext } from './session-state.ts';

/** What the later seating tells that the earlier one did not. */
export function newTellings(before: Seating, after: Seating): HistoryEntry[] {
  const { cursor } = before.table;
  return [...after.history.told, ...after.history.pending].filter((telling) => telling.cursor > cursor);
}

export const eventsOf = (tellings: readonly HistoryEntry[]): Event[] =>
  tellings.flatMap(({ events }) => events);

/** A battle has a playback of its own, so it gets no recap. */
export const isBattle = (before: Seating, after: Seating): boolean =>
  after.table.view.battle !== null || before.table.view.battle !== null;

/** Listens for news and shows it, now or when nothing keeps it waiting. Returns what stops it. */
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
  const tellings = newTellings(before, news);
  const isLookingBack = state.remembered.value !== null && state.recapQueue === null;
  batch(() => {
    state.seating.value = news;
    if (tellings.length > 0) state.fresh.value = eventsOf(tellings);
  });
  if (tellings.length > 0 && !isBattle(before, news) && !isLookingBack) void showRecap(context, tellings);
  else if (state.recapQueue === null) noteSeen(context);
}
