// What the authority orders by itself: forced choices where all can see that they are forced, standing orders, and a
// machine's answer to an offer of a draw.
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
import { machineAt, other } from '../record/record.ts';
import type { TakebackPoint } from './takeback-points.ts';

/**
 * A battle is fought face up: who sees the table sees what may be ordered in it. Everywhere else what is legal
 * depends on hidden blocks or cards, and a choice made at once would tell that there was no other. When a battle
 * begins everything is published, so an answer here takes no earlier order out of its author's hands.
 */
const OPEN_STEPS: ReadonlySet<Step> = new Set(['fight', 'battle', 'hits']);
const MOST = 500; // far more than a battle can ask; a fault must not run for ever

/** What a side's standing orders answer to what it is asked; null where they say nothing. */
export type StandingAnswer = (standing: Standing, view: View, decision: Decision) => string | null;

export interface Automatic {
  readonly standing: StandingAnswer;
  readonly habits: PerSide<Standing | null>;
}

/** Carries out all that needs no decision. */
export function doAutomatic(draft: Draft, means: Automatic, nowMs: number): void {
  for (let count = 0; count < MOST; count++) {
    const request = nextAutomatic(draft, means);
    if (request === null) return;
    act(draft, request, nowMs);
  }
}

/** Whether a side would be asked again where it decided; false: something would be ordered for it at once. */
export function wouldDecide(draft: Draft, means: Automatic, { state, from }: TakebackPoint): boolean {
  const record = { ...draft.record, ...standingBefore(draft.record, from) };
  const game = { ...running(draft), base: state, state, pending: [], drawOffer: null, paused: false };
  return nextAutomatic({ ...draft, record, game }, means) === null;
}

function nextAutomatic(draft: Draft, means: Automatic): Request | null {
  const { record, game } = draft;
  if (record.status !== 'running' || game === null) return null;
  const { drawOffer } = game;
  if (drawOffer !== null && machineAt(record, other(drawOffer)) !== null)
    return { kind: 'decline-draw', side: other(drawOffer) };
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
