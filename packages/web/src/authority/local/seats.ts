// Taking and leaving a seat in a game of this device.
import { VIEWERS, cursorOf } from '@rubicon/engine';
import { Refused, type Seating } from '../authority.ts';
import { openRecord, seatingOf, type GameRecord } from '../record/game-record.ts';
import type { GameId, Seat } from '../table.ts';
import { readLog, seated, type LocalContext, type Place } from './local-state.ts';

export async function sit(context: LocalContext, game: GameId, seat: Seat): Promise<Seating> {
  const record = await openStored(context, game);
  const { place } = context;
  if (place?.record.stored.game !== game || place.seat !== seat) await leave(context);
  context.place = { record, seat };
  return seatingOf(record, seat);
}

/** Reads the stored game: another window may have continued it. */
async function openStored(context: LocalContext, game: GameId): Promise<GameRecord> {
  const log = await readLog(context.deps, game);
  const { place } = context;
  if (place?.record.stored.game !== game || place.record.now.entries.length !== log.entries.length)
    return openRecord(log);
  place.record.stored = log.stored;
  return place.record;
}

/** Leaves the seat and stores how much of the history it has seen. */
export async function leave(context: LocalContext): Promise<void> {
  const { deps, place } = context;
  if (place === null) return;
  const { record, seat } = place;
  context.place = null;
  // Both sides have seen what the shared seat has seen
  const seats = seat === 'spectator' ? VIEWERS : [seat];
  try {
    for (const each of seats)
      await deps.store.see(record.stored.game, each, cursorOf(record.chronicle, each));
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // if it is lost, the same is shown once more: no harm
  }
}

/** An answer computed for a seat is not given to another, nor after the game has moved on. */
export async function ifStillSeated<T>(
  context: LocalContext,
  work: (place: Place) => T | Promise<T>,
): Promise<T> {
  const { record, seat } = seated(context);
  const before = record.now;
  const answer = await work({ record, seat });
  const { place } = context;
  if (place?.record !== record || place.seat !== seat || record.now !== before)
    throw new Refused('superseded', 'The table is another one now.');
  return answer;
}
