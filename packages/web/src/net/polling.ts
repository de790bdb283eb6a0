// Polling where no socket gets through: each watched game, and the lobby, is fetched repeatedly.
import type { ConnectionContext } from './connection-state.ts';

const GAME_REST_MS = 1000;
const LOBBY_REST_MS = 10_000;
const FAILED_REST_MS = 5000;

interface Poll {
  readonly ask: () => Promise<void>;
  readonly isWanted: () => boolean;
  readonly restMs: number;
}

/** Polls until a socket is open again. */
export function startPolling(context: ConnectionContext): void {
  if (context.polling !== null) return;
  const mine = new AbortController();
  context.polling = mine;
  for (const poll of pollsOf(context, mine.signal)) void keepAsking(context, mine, poll);
}

export function stopPolling(context: ConnectionContext): void {
  context.polling?.abort();
  context.polling = null;
}

/** Called after what is watched has changed. */
export function restartPolling(context: ConnectionContext): void {
  if (context.polling === null) return;
  stopPolling(context);
  startPolling(context);
}

function pollsOf(context: ConnectionContext, ending: AbortSignal): Poll[] {
  const games = [...context.watches.keys()].map((watch): Poll => ({
    ask: () => watch.poll(ending),
    isWanted: () => context.watches.has(watch),
    restMs: GAME_REST_MS,
  }));
  if (context.lobbyWatchers === 0) return games;
  const lobby: Poll = {
    ask: async () => {
      context.lobbyGames.value = await context.lobby();
    },
    isWanted: () => context.lobbyWatchers > 0,
    restMs: LOBBY_REST_MS,
  };
  return [...games, lobby];
}

async function keepAsking(
  context: ConnectionContext,
  mine: AbortController,
  { ask, isWanted, restMs }: Poll,
): Promise<void> {
  while (!mine.signal.aborted && isWanted()) {
    const isAnswered = await ask().then(
      () => true,
      () => false,
    );
    if (context.polling === mine) context.state.value = isAnswered ? 'slow' : 'lost';
    await rest(context, isAnswered ? restMs : FAILED_REST_MS);
  }
}

const rest = ({ timers }: ConnectionContext, ms: number): Promise<void> =>
  new Promise((resolve) => void timers.after(ms, resolve));
