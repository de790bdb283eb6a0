// What a table is expected to be after a change, from its new view and the time alone. A change says only what is
// otherwise, so a wrong expectation costs bytes and nothing else. Both ends compute it, and must compute the same.
import { SIDES, blockCounts, clockAt, handOn, type PerSide, type Side, type View } from '@rubicon/engine';
import type { GameCard } from './games.ts';
import type { ClockFace, Table } from './table.ts';

export interface Course {
  readonly cursor: number;
  readonly view: View | null;
  readonly atMs: number;
  readonly pending: number; // own orders that can still be undone
  readonly added: number; // of these: new ones, which nobody else learns of
}

export function expectedTable(table: Table, course: Course): Table {
  const { cursor, view } = course;
  const isPublic = course.added === 0;
  const asked = isPublic ? expectedAsked(table, course) : table.card.asked;
  const clock = isPublic ? expectedClock(table, asked, course.atMs) : table.clock;
  return {
    ...table,
    card: isPublic ? expectedCard(table, course, asked, clock) : table.card,
    cursor,
    view,
    decision: expectedDecision(table, course),
    undo: expectedUndo(table, course),
    clock,
  };
}

/** Where both decide at once, the view does not say who has yet to. */
function expectedAsked({ card }: Table, { view, pending }: Course): PerSide<boolean> {
  if (view === null || pending > 0 || view.asked === null) return card.asked;
  return { caesar: view.asked === 'caesar', pompey: view.asked === 'pompey' };
}

function expectedCard(
  { card, flagged }: Table,
  { view, atMs, pending }: Course,
  asked: PerSide<boolean>,
  clock: ClockFace | null,
): GameCard {
  const since = (side: Side): number | null => (asked[side] ? (card.askedMs[side] ?? atMs) : null);
  const timed = {
    ...card,
    changedMs: atMs,
    asked,
    askedMs: { caesar: since('caesar'), pompey: since('pompey') },
    dueMs: clock === null || clock.stopped ? card.dueMs : flagMs(clock, flagged),
  };
  if (view === null || pending > 0) return timed;
  const { year, turn, points } = view;
  return { ...timed, year, turn, points, blocks: blockCounts(view) };
}

function flagMs({ leftMs, running, atMs }: ClockFace, flagged: PerSide<boolean>): number | null {
  const times = SIDES.filter((side) => running[side] && !flagged[side]).map(
    (side) => atMs + Math.max(0, leftMs[side]),
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Who had to decide and no longer must has passed the decision on. */
function expectedClock(
  { clock, card: { options } }: Table,
  asked: PerSide<boolean>,
  atMs: number,
): ClockFace | null {
  if (clock === null || options.clock === null) return clock;
  const handedOver = SIDES.filter((side) => clock.running[side] && !asked[side]);
  return handOn(clockAt(clock, atMs), asked, handedOver, options.clock);
}

/** Each order of its own, and each that everyone learns of, brings a seat its next decision. */
function expectedDecision({ seat, cursor, decision }: Table, course: Course): Table['decision'] {
  const { view } = course;
  if (view === null || seat === 'spectator') return null;
  if (view.asked === null || course.cursor === cursor) return decision;
  if (view.asked !== seat) return null;
  return { number: (decision?.number ?? 0) + 1, side: seat, step: view.step, required: true };
}

function expectedUndo({ undo, card: { aids } }: Table, { pending, added }: Course): Table['undo'] {
  if (pending === 0 || !aids.undo) return { order: 0, phase: 0 };
  return { order: 1, phase: undo.phase + added };
}
