// The client of this device's authority, which runs in a worker. When the worker is replaced, the seat is taken again:
// games are stored.
import type { Authority } from '../authority.ts';
import { connectWorker, type WorkerPort } from '../../worker/worker-client.ts';
import { startWorker } from './start-worker.ts';
import { isThinking } from './thinking.ts';
import type { GameId, Seat } from '../table.ts';

// Most answers take milliseconds, thinking takes seconds; after this long no answer will come, even on a slow device
const ANSWERING_MS = 30_000;
const THINKING_MS = 180_000;

export function connectAuthority(start: () => WorkerPort = startWorker): Authority {
  let place: { readonly game: GameId; readonly seat: Seat } | null = null; // the seat the authority has for us
  const { call } = connectWorker<Authority>(start, {
    lostCode: 'authority-lost',
    survivesErrors: true,
    silenceMs: (method) => (isThinking(method) ? THINKING_MS : ANSWERING_MS),
    // If the seat cannot be taken again, later calls are refused with `no-seat`
    onStart: () => {
      if (place !== null) call('sit', place.game, place.seat).catch(() => {});
    },
  });
  return {
    games: () => call('games'),
    create: (wanted) => call('create', wanted),
    remove: (game) => call('remove', game),
    load: (file) => call('load', file),
    save: (game) => call('save', game),
    sit: async (game, seat) => {
      const seating = await call('sit', game, seat);
      place = { game, seat };
      return seating;
    },
    leave: () => {
      place = null;
      return call('leave');
    },
    ask: (ask) => call('ask', ask),
    act: (tell) => call('act', tell),
    preview: (orders) => call('preview', orders),
    odds: (orders) => call('odds', orders),
    hints: (look) => call('hints', look),
    recall: (cursor) => call('recall', cursor),
  };
}
