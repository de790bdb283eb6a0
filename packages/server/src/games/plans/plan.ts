// A plan as a game keeps it: what was left, what has surprised its writer since, and how far it was followed.
import {
  CARD_IDS,
  isGod,
  type AreaId,
  type CardId,
  type Event,
  type Side,
  type Step,
  type View,
} from '@rubicon/engine';
import type { Branch, LeftPlan, Plan, PlanEnd, PlanPart, PlanStop } from '@rubicon/protocol';
import { areaOf, holds } from './conditions.ts';

export interface KeptPlan extends LeftPlan {
  readonly coming: readonly AreaId[]; // battles that were to be fought when it was left
  readonly surprises: readonly Surprise[]; // since then
  readonly followed: number | null; // the branch whose card was chosen
  readonly endMs: number | null; // when it ended
}

/** What the writer could not count on. A branch that speaks of it goes on. */
type Surprise = Extract<PlanStop, { why: 'battle' | 'god' }>;

export const newPlan = (plan: Plan, cursor: number, { battles }: View): KeptPlan => ({
  plan,
  cursor,
  end: null,
  coming: battles.map(({ area }) => area),
  surprises: [],
  followed: null,
  endMs: null,
});

/** As its writer gets it. */
export const leftPlan = ({ plan, cursor, end }: KeptPlan): LeftPlan => ({ plan, cursor, end });

export const ended = (kept: KeptPlan, end: PlanEnd, endMs: number): KeptPlan => ({ ...kept, end, endMs });
export const stopped = (kept: KeptPlan, why: readonly PlanStop[], endMs: number): KeptPlan =>
  ended(kept, { kind: 'stopped', why: [...why] }, endMs);

/** A plan after events as its writer is told them; the same object if they are no surprise. */
export function afterEvents(kept: KeptPlan, events: readonly Event[], side: Side): KeptPlan {
  if (kept.end !== null) return kept;
  const more = events.flatMap((event) => surprise(kept, event, side) ?? []);
  return more.length === 0 ? kept : { ...kept, surprises: [...kept.surprises, ...more] };
}

const god = (card: CardId): Surprise | null => (isGod(CARD_IDS.indexOf(card)) ? { why: 'god', card } : null);

function surprise({ coming }: KeptPlan, event: Event, side: Side): Surprise | null {
  switch (event.kind) {
    case 'battle':
      return coming.includes(event.area) ? null : { why: 'battle', area: event.area };
    case 'revealed':
      return god(event.cards[side === 'caesar' ? 'pompey' : 'caesar']);
    case 'struck':
      return event.by === side ? null : god('Jupiter');
    case 'erupted':
      return event.side === side ? null : god('Vulcan');
    default:
      return null;
  }
}

export type Phase = 'card' | 'command';
const COMMAND: ReadonlySet<Step> = new Set([
  'jupiter',
  'defect',
  'vulcan',
  'move',
  'main',
  'surprise',
  'levy',
]);

/** Which part of a plan answers a step; null: none does, and the plan waits. */
export const phaseOf = (step: Step): Phase | null =>
  step === 'cards' ? 'card' : COMMAND.has(step) ? 'command' : null;

/** The part that is due in a phase; or why none is, one reason for each branch. */
export function partFor(
  kept: KeptPlan,
  view: View,
  side: Side,
  phase: Phase,
): { readonly branch: number; readonly part: PlanPart } | readonly PlanStop[] {
  const { year, turn, branches } = kept.plan;
  const why: PlanStop[] = [];
  if (view.year === year && view.turn === turn)
    for (const [branch, each] of branches.entries()) {
      const part = isOpen(kept, each, phase) ? each[phase] : null;
      if (part === null) continue;
      const stop = firstStop(kept, part, view, side);
      if (stop === null) return { branch, part };
      why.push(stop);
    }
  return why.length === 0 ? [{ why: 'turn' }] : why;
}

/** Once a card was chosen, only branches that choose the same are left. */
function isOpen({ plan, followed }: KeptPlan, { card }: Branch, phase: Phase): boolean {
  if (phase === 'card') return followed === null;
  const chosen = followed === null ? null : plan.branches[followed]!.card;
  return card?.orders.join() === chosen?.orders.join();
}

function firstStop(kept: KeptPlan, part: PlanPart, view: View, side: Side): PlanStop | null {
  const condition = part.if.find((each) => !holds(each, view, side));
  if (condition !== undefined) return { why: 'condition', condition };
  return kept.surprises.find((each) => !isForeseen(part, each)) ?? null;
}

const isForeseen = ({ if: conditions }: PlanPart, surprised: Surprise): boolean =>
  conditions.some((condition) =>
    surprised.why === 'battle'
      ? areaOf(condition) === surprised.area
      : condition.kind === 'card' && condition.card === surprised.card,
  );
