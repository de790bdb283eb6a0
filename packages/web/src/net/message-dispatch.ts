// Applies each message of the server and passes it on.
import { batch } from '@preact/signals';
import type { Change, GameId, ServerMessage, Update } from '@rubicon/protocol';
import { foldChange } from '@rubicon/protocol/fold';
import { sayWatch, type ConnectionContext, type Told } from './connection-state.ts';
import { stopPolling } from './polling.ts';
import { noteAnswer, noteRefusal } from './socket-asks.ts';

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
    case 'outage':
      context.awayMs.value = message.sinceMs;
      return;
    case 'friends':
      context.friends.value = message;
      return;
    case 'update':
      return begin(context, message);
    case 'change':
      return follow(context, message);
    case 'chat':
    case 'presence':
      return tell(context, message.game, message);
    case 'refused':
      if (message.id !== undefined) noteRefusal(context, { ...message, id: message.id });
      else if (message.game !== undefined) tell(context, message.game, message);
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
    context.awayMs.value = null; // or the server says so next
    context.aheadMs.value = serverMs - context.timers.now();
  });
}

function begin(context: ConnectionContext, update: Update): void {
  const { game } = update.table.card;
  for (const [watch, stream] of context.watches)
    if (watch.game === game) Object.assign(stream, { held: update, n: 0 });
  tell(context, game, update);
  for (const [watch, { answered }] of context.watches)
    if (watch.game === game) for (const id of answered.splice(0)) noteAnswer(context, id);
}

/** What changed, as the update it stands for. Where one before it is missing, the watch begins again. */
function follow(context: ConnectionContext, change: Change): void {
  const watching = [...context.watches].find(([, { number }]) => number === change.watch);
  if (watching === undefined) return noteAnswer(context, change.id);
  const [watch, stream] = watching;
  if (stream.held === null || change.n !== stream.n + 1) {
    if (change.id !== undefined) stream.answered.push(change.id);
    if (stream.held !== null) sayWatch(context, watch, stream); // begun again: the update is on its way
    return;
  }
  const from = stream.held.table.cursor;
  const folded = foldChange(stream.held, change);
  Object.assign(stream, { held: folded, n: change.n });
  tell(context, watch.game, { kind: 'update', from, ...folded });
  noteAnswer(context, change.id);
}

function tell({ watches }: ConnectionContext, game: GameId, message: Told): void {
  for (const watch of watches.keys()) if (watch.game === game) watch.hear(message);
}
