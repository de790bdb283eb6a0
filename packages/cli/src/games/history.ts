// A game as one viewer was told of it, entry by entry.
import { eventsFor, type Event, type Game, type Log, type Viewer } from '@rubicon/engine';
import { noticeOf } from '../text/notices.ts';
import { sentenceOf } from '../text/sentences.ts';
import { playAgain } from './source.ts';

export interface Line {
  readonly entry: number;
  readonly event: Event | null; // null = something about the game that is no event of the rules
  readonly text: string;
}

/** All lines told by the end of the log, and the game as it stands there. Orders taken back are told to nobody. */
export function tell(log: Log, viewer: Viewer): { game: Game; lines: Line[] } {
  const lines: Line[] = [];
  const add = (entry: number, events: readonly Event[]): void => {
    for (const event of events) lines.push({ entry, event, text: sentenceOf(event) });
  };
  let entry = 0;
  const game = playAgain(log, (accepted) => {
    const notice = noticeOf(accepted.entry);
    if (accepted.published !== null) add(entry, accepted.published[viewer]);
    if (notice !== null) lines.push({ entry, event: null, text: notice });
    entry += 1;
  });
  // What he has ordered since, only he knows
  for (const { side, happenings } of game.pending)
    if (side === viewer) add(entry - 1, eventsFor(happenings, viewer));
  return { game, lines };
}
