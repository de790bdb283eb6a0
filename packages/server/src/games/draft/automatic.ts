// Orders the authority gives itself: choices that are publicly known to be forced, plans and standing orders.
import {
  STEP,
  STEPS,
  askedSides,
  decisionOf,
  viewOf,
  type Decision,
  type PerSide,
  type Request,
  type Step,
  type View,
} from '@rubicon/engine';
import type { Standing } from '@rubicon/protocol';
import { withHabit } from '../standing/standing.ts';
import { act, running, standingBefore, type Draft } from './draft.ts';
import { followPlan, hasPlan } from './planned.ts';
import { machineAt } from '../record/record.ts';
import type { TakebackPoint } from './takeback-points.ts';

/**
 * A battle is fought face up: anyone who sees the board sees which orders are legal. Everywhere else legal orders
 * depend on hidden blocks or cards, and an instant choice would reveal that there was no other. Everything is
 * published when a battle begins, so an answer here never makes an earlier order irrevocable.
 */
const OPEN_STEPS: ReadonlySet<Step> = new Set(['fight', 'battle', 'hits']);
const MOST = 500; // far more than a battle can need; a fault must not loop for ever

/** A side's answer by its standing orders; null where they have none. */
export type StandingAnswer = (standing: Standing, view: View, decision: Decision) => string | null;

export interface Automatic {
  readonly standing: StandingAnswer;
  readonly habits: PerSide<Standing | null>;
  readonly planFailed: (error: unknown) => void;
}

/** Carries out everything that needs no decision. */
export function doAutomatic(draft: Draft, means: Automatic, nowMs: number): void {
  for (let count = 0; count < MOST; count++) {
    if (hasPlan(draft) && followPlan(draft, means.planFailed, nowMs)) continue;
    const request = nextAutomatic(draft, means);
    if (request === null) return;
    act(draft, request, nowMs);
  }
}

/** Whether a side would be asked again at that position; false: an automatic order would follow at once. */
export function wouldDecide(draft: Draft, means: Automatic, { state, from }: TakebackPoint): boolean {
  const record = { ...draft.record, ...standingBefore(draft.record, from) };
  const game = { ...running(draft), base: state, state, pending: [], drawOffer: null, paused: false };
  return nextAutomatic({ ...draft, record, game }, means) === null;
}

function nextAutomatic(draft: Draft, means: Automatic): Request | null {
  const { record, game } = draft;
  if (record.status !== 'running' || game === null) return null;
  if (game.paused || !OPEN_STEPS.has(STEPS[game.state.data[STEP]!]!)) return null;
  const [side] = askedSides(game.state);
  const decision = side === undefined ? null : decisionOf(game, side);
  if (decision === null) return null;
  const order = decision.orders.length === 1 ? decision.orders[0]! : standingOrder(draft, means, decision);
  return order === null ? null : { kind: 'order', side: decision.side, decision: decision.number, order };
}

function standingOrder(
  { record, game }: Draft,
  { standing, habits }: Automatic,
  decision: Decision,
): string | null {
  const { side } = decision;
  if (machineAt(record, side) !== null) return null;
  const orders = withHabit(record.standing[side], habits[side]);
  const order = orders === null ? null : standing(orders, viewOf(game!, side), decision);
  return order !== null && decision.orders.includes(order) ? order : null;
}
