// What a table is expected to be after a change, from its new view and the time alone. A change says only what is
// otherwise, so a wrong expectation costs bytes and nothing else. Both ends compute it and must compute the same: another
// expectation is another version of the protocol.
import {
  SIDES,
  blockCounts,
  clockAt,
  handOn,
  type BlockCounts,
  type PerSide,
  type Side,
  type View,
} from '@rubicon/engine';
import type { GameCard } from './games.ts';
import type { ClockFace, Table } from './table.ts';

export interface Course {
  readonly cursor: number;
  readonly view: View | null;
  readonly hasMoved: boolean; // whether blocks may stand elsewhere than the table before says
  readonly atMs: number;
  readonly pending: number; // own orders that can still be undone
  readonly added: number; // of these: new ones
  readonly blocks?: BlockCounts; // where blocks are likely to stand; it saves work and changes nothing
}

export function expectedTable(table: Table, course: Course): Table {
  const { cursor, view, added } = course;
  const isPublic = added === 0 || view?.step === 'cards'; // that a card was chosen is public, which one is not
  const asked = isPublic ? expectedAsked(table, course) : table.card.asked;
  const clock = isPublic ? expectedClock(table, course, asked) : table.clock;
  return {
    ...table,
    card: isPublic ? expectedCard(table, course, asked, clock) : table.card,
    cursor,
    view,
    decision: expectedDecision(table, course, asked),
    undo: expectedUndo(table, course),
    clock,
  };
}

const isSimultaneous = (view: View | null): boolean => view?.step === 'cards' || view?.step === 'deploy';

function expectedAsked({ card }: Table, { view, pending }: Course): PerSide<boolean> {
  if (view === null) return card.asked;
  if (view.step === 'over') return both(() => false);
  if (view.step === 'cards')
    return both((side) => !view.cards.hasCommitted[side] && view.cards.handSize[side] > 0);
  if (view.deployed !== null) return both((side) => !view.deployed![side]);
  return pending > 0 ? card.asked : both((side) => view.asked === side);
}

const both = <T>(value: (side: Side) => T): PerSide<T> => ({
  caesar: value('caesar'),
  pompey: value('pompey'),
});

function expectedCard(
  { card, flagged }: Table,
  { view, hasMoved, atMs, pending, blocks: likely = card.blocks }: Course,
  asked: PerSide<boolean>,
  clock: ClockFace | null,
): GameCard {
  const timed = {
    ...card,
    changedMs: atMs,
    asked,
    askedMs: both((side) => (asked[side] ? (card.askedMs[side] ?? atMs) : null)),
    dueMs: clock === null || clock.stopped ? card.dueMs : flagMs(clock, flagged),
  };
  if (view === null || pending > 0) return timed;
  const { year, turn, points } = view;
  return { ...timed, year, turn, points, blocks: hasMoved ? blockCounts(view, likely) : card.blocks };
}

function flagMs({ leftMs, running, atMs }: ClockFace, flagged: PerSide<boolean>): number | null {
  const times = SIDES.filter((side) => running[side] && !flagged[side]).map(
    (side) => atMs + Math.max(0, leftMs[side]),
  );
  return times.length === 0 ? null : Math.min(...times);
}

function expectedClock(
  { clock, view: before, card: { options } }: Table,
  { view, atMs }: Course,
  asked: PerSide<boolean>,
): ClockFace | null {
  if (clock === null || options.clock === null) return clock;
  // Who has passed the decision on: both, when both have chosen
  const isChoice = isSimultaneous(before);
  const handedOver = SIDES.filter((side) =>
    isChoice ? !isSimultaneous(view) : clock.running[side] && !asked[side],
  );
  return handOn(clockAt(clock, atMs), asked, handedOver, options.clock);
}

/** Each order of its own, and each that everyone learns of, brings a seat its next decision. */
function expectedDecision(
  { seat, cursor, decision }: Table,
  course: Course,
  asked: PerSide<boolean>,
): Table['decision'] {
  const { view } = course;
  if (view === null || seat === 'spectator') return null;
  if (course.cursor === cursor) return decision;
  const required = isSimultaneous(view) ? asked[seat] : view.asked === seat;
  const isMadeAgain = view.step === 'cards' && view.cards.hasCommitted[seat];
  if (!required && !isMadeAgain) return null;
  return { number: (decision?.number ?? 0) + 1, side: seat, step: view.step, required };
}

function expectedUndo({ undo, card: { aids } }: Table, { pending, added }: Course): Table['undo'] {
  if (pending === 0 || !aids.undo) return { order: 0, phase: 0 };
  return { order: 1, phase: undo.phase + added };
}
