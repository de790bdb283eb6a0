// Publishing: each seat's watchers are sent what that seat may know, and nothing else.
import { VIEWERS, cursorOf, earlierOf, viewOf, type Earlier } from '@rubicon/engine';
import {
  changeBetween,
  patchOf,
  type AskId,
  type GameCard,
  type Held,
  type Seat,
  type ServerMessage,
  type Update,
} from '@rubicon/protocol';
import { haveSwapped } from '../draft/bidding.ts';
import { toldSince, type LoadedGame } from '../draft/loaded-game.ts';
import { cardOf } from '../record/record.ts';
import type { Deps } from './deps.ts';
import type { LiveGame, Shown, Watcher } from './live-game.ts';
import { fieldsOf, heldFor, ordersField, planShown, updateFor, updateText } from './update.ts';

/** Records the current state without sending anything: nothing of the game was published before. */
export function showFirst(live: LiveGame, loaded: LoadedGame): void {
  for (const seat of VIEWERS)
    live.shown[seat] = {
      cursor: cursorOf(loaded.chronicle, seat),
      facts: loaded.facts,
      plan: planShown(loaded.record, seat),
      held: null,
      view: null,
      update: null,
    };
}

/** A watcher whose request is being answered: what it is sent of its effect says so. */
export interface Asking {
  readonly watcher: Watcher;
  readonly id: AskId;
  isAnswered: boolean;
}

/**
 * Sends each seat what it lacks. A seat with nothing new to know is sent nothing, so that not even the timing of a
 * message reveals what the other side can still undo.
 */
export function publish(
  live: LiveGame,
  loaded: LoadedGame,
  failpoint: Deps['failpoint'],
  asking: Asking | null = null,
): void {
  if (live.record !== null && haveSwapped(live.record, loaded.record)) swapSeats(live);
  let card: GameCard | undefined;
  for (const seat of VIEWERS) {
    const shown = live.shown[seat];
    const cursor = cursorOf(loaded.chronicle, seat);
    const plan = planShown(loaded.record, seat);
    if (cursor === shown.cursor && loaded.facts === shown.facts && plan === shown.plan) continue;
    const held =
      shown.held === null ? null : heldFor(loaded, seat, shown.view, (card ??= cardOf(loaded.record)));
    live.shown[seat] = {
      cursor,
      facts: loaded.facts,
      plan,
      held,
      view: viewIn(loaded, seat, held, shown.view),
      update: null,
    };
    if (held === null) continue;
    const told = toldSince(loaded, seat, shown.cursor);
    const fields = fieldsOf(changeBetween(shown.held!, { ...held, told }));
    for (const watcher of live.watchers[seat]) {
      const isAsking = watcher === asking?.watcher;
      if (isAsking) asking.isAnswered = true;
      const orders = watcher.wantsOrders === true ? ordersField(loaded, seat) : '';
      watcher.change(fields + orders, isAsking ? asking.id : null);
    }
    failpoint?.('mid-push');
  }
}

/** Every public change makes the spectators' view anyway. */
const viewIn = (
  { game }: LoadedGame,
  seat: Seat,
  held: Held | null,
  before: Earlier | null,
): Earlier | null =>
  game === null || (held === null && seat !== 'spectator')
    ? null
    : earlierOf(game, seat, viewOf(game, seat, before));

/** Players have changed their sides: whoever watches stays with the player, and is shown the new seat from now on. */
function swapSeats({ watchers, shown }: LiveGame): void {
  [watchers.caesar, watchers.pompey] = [watchers.pompey, watchers.caesar];
  [shown.caesar, shown.pompey] = [shown.pompey, shown.caesar];
}

/** The update for a seat from a cursor; built once for several who ask at the same time. */
export function updateAt(
  live: LiveGame,
  loaded: LoadedGame,
  seat: Seat,
  after: number,
  wantsOrders: boolean,
): Update {
  const shown = live.shown[seat];
  const cursor = cursorOf(loaded.chronicle, seat);
  const isLast =
    shown.cursor === cursor &&
    shown.facts === loaded.facts &&
    shown.plan === planShown(loaded.record, seat) &&
    !wantsOrders;
  const from = after > cursor ? 0 : after; // an unknown cursor starts from the beginning
  if (isLast && shown.update?.from === from) return shown.update;
  const update = updateFor(loaded, seat, from, wantsOrders);
  if (isLast) {
    shown.update = update;
    setImmediate(forgetUpdate, shown, update); // after that it would only take up memory
  }
  return update;
}

function forgetUpdate(shown: Shown, update: Update): void {
  if (shown.update === update) shown.update = null;
}

/** Sends a new watcher the whole of its seat, and adds it to those who are sent what changes. */
export function addWatcher(
  live: LiveGame,
  loaded: LoadedGame,
  seat: Seat,
  after: number,
  watcher: Watcher,
): void {
  // All who watch from a seat hold the same: the newcomer is shown what the others are about to hold
  publish(live, loaded, undefined);
  bringUpTo(live, seat, heldFor(loaded, seat));
  live.watchers[seat].add(watcher);
  watcher.send(updateText(updateAt(live, loaded, seat, after, watcher.wantsOrders === true)));
}

/** How far a player has read changes without being published. */
function bringUpTo({ shown, watchers }: LiveGame, seat: Seat, held: Held): void {
  const before = shown[seat].held;
  shown[seat].held = held;
  if (before === null || patchOf(before, held) === undefined) return;
  const fields = fieldsOf(changeBetween(before, { ...held, told: [] }));
  for (const watcher of watchers[seat]) watcher.change(fields, null);
}

/** False if it was not among them. */
export function removeWatcher({ watchers, shown }: LiveGame, watcher: Watcher): boolean {
  const seat = VIEWERS.find((each) => watchers[each].delete(watcher));
  if (seat === undefined) return false;
  if (watchers[seat].size === 0) shown[seat].held = null;
  return true;
}

export function sendToSeats(live: LiveGame, seats: readonly Seat[], message: ServerMessage): void {
  const text = JSON.stringify(message);
  for (const seat of seats) for (const watcher of live.watchers[seat]) watcher.send(text);
}
