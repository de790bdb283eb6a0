// Publishing: each seat's watchers are sent what that seat may know, and nothing else.
import { VIEWERS, cursorOf } from '@rubicon/engine';
import type { Seat, ServerMessage, Update } from '@rubicon/protocol';
import type { LoadedGame } from '../draft/loaded-game.ts';
import type { Deps } from './deps.ts';
import type { LiveGame, Shown } from './live-game.ts';
import { updateFor, updateText } from './update.ts';

/** Records the current state without sending anything: nothing of the game was published before. */
export function showFirst(live: LiveGame, loaded: LoadedGame): void {
  for (const seat of VIEWERS)
    live.shown[seat] = { cursor: cursorOf(loaded.chronicle, seat), facts: loaded.facts, update: null };
}

/**
 * Sends each seat what it lacks. A seat with nothing new to know is sent nothing, so that not even the timing of a
 * message reveals what the other side can still undo.
 */
export function publish(live: LiveGame, loaded: LoadedGame, failpoint: Deps['failpoint']): void {
  for (const seat of VIEWERS) {
    const shown = live.shown[seat];
    const cursor = cursorOf(loaded.chronicle, seat);
    if (cursor === shown.cursor && loaded.facts === shown.facts) continue;
    const update = live.watchers[seat].size > 0 ? updateFor(loaded, seat, shown.cursor) : null;
    live.shown[seat] = { cursor, facts: loaded.facts, update };
    if (update === null) continue;
    const text = updateText(update);
    for (const watcher of live.watchers[seat]) watcher.send(text);
    // The caller is about to be answered with the same update; after that it would only take up memory
    setImmediate(forgetUpdate, live.shown[seat], update);
    failpoint?.('mid-push');
  }
}

function forgetUpdate(shown: Shown, update: Update): void {
  if (shown.update === update) shown.update = null;
}

/** The update for a seat from a cursor; reused if it was already built for publishing. */
export function updateAt(live: LiveGame, loaded: LoadedGame, seat: Seat, after: number): Update {
  const shown = live.shown[seat];
  const cursor = cursorOf(loaded.chronicle, seat);
  const isLast = shown.cursor === cursor && shown.facts === loaded.facts;
  const from = after > cursor ? 0 : after; // an unknown cursor starts from the beginning
  if (isLast && shown.update?.from === from) return shown.update;
  const update = updateFor(loaded, seat, from);
  if (isLast) shown.update = update;
  return update;
}

export function sendToSeats(live: LiveGame, seats: readonly Seat[], message: ServerMessage): void {
  const text = JSON.stringify(message);
  for (const seat of seats) for (const watcher of live.watchers[seat]) watcher.send(text);
}
