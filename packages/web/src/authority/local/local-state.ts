// What the local authority is given, and its only state: which game is open, and at which seat.
import type { GameId, Seat } from '../table.ts';
import { Refused } from '../authority.ts';
import type { RandomBytes } from '../record/dice-source.ts';
import type { GameRecord } from '../record/game-record.ts';
import type { GameStore, StoredLog } from '../record/game-store.ts';
import type { Margins } from '../../storage/annotations.ts';
import type { Advice } from '../thinking/advice.ts';
import type { Think } from '../thinking/thought.ts';

export interface LocalDeps {
  readonly store: GameStore;
  readonly margins: Margins;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  readonly addressOf: (file: Blob) => string;
  readonly think: Think;
  readonly advice: Advice;
}

export interface Place {
  readonly record: GameRecord;
  readonly seat: Seat;
}

export interface LocalContext {
  readonly deps: LocalDeps;
  place: Place | null; // null while no seat is taken
}

export function seated({ place }: LocalContext): Place {
  if (place === null) throw new Refused('no-seat', 'Nobody has sat down.');
  return place;
}

export async function readLog({ store }: LocalDeps, game: GameId): Promise<StoredLog> {
  const log = await store.read(game);
  if (log === null) throw new Refused('no-game', 'There is no such game.');
  return log;
}
