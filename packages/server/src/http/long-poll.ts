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
}

/** The text of an update: at once if there is something after `after`, else the next one, else the current state. */
export async function longPoll(
  games: GameService,
  { by, game, after, as }: PollRequest,
  waitS: number,
  gone: AbortSignal,
): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let latest: string | null = null;
  const hear = (text: string): void => {
    const message = JSON.parse(text) as Update | { readonly kind: 'chat' | 'presence' | 'refused' };
    if (message.kind === 'refused') resolve(''); // the seat is gone; the next read will say so
    if (message.kind !== 'update') return;
    const isNews = latest !== null || message.table.cursor > after;
    latest = text;
    if (isNews) resolve(text);
  };
  // Chat has a route of its own
  const from = { after, as, chatAfter: PAST_ALL };
  const leave = await games.watch(by, game, from, { person: by?.id ?? null, send: hear, isPassing: true });
  const giveUp = (): void => resolve(latest ?? '');
  const timer = setTimeout(giveUp, waitS * 1000);
  gone.addEventListener('abort', giveUp, { once: true });
  if (gone.aborted) giveUp();
  try {
    const text = await promise;
    return text === '' ? updateText(await games.look(by, game, after, as)) : text;
  } finally {
    clearTimeout(timer);
    leave();
  }
}
