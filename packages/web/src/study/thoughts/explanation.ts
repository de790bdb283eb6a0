// What a machine thought over a decision of a finished game. Nothing of it is stored: its answer follows from what its
// seat was told, so it thinks again from that.
import { chanceAtAGlance, type Comparison } from '@rubicon/ai';
import { addEntry, decisionOf, fold, type Game, type GameFile, type Step } from '@rubicon/engine';
import { Refused } from '../../authority/authority.ts';
import { sharedChronicle } from '../../authority/record/history.ts';
import type { GameId } from '../../authority/table.ts';
import { inSteps, playerOf } from '../../authority/thinking/machine.ts';
import { thoughtAt, type Spending, type Thought } from '../../authority/thinking/thought.ts';
import { decisionAt, type MachineDecision } from '../model/machine-decisions.ts';

export interface ExplanationTask {
  readonly file: GameFile; // without undone orders
  readonly at: number; // the entry asked about
  readonly game: GameId; // its player is another one in each game
}

export interface Explanation extends Omit<MachineDecision, 'start'> {
  readonly step: Step;
  readonly isForced: boolean; // there was nothing else to choose
  readonly glance: number; // its chance of winning before it looked ahead
  readonly comparison: Comparison | null; // null where it does not look ahead
  readonly isSame: boolean; // whether it comes to the orders it gave
}

export interface ExplanationMethods {
  readonly explain: (task: ExplanationTask, tell: Spending) => Explanation;
}

/** Refused while the game runs: what a machine thinks tells what it holds. */
export function explain({ file, at, game }: ExplanationTask, tell: Spending): Explanation {
  if (fold(file).result === null) throw new Refused('not-over', 'The game still runs.');
  const decision = decisionAt(file, at);
  if (decision === null) throw new Refused('no-machine', 'No machine decided this.');
  const { side, level, orders } = decision;
  const { told, view, orders: choices } = thoughtBefore(file, decision, game);
  const player = playerOf(game, level);
  player.observe(told);
  const compared: Comparison[] = [];
  const { order } = player.choose(view, choices, {
    spend: inSteps(tell),
    compare: (comparison) => compared.push(comparison),
  });
  const comparison = compared[0] ?? null;
  const plan = comparison === null ? [order] : comparison.best[0]!.orders;
  return {
    side,
    level,
    orders,
    step: view.step,
    isForced: choices.length === 1,
    glance: chanceAtAGlance(view),
    comparison,
    isSame: orders.every((each, index) => each === (plan[index] ?? each)),
  };
}

/** The question it was asked, with all that its seat had been told. */
function thoughtBefore(file: GameFile, { side, level, start }: MachineDecision, game: GameId): Thought {
  const chronicle = sharedChronicle();
  let before: Game | null = null;
  const now = fold({ ...file, entries: file.entries.slice(0, start) }, (accepted) => {
    addEntry(chronicle, before, accepted);
    before = accepted.game;
  });
  return thoughtAt({ game, now, chronicle }, level, decisionOf(now, side)!);
}
