// Which blocks moved where, for the board to animate.
import type { HistoryEntry } from '../../authority/table.ts';
import type { Flight } from '../../board/lit.ts';
import type { Event } from '@rubicon/engine';
import { woodOf } from '../../pieces/wood-of.ts';

/** The blocks that moved in one history entry, or in some of its events. */
export const flightsOf = ({ cursor, events }: HistoryEntry, some: readonly Event[] = events): Flight[] =>
  some.flatMap((event, index) => {
    const flight = flightOf(event);
    return flight === null ? [] : [{ key: `${cursor}.${events.indexOf(some[0]!) + index}`, ...flight }];
  });

function flightOf(event: Event): Omit<Flight, 'key'> | null {
  switch (event.kind) {
    case 'moved':
    case 'embarked':
    case 'regrouped':
    case 'harboured': {
      const { path, block, side, colour } = event;
      return { path, block, side, colour };
    }
    case 'defected': {
      const { from, to, block, side, colour } = event;
      return { path: [from, to], block, side, colour };
    }
    case 'retreated': {
      const { path, block, side } = event;
      return { path, block: null, side, colour: woodOf(block) }; // it is hidden from the viewer once it has moved
    }
    default:
      return null;
  }
}
