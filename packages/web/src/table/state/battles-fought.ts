// The battles that have ended, from a seat's history.
import type { AreaId, Event, Side } from '@rubicon/engine';
import type { History } from '../../authority/table.ts';

export interface Fought {
  readonly number: number; // the battle's number in the game, the same for every seat
  readonly area: AreaId;
  readonly year: number;
  readonly turn: number;
  readonly cursor: number; // of the history entry in which it ended
  readonly winner: Side;
  readonly start: Extract<Event, { kind: 'battle' }>;
  readonly events: readonly Event[]; // after the start, up to the end
}

/** Oldest first. A battle whose start the seat was not told of, in a position that was set up, is not among them. */
export function battlesFought({ told, pending }: History): Fought[] {
  const fought: Fought[] = [];
  let start: Fought['start'] | null = null;
  let events: Event[] = [];
  let number = 0;
  for (const { events: happened, year, turn, cursor } of [...told, ...pending]) {
    for (const event of happened) {
      if (event.kind === 'battle') {
        start = event;
        number += 1;
        events = [];
      } else if (start !== null) {
        events.push(event);
        if (event.kind === 'won')
          fought.push({ number, area: event.area, year, turn, cursor, winner: event.side, start, events });
        if (event.kind === 'won' || event.kind === 'no-battle') start = null;
      }
    }
  }
  return fought;
}

const TURNS_A_YEAR = 5;

/** How many turns ago a battle was fought; battles end a turn. */
export const turnsSince = (
  { year, turn }: Fought,
  now: { readonly year: number; readonly turn: number },
): number => (now.year - year) * TURNS_A_YEAR + now.turn - turn;

/** Those of this turn up to a cursor; until it has any, those that ended the turn before. */
export function battlesOfLate(
  fought: readonly Fought[],
  now: { readonly year: number; readonly turn: number },
  cursor: number,
): readonly Fought[] {
  const known = fought.filter((battle) => battle.cursor <= cursor);
  const ofThis = known.filter((battle) => turnsSince(battle, now) === 0);
  return ofThis.length > 0 ? ofThis : known.filter((battle) => turnsSince(battle, now) === 1);
}
