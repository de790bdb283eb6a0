// A game as one viewer saw it, entry by entry.
import { eventsFor, type Event, type Game, type Log, type Viewer } from '@rubicon/engine';
import { mergeEvents, sentencesOf } from '@rubicon/words';
import { noticeOf } from '../text/notices.ts';
import { playAgain } from './source.ts';

export interface HistoryLine {
  readonly entry: number;
  readonly events: readonly Event[]; // those the sentence covers; none for an entry that is not an order
  readonly text: string;
}

/** Everything up to the end of the log, and the game as it stands there. Undone orders are left out. */
export function historyOf(log: Log, viewer: Viewer): { game: Game; lines: HistoryLine[] } {
  const lines: HistoryLine[] = [];
  const add = (entry: number, events: readonly Event[]): void => {
    for (const merged of mergeEvents(events))
      for (const { text } of sentencesOf(merged, viewer)) lines.push({ entry, events: merged, text });
  };
  let entry = 0;
  const game = playAgain(log, (accepted) => {
    const notice = noticeOf(accepted.entry);
    if (accepted.published !== null) add(entry, accepted.published[viewer]);
    if (notice !== null) lines.push({ entry, events: [], text: notice });
    entry += 1;
  });
  // Pending orders are known to their author only
  for (const { side, happenings } of game.pending)
    if (side === viewer) add(entry - 1, eventsFor(happenings, viewer));
  return { game, lines };
}
