// Shows what other players do, as soon as the player is not in the middle of something.
import { effect } from '@preact/signals';
import { receive } from './recap.ts';
import type { SessionContext } from './session-state.ts';

/** Listens for news and shows it, now or once nothing holds it back. Returns a function that stops it. */
export function followNews(context: SessionContext): () => void {
  const { options, state } = context;
  const isFree = (): boolean => !state.busy.value && options.isHeld?.value !== true;
  const stopListening = options.onNews?.((news) => {
    state.waitingNews = { news, isMissed: options.isHeld?.peek() === true };
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
  const waiting = state.waitingNews;
  const before = state.latest.value;
  if (waiting === null || before === null) return;
  state.waitingNews = null;
  const { news, isMissed } = waiting;
  if (news === before || news.table.seat !== before.table.seat) return;
  receive(context, news, isMissed ? 'missed' : 'live');
}
