// The decisions of a game that can be judged: whole command phases, and single orders of battles and gods.
import {
  BATTLE_STEP,
  CARDS_STEP,
  DEFECT_STEP,
  FIGHT_STEP,
  HITS_STEP,
  JUPITER_STEP,
  LEVY_STEP,
  MAIN_STEP,
  MOVE_STEP,
  STEP,
  SURPRISE_STEP,
  TURN,
  VULCAN_STEP,
  YEAR,
  legalOrders,
  type Side,
} from '@rubicon/engine';
import type { Ply } from './replay.ts';

export interface Decided {
  readonly side: Side;
  readonly kind: 'command' | 'order';
  readonly plies: readonly Ply[]; // the orders that answered it
}

const COMMAND: ReadonlySet<number> = new Set([MOVE_STEP, MAIN_STEP, SURPRISE_STEP, LEVY_STEP]);
const PHASES: ReadonlySet<number> = new Set([MOVE_STEP, LEVY_STEP]);

/**
 * Steps with a few orders each. Cards are left out, for weighing one by the rest of its year tells less than a script
 * knows; so are deployment, regrouping and winter, whose many orders differ by less than an evaluation can tell.
 */
const SINGLE: ReadonlySet<number> = new Set([
  JUPITER_STEP,
  DEFECT_STEP,
  VULCAN_STEP,
  FIGHT_STEP,
  BATTLE_STEP,
  HITS_STEP,
]);

const stepOf = ({ before }: Ply): number => before.data[STEP]!;

/** Whether the second order belongs to the command phase of the first. */
const isPhase = (one: Ply, other: Ply): boolean =>
  one.side === other.side && COMMAND.has(stepOf(one)) && COMMAND.has(stepOf(other));

/** Whether something is still being decided: a command phase, or the cards, which count when both are known. */
export const goesOn = (one: Ply, next: Ply): boolean =>
  isPhase(one, next) || (stepOf(one) === CARDS_STEP && stepOf(next) === CARDS_STEP && isSameTurn(one, next));

const isSameTurn = ({ before: { data: one } }: Ply, { before: { data: other } }: Ply): boolean =>
  one[YEAR] === other[YEAR] && one[TURN] === other[TURN];

export function decisionsIn(plies: readonly Ply[]): Decided[] {
  const found: Decided[] = [];
  let phase: Ply[] = [];
  for (const ply of plies) {
    const { side, order } = ply;
    if (order === null || side === null) continue;
    const last = phase.at(-1);
    if (last !== undefined && isPhase(last, ply)) phase.push(ply);
    else if (PHASES.has(stepOf(ply))) {
      phase = [ply];
      found.push({ side, kind: 'command', plies: phase });
    } else {
      phase = [];
      if (SINGLE.has(stepOf(ply)) && legalOrders(ply.before, side).length > 1)
        found.push({ side, kind: 'order', plies: [ply] });
    }
  }
  return found;
}
