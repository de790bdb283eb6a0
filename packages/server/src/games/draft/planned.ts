// Plans, carried out on a draft: the orders a side left for when it would be asked (docs/conditional-orders.md).
import { SIDES, decisionOf, viewOf, type Side } from '@rubicon/engine';
import type { PlanStop } from '@rubicon/protocol';
import { ended, partFor, phaseOf, stopped, type KeptPlan, type Phase } from '../plans/plan.ts';
import { machineAt, other } from '../record/record.ts';
import { act, change, running, type Draft } from './draft.ts';

/** Whether any plan waits; nothing else is done in a game without. */
export const hasPlan = ({ record: { plans } }: Draft): boolean =>
  plans.caesar?.end === null || plans.pompey?.end === null;

/** Follows the plan of a side that is asked, or stops it. False: no plan had anything to do. */
export function followPlan(draft: Draft, failed: (error: unknown) => void, nowMs: number): boolean {
  if (draft.record.status !== 'running' || draft.game === null || draft.game.paused) return false;
  return SIDES.some((side) => {
    const before = draft.accepted.length;
    const kept = { ...draft };
    try {
      return follow(draft, side, nowMs);
    } catch (error) {
      // A fault here must not keep the other side from playing on
      failed(error);
      restore(draft, kept, before);
      stopPlans(draft, { why: 'turn' }, nowMs, [side]);
      return true;
    }
  });
}

function restore(draft: Draft, { record, game, rolled, quiet }: Draft, accepted: number): void {
  draft.accepted.length = accepted;
  Object.assign(draft, { record, game, rolled, quiet });
}

function follow(draft: Draft, side: Side, nowMs: number): boolean {
  const kept = draft.record.plans[side];
  const game = running(draft);
  if (kept?.end !== null || machineAt(draft.record, side) !== null) return false;
  const decision = decisionOf(game, side);
  const phase = decision?.required === true ? phaseOf(decision.step) : null;
  if (phase === null) return false;
  // Playing on would decline it unseen
  if (game.drawOffer === other(side)) return setPlan(draft, side, stopped(kept, [{ why: 'draw' }], nowMs));
  const due = partFor(kept, viewOf(game, side), side, phase);
  if (!('part' in due)) return setPlan(draft, side, stopped(kept, due, nowMs));
  const stop = givePart(draft, side, phase, due.part.orders, nowMs);
  const now = draft.record.plans[side];
  if (now === null) return true; // the game has ended
  if (stop !== null) return setPlan(draft, side, stopped(now, [stop], nowMs));
  const isLast = phase === 'command' || kept.plan.branches.every(({ command }) => command === null);
  return setPlan(
    draft,
    side,
    isLast ? ended(now, { kind: 'done' }, nowMs) : { ...now, followed: due.branch },
  );
}

const setPlan = (draft: Draft, side: Side, plan: KeptPlan): true => {
  change(draft, { plans: { ...draft.record.plans, [side]: plan } });
  return true;
};

/**
 * Gives all orders, or none: what was given is dropped again when a later one is not legal. What is published is given
 * for good, since it may have rolled dice; then the rest was planned without knowing the outcome, and is not given.
 */
function givePart(
  draft: Draft,
  side: Side,
  phase: Phase,
  orders: readonly string[],
  nowMs: number,
): PlanStop | null {
  const kept = { ...draft };
  const before = draft.accepted.length;
  for (const [index, order] of orders.entries()) {
    const decision = decisionOf(running(draft), side);
    if (decision?.required !== true || phaseOf(decision.step) !== phase || !decision.orders.includes(order)) {
      restore(draft, kept, before);
      return { why: 'order', order };
    }
    act(draft, { kind: 'order', side, decision: decision.number, order, byPlan: true }, nowMs);
    if (draft.accepted.at(-1)!.accepted.published !== null)
      return index === orders.length - 1 ? null : { why: 'rolled' };
  }
  return null;
}

/** Stops plans for a reason that has nothing to do with their conditions. */
export function stopPlans(draft: Draft, why: PlanStop, nowMs: number, sides: readonly Side[] = SIDES): void {
  for (const side of sides) {
    const kept = draft.record.plans[side];
    if (kept?.end === null) setPlan(draft, side, stopped(kept, [why], nowMs));
  }
}
