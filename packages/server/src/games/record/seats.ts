// Who may see a game, from which seat, who may act in it, and whether anyone may join.
import { SIDES, type Side } from '@rubicon/engine';
import type { Seat } from '@rubicon/protocol';
import type { Person } from '../../people/person.ts';
import { personAt, sidesOf, type GameRecord } from './record.ts';
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

/** Whether a seek has ended. Its maker may take it up again. */
export const isSeekOver = ({ seek }: GameRecord, nowMs: number): boolean =>
  seek !== null && seek.untilMs < nowMs;

/** Whether it is a seek that nobody can join any more. */
export const isGivenUp = (record: GameRecord, nowMs: number): boolean =>
  record.seek !== null && (record.seek.to !== null || isSeekOver(record, nowMs));

/** Whether a game waits for anyone who wants to join. */
export const isOpenToAll = (record: GameRecord, nowMs: number): boolean =>
  record.status === 'waiting' &&
  record.visibility === 'public' &&
  record.invitationHash === null &&
  !record.closed &&
  !isGivenUp(record, nowMs) &&
  SIDES.some((side) => record.sitters[side].kind === 'open') &&
  SIDES.some((side) => personAt(record, side) !== null);
