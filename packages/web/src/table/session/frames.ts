// The screen after each step of what is new: a table without decisions, and the history so far.
import type { Seating } from '../../authority/authority.ts';
import type { History, HistoryEntry, Table } from '../../authority/table.ts';
import { viewAfter } from './projection.ts';
import type { Step } from './steps.ts';

export interface Frame {
  readonly step: Step;
  readonly before: Seating;
  readonly after: Seating;
  readonly source: History; // as complete as the authority told it
}

/** One frame for each step that is shown, from the screen before the first to the last. */
export function framesOf(base: Seating, news: Seating, steps: readonly Step[]): Frame[] {
  const frames: Frame[] = [];
  let before = { ...base, table: undecided(base.table) };
  for (const step of steps) {
    const after: Seating = {
      ...before,
      table: {
        ...before.table,
        cursor: step.entry.cursor,
        view: viewAfter(before.table.view, step.events),
      },
      history: historyUntil(news.history, step.entry, step.until),
    };
    if (step.place === 'unseen') before = after;
    else {
      frames.push({ step, before, after, source: news.history });
      before = after;
    }
  }
  return frames;
}

/** Nothing can be decided or undone while something is told. */
const undecided = (table: Table): Table => ({
  ...table,
  decision: null,
  next: table.seat,
  undo: { order: 0, phase: 0, actions: 0 },
});

/** The history up to a number of events of one of its entries. */
export function historyUntil({ told, pending }: History, last: HistoryEntry, until: number): History {
  return {
    told: [...told, ...pending].flatMap((entry) =>
      entry.cursor < last.cursor
        ? [entry]
        : entry.cursor === last.cursor
          ? [{ ...entry, events: entry.events.slice(0, until) }]
          : [],
    ),
    pending: [],
  };
}
