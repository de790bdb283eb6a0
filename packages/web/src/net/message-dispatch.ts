// Applies each message of the server and passes it on.
import { batch } from '@preact/signals';
import type { GameId, ServerMessage } from '@rubicon/protocol';
import type { ConnectionContext, Told } from './connection-state.ts';
import { stopPolling } from './polling.ts';

export function dispatch(context: ConnectionContext, message: ServerMessage): void {
  switch (message.kind) {
    case 'hello':
      return greet(context, message.atMs);
    case 'waiting':
      context.waiting.value = message.games;
      return;
    case 'lobby':
      context.lobbyGames.value = message.games;
      return;
    case 'friends':
      context.friends.value = message;
      return;
    case 'update':
      return tell(context, message.table.card.game, message);
    case 'chat':
    case 'presence':
      return tell(context, message.game, message);
    case 'refused':
      if (message.game !== undefined) tell(context, message.game, message);
      return;
    case 'pong':
    case 'bye': // the socket closes next
  }
}

/** The server's first message: the connection is live. */
function greet(context: ConnectionContext, serverMs: number): void {
  context.failures = 0;
  stopPolling(context);
  batch(() => {
    context.state.value = 'live';
    context.aheadMs.value = serverMs - context.timers.now();
  });
}

function tell({ watches }: ConnectionContext, game: GameId, message: Told): void {
  for (const watch of watches) if (watch.game === game) watch.hear(message);
}
