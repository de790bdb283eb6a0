// The chapters of a log: the turns and the winter turns of a game, each with what happened in it.
import { roman, say, yearName } from '@rubicon/words';
import type { HistoryEntry } from '../authority/table.ts';

const LAST_TURN = 5;

export interface LogChapter {
  readonly year: number;
  readonly turn: number | 'winter';
  readonly historyEntries: readonly HistoryEntry[]; // an entry that goes on into the next turn is divided
}

/** Oldest first. One order can end a turn and bring about the next, or the winter: the last card plays itself (§8.0). */
export function logChapters(entries: readonly HistoryEntry[]): LogChapter[] {
  const chapters: { year: number; turn: number | 'winter'; historyEntries: HistoryEntry[] }[] = [];
  let now = { year: 0, turn: 0 as number | 'winter' };
  const add = (part: HistoryEntry): void => {
    const last = chapters.at(-1);
    if (last !== undefined && last.year === now.year && last.turn === now.turn)
      last.historyEntries.push(part);
    else chapters.push({ ...now, historyEntries: [part] });
  };
  for (const entry of entries) {
    // An entry is counted to the turn in which its order was given; in winter that is still the fifth
    const isWinter = now.turn === 'winter' && entry.year === now.year;
    if (!isWinter) now = { year: entry.year, turn: entry.turn };
    let begun = 0;
    entry.events.forEach((event, index) => {
      if (event.kind === 'dealt' && (event.year !== now.year || now.turn !== 1)) {
        if (index > begun) add(partOf(entry, begun, index));
        begun = index;
        now = { year: event.year, turn: 1 };
      } else if (event.kind === 'turn-ended') {
        add(partOf(entry, begun, index + 1));
        begun = index + 1;
        now = { year: event.year, turn: event.turn < LAST_TURN ? event.turn + 1 : 'winter' };
      }
    });
    if (begun === 0) add(entry);
    else if (begun < entry.events.length) add(partOf(entry, begun, entry.events.length));
  }
  return chapters;
}

/** A notice comes before the events, and a mark is on the first of them: they stay with it. */
function partOf(entry: HistoryEntry, from: number, to: number): HistoryEntry {
  const { notice: _notice, byPlan: _byPlan, ...rest } = entry;
  return { ...(from === 0 ? entry : rest), events: entry.events.slice(from, to) };
}

export const chapterTitle = ({ year, turn }: Pick<LogChapter, 'year' | 'turn'>): string =>
  turn === 'winter'
    ? say('log.winter', { year: yearName(year) })
    : say('log.turn', { year: yearName(year), turn: roman(turn) });
