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
