// Who may see a game, from which seat, and who may act in it.
import { SIDES, type Side } from '@rubicon/engine';
import type { Seat } from '@rubicon/protocol';
import type { Person } from '../../people/person.ts';
import { sidesOf, type GameRecord } from './record.ts';
import { refused } from './refusals.ts';

/** The seat from which someone watches. Anyone who may not see a game is told that it does not exist. */
export function seatOf(record: GameRecord, by: Person | null, as: Seat | null): Seat {
  const sides = sidesOf(record, by?.id ?? null);
  if (sides.length === 0 && record.visibility === 'private') throw refused('no-game');
  if (as === null) return sides[0] ?? 'spectator';
  if (as !== 'spectator' && !sides.includes(as)) throw refused('not-your-side');
  return as;
}

/** The side a person acts for. */
export function sideOf(record: GameRecord, by: Person, as: Side | null): Side {
  seatOf(record, by, null);
  const sides = sidesOf(record, by.id);
  if (sides.length === 0) throw refused('not-a-player');
  if (as !== null && !sides.includes(as)) throw refused('not-your-side');
  if (as === null && sides.length === SIDES.length) throw refused('which-side');
  return as ?? sides[0]!;
}
