// A game that somebody plays or watches: as it is kept, who hears of it, and what each seat was shown last.
import { VIEWERS, cursorOf } from '@rubicon/engine';
import type { GameId, Seat, ServerMessage, Update } from '@rubicon/protocol';
import type { Watcher } from './keeper.ts';
import type { Facts } from '../draft/facts.ts';
import type { Kept } from '../draft/loaded-game.ts';
import type { GameRecord } from '../record/record.ts';
import { updateFor, updateText } from './update.ts';
import type { World } from './deps.ts';

export interface Room {
  readonly id: GameId;
  kept: Kept | null; // null: nothing was read yet
  isStale: boolean; // others may have changed the game, or a change of ours may be kept after all
  record: GameRecord | null; // as it was last; null: nobody has heard of the game yet
  loading: Promise<Kept> | null;
  tail: Promise<unknown>; // what was asked last: one thing happens after another
  waiting: number; // how much is asked and not yet done
  thinks: boolean; // a machine
  usedMs: number;
  readonly watchers: Record<Seat, Set<Watcher>>;
  readonly shown: Record<Seat, Shown>;
}

interface Shown {
  cursor: number;
  facts: Facts;
  update: Update | null; // the last that was made for the seat
}

export function newRoom(id: GameId, nowMs: number): Room {
  const shown = (): Shown => ({ cursor: 0, facts: '', update: null });
  return {
    id,
    kept: null,
    isStale: false,
    record: null,
    loading: null,
    tail: Promise.resolve(),
    waiting: 0,
    thinks: false,
    usedMs: nowMs,
    watchers: { caesar: new Set(), pompey: new Set(), spectator: new Set() },
    shown: { caesar: shown(), pompey: shown(), spectator: shown() },
  };
}

export const isWatched = ({ watchers }: Room): boolean => VIEWERS.some((seat) => watchers[seat].size > 0);

/** Does one thing after another, whatever becomes of each. */
export function inTurn<T>(room: Room, work: () => Promise<T>): Promise<T> {
  room.waiting += 1;
  const done = room.tail.then(work).finally(() => (room.waiting -= 1));
  room.tail = done.catch(() => undefined);
  return done;
}

/** Takes note of how things stand without telling anybody: nobody has heard of the game before. */
export function showFirst(room: Room, kept: Kept): void {
  for (const seat of VIEWERS)
    room.shown[seat] = { cursor: cursorOf(kept.chronicle, seat), facts: kept.facts, update: null };
}

/**
 * Tells each seat what it has not been told. A seat that may know of nothing new hears nothing, so that not even the
 * moment of a message tells what the other side can still take back.
 */
export function tell(room: Room, kept: Kept, failpoint: World['failpoint']): void {
  for (const seat of VIEWERS) {
    const shown = room.shown[seat];
    const cursor = cursorOf(kept.chronicle, seat);
    if (cursor === shown.cursor && kept.facts === shown.facts) continue;
    const update = room.watchers[seat].size > 0 ? updateFor(kept, seat, shown.cursor) : null;
    room.shown[seat] = { cursor, facts: kept.facts, update };
    if (update === null) continue;
    const text = updateText(update);
    for (const watcher of room.watchers[seat]) watcher.send(text);
    // Whoever asked is answered with the same in a moment; after that it would only lie about, some of it for each game
    setImmediate(forgetUpdate, room.shown[seat], update);
    failpoint?.('mid-push');
  }
}

function forgetUpdate(shown: Shown, update: Update): void {
  if (shown.update === update) shown.update = null;
}

/** What a seat lacks that stood at a cursor; written only once if that was told already. */
export function updateAt(room: Room, kept: Kept, seat: Seat, after: number): Update {
  const shown = room.shown[seat];
  const cursor = cursorOf(kept.chronicle, seat);
  const isLast = shown.cursor === cursor && shown.facts === kept.facts;
  const from = after > cursor ? 0 : after; // who stands where the seat has never been begins anew
  if (isLast && shown.update?.from === from) return shown.update;
  const update = updateFor(kept, seat, from);
  if (isLast) shown.update = update;
  return update;
}

export function tellSeats(room: Room, seats: readonly Seat[], message: ServerMessage): void {
  const text = JSON.stringify(message);
  for (const seat of seats) for (const watcher of room.watchers[seat]) watcher.send(text);
}
