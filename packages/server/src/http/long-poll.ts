// Long polling, for clients without a socket: the answer waits until there is news.
import { PAST_ALL, type GameId, type Seat, type Update } from '@rubicon/protocol';
import type { GameService } from '../games/service.ts';
import type { Person } from '../people/person.ts';
import { updateText } from '../games/live/update.ts';

export interface PollRequest {
  readonly by: Person | null;
  readonly game: GameId;
  readonly after: number;
  readonly as: Seat | null;
  readonly wantsOrders: boolean;
}

/** The text of an update: at once if there is something after `after`, else when something changes, or the time is up. */
export async function longPoll(
  games: GameService,
  { by, game, after, as, wantsOrders }: PollRequest,
  waitS: number,
  gone: AbortSignal,
): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hear = (text: string): void => {
    const message = JSON.parse(text) as Update | { readonly kind: 'chat' | 'presence' | 'refused' };
    if (message.kind === 'refused') resolve(); // the seat is gone; the look below will say so
    if (message.kind === 'update' && message.table.cursor > after) resolve();
  };
  // Chat has a route of its own
  const from = { after, as, chatAfter: PAST_ALL };
  const watcher = { person: by?.id ?? null, send: hear, change: () => resolve(), isPassing: true };
  const leave = await games.watch(by, game, from, watcher);
  const timer = setTimeout(resolve, waitS * 1000);
  gone.addEventListener('abort', () => resolve(), { once: true });
  if (gone.aborted) resolve();
  try {
    await promise;
    return updateText(await games.look(by, game, after, as, { wantsOrders }));
  } finally {
    clearTimeout(timer);
    leave();
  }
}
