// The screen after each step of what is new: a table without decisions, and the history so far.
import type { Event } from '@rubicon/engine';
import type { Seating } from '../../authority/authority.ts';
import type { History, Table } from '../../authority/table.ts';
import { countsOf } from './points.ts';
import { viewAfter } from './projection.ts';
import { isOfWinter, type Step } from './steps.ts';

export interface Frame {
  readonly step: Step;
  readonly before: Seating;
  readonly after: Seating;
}

export interface Turn {
  readonly year: number;
  readonly turn: number | 'winter';
}

/** The turn a frame tells of. */
export function turnOf({ step, before, after }: Frame): Turn {
  const { year, turn } = (step.events[0]?.kind === 'dealt' ? after : before).table.view;
  return { year, turn: isOfWinter(step) ? 'winter' : turn };
}

export const isSameTurn = (one: Frame, other: Frame): boolean =>
  turnOf(one).year === turnOf(other).year && turnOf(one).turn === turnOf(other).turn;

/** A frame for each step that is shown, from the screen before the first to the last. */
export function framesOf(base: Seating, news: Seating, steps: readonly Step[]): Frame[] {
  const frames: Frame[] = [];
  const heard = new Set<Event>();
  let before: Seating = { ...base, table: undecided(base.table) };
  for (const step of steps) {
    for (const event of step.events) heard.add(event);
    const view = viewAfter(before.table.view, step.events);
    const after: Seating = {
      ...before,
      table: { ...before.table, cursor: step.entry.cursor, view },
      history: historyUntil(news.history, step.entry.cursor, heard),
    };
    if (step.place === 'map' && step.events[0]?.kind === 'scored')
      for (const count of countsOf(view))
        frames.push({ step: { place: 'map', entry: step.entry, events: [], count }, before, after: before });
    if (step.place !== 'unseen') frames.push({ step, before, after });
    before = after;
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

/** The history before a cursor, and what was heard of the entry there. */
function historyUntil({ told, pending }: History, cursor: number, heard: ReadonlySet<Event>): History {
  return {
    told: [...told, ...pending].flatMap((entry) =>
      entry.cursor < cursor
        ? [entry]
        : entry.cursor === cursor
          ? [{ ...entry, events: entry.events.filter((event) => heard.has(event)) }]
          : [],
    ),
    pending: [],
  };
}
