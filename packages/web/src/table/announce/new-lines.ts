// What a listener has not heard yet of the table on the screen: what happened, and what is asked now.
import type { Event } from '@rubicon/engine';
import { areaName, blockName, listAll, say, sideName } from '@rubicon/words';
import type { History, HistoryEntry, Seat, Table } from '../../authority/table.ts';
import { historySentences } from '../../words/notice-sentences.ts';
import type { Frame } from '../session/frames.ts';
import { countsOf } from '../session/points.ts';
import { askedLine, leftLine } from './asked-line.ts';

/** What the screen shows. */
export interface Shown {
  readonly table: Table; // the current one, or an earlier one
  readonly history: History; // as far as it has been told
  readonly before: History | null; // what was told since the player's last order
  readonly isTelling: boolean; // more is to come: nothing can be decided yet
  readonly frame: Frame | null; // what is being told on the map
  readonly isPast: boolean; // the player has stepped back
}

/** What has been heard at this seat. */
export interface Heard {
  readonly seat: Seat;
  readonly events: ReadonlyMap<number, readonly Event[]>; // of each history entry, by its cursor
  readonly frame: Frame | null;
  readonly asked: string | null; // which decision
  readonly past: number | null; // the cursor of the earlier table
}

interface News {
  readonly heard: Heard;
  readonly lines: readonly string[];
}

/** `before` is null, or of another seat, when the seat has just been taken: only what is told now is news. */
export function newLines(before: Heard | null, shown: Shown, hasKeys: boolean): News {
  const { table, isTelling, frame } = shown;
  const entries = entriesOf(shown.history);
  const heard = before?.seat === table.seat ? before : firstHeard(shown);
  if (shown.isPast) return stepBack(heard, table, entries);
  const fresh = entries.flatMap((entry) => unheardOf(entry, heard.events.get(entry.cursor)));
  // A step that is shown again is told again
  const isAgain = fresh.length === 0 && frame !== null && frame !== heard.frame;
  const told = linesOf(isAgain ? [{ ...frame.step.entry, events: frame.step.events }] : fresh, table.seat);
  if (frame !== null && frame !== heard.frame) told.push(...countLines(frame));
  const events = new Map(entries.map(({ cursor, events: all }) => [cursor, all]));
  if (isTelling) {
    const asked = told.length === 0 ? heard.asked : null;
    return { heard: { ...heard, events: new Map([...heard.events, ...events]), frame, asked }, lines: told };
  }
  const undone = [...heard.events.keys()].filter((cursor) => !events.has(cursor)).length;
  const asked = askedKey(table);
  const lines = [...told, ...(undone === 0 ? [] : [say('hear.undone', { count: undone })])];
  if (asked !== heard.asked || heard.past !== null) lines.push(askedLine(table, hasKeys));
  else if (lines.length > 0 && table.decision !== null)
    lines.push(leftLine(table) ?? askedLine(table, hasKeys));
  return { heard: { seat: table.seat, events, frame: null, asked, past: null }, lines };
}

const entriesOf = ({ told, pending }: History): HistoryEntry[] => [...told, ...pending];

/** Who begins to listen while something is told, or after it, has heard nothing of that. */
function firstHeard({ table, history, before }: Shown): Heard {
  const entries = entriesOf(before ?? history);
  const events = new Map(entries.map(({ cursor, events: all }) => [cursor, all]));
  return { seat: table.seat, events, frame: null, asked: null, past: null };
}

/** What is new of an entry; it may be told in several parts, and not from its beginning. */
function unheardOf(entry: HistoryEntry, heard: readonly Event[] | undefined): HistoryEntry[] {
  if (heard === undefined) return [entry];
  if (entry.events.length <= heard.length) return [];
  const known = heard.map((event) => JSON.stringify(event)); // each answer of the authority has copies of them
  const events = entry.events.filter((event) => {
    const at = known.indexOf(JSON.stringify(event));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  const { notice: _, ...rest } = entry;
  return [{ ...rest, events }];
}

/** The step that the earlier table came from. */
function stepBack(heard: Heard, { cursor, seat }: Table, entries: readonly HistoryEntry[]): News {
  if (heard.past === cursor) return { heard, lines: [] };
  const last = entries.findLast((entry) => entry.cursor <= cursor);
  return {
    heard: { ...heard, past: cursor },
    lines: [say('prompt.past'), ...linesOf(last === undefined ? [] : [last], seat)],
  };
}

/** A line for each sentence; the orders of a group are merged into one. */
export function linesOf(entries: readonly HistoryEntry[], seat: Seat): string[] {
  const runs: HistoryEntry[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last === undefined || entry.notice !== undefined || last.notice !== undefined) runs.push(entry);
    else runs[runs.length - 1] = { ...last, events: [...last.events, ...entry.events] };
  }
  return runs.flatMap((run) => historySentences(run, seat).map(({ text }) => text));
}

/** What winter counts for a side, told when its count begins. */
function countLines({ step: { count }, after }: Frame): string[] {
  if (count === undefined || count.totals[count.side] > count.points) return [];
  const counts = countsOf(after.table.view).filter(({ side }) => side === count.side);
  const list = counts.map(({ area, leader, points }) =>
    area === null
      ? say('hear.count.leader', { block: blockName(leader!), points })
      : say('hear.count.city', { area: areaName(area), points }),
  );
  const points = counts.at(-1)!.totals[count.side];
  return [say('hear.count', { side: sideName(count.side), list: listAll(list), points })];
}

/** The same while orders of one step follow one another. */
const askedKey = ({ decision, result, view, next }: Table): string =>
  result !== null
    ? 'over'
    : decision === null
      ? `wait ${view.asked ?? next ?? ''}`
      : [decision.side, view.step, decision.required, view.year, view.turn].join(' ');
