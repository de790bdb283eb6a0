// What a listener has not heard yet of the table on the screen: what happened, and what is asked now.
import { say } from '@rubicon/words';
import type { History, HistoryEntry, Seat, Table } from '../../authority/table.ts';
import { historySentences } from '../../words/notice-sentences.ts';
import { askedLine, leftLine } from './asked-line.ts';

/** What the screen shows. */
export interface Shown {
  readonly table: Table; // the current one, or an earlier one
  readonly history: History;
  readonly retold: readonly HistoryEntry[] | null; // what a recap has shown so far; null: none is running
  readonly isPast: boolean; // the player has stepped back
}

/** What has been heard at this seat. */
export interface Heard {
  readonly seat: Seat;
  readonly cursors: ReadonlySet<number>; // of the history entries
  readonly asked: string | null; // which decision
  readonly past: number | null; // the cursor of the earlier table
}

interface News {
  readonly heard: Heard;
  readonly lines: readonly string[];
}

/** `heard` is null, or of another seat, when the seat has just been taken: only a recap tells what happened before. */
export function newLines(before: Heard | null, shown: Shown, hasKeys: boolean): News {
  const { table, retold } = shown;
  const entries = entriesOf(shown);
  const heard = before?.seat === table.seat ? before : firstHeard(shown, entries);
  if (shown.isPast) return stepBack(heard, shown, entries);
  const fresh = entries.filter(({ cursor }) => !heard.cursors.has(cursor));
  const told = linesOf(fresh, table.seat);
  const cursors = new Set([...heard.cursors, ...fresh.map(({ cursor }) => cursor)]);
  if (retold !== null) return { heard: { ...heard, cursors, asked: null }, lines: told };
  const standing = new Set(entries.map(({ cursor }) => cursor));
  const undone = [...cursors].filter((cursor) => !standing.has(cursor)).length;
  const asked = askedKey(table);
  const lines = [...told, ...(undone === 0 ? [] : [say('hear.undone', { count: undone })])];
  if (asked !== heard.asked || heard.past !== null) lines.push(askedLine(table, hasKeys));
  else if (lines.length > 0 && table.decision !== null)
    lines.push(leftLine(table) ?? askedLine(table, hasKeys));
  return { heard: { seat: table.seat, cursors: standing, asked, past: null }, lines };
}

/** The history up to what is on the screen. */
function entriesOf({ table, history, retold }: Shown): HistoryEntry[] {
  const last = retold?.at(-1)?.cursor ?? table.cursor;
  return [...history.told, ...history.pending].filter(({ cursor }) => cursor <= last);
}

function firstHeard({ table, retold }: Shown, entries: readonly HistoryEntry[]): Heard {
  const first = retold?.[0]?.cursor ?? Infinity;
  const cursors = entries.map(({ cursor }) => cursor).filter((cursor) => cursor < first);
  return { seat: table.seat, cursors: new Set(cursors), asked: null, past: null };
}

/** The step that the earlier table came from. */
function stepBack(heard: Heard, { table }: Shown, entries: readonly HistoryEntry[]): News {
  if (heard.past === table.cursor) return { heard, lines: [] };
  const last = entries.at(-1);
  return {
    heard: { ...heard, past: table.cursor },
    lines: [say('prompt.past'), ...linesOf(last === undefined ? [] : [last], table.seat)],
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

/** The same while orders of one step follow one another. */
const askedKey = ({ decision, result, view, next }: Table): string =>
  result !== null
    ? 'over'
    : decision === null
      ? `wait ${view.asked ?? next ?? ''}`
      : [decision.side, view.step, decision.required, view.year, view.turn].join(' ');
