// What the judge's worker answers.
import { judgeAnswer, type Puzzle } from '@rubicon/ai';
import type { Worth } from './puzzle-authority.ts';

export interface JudgeMethods {
  readonly judge: (puzzle: Puzzle, orders: readonly string[]) => Worth | null;
}

export function judge(puzzle: Puzzle, orders: readonly string[]): Worth | null {
  const judged = judgeAnswer(puzzle, orders);
  return judged === null ? null : { chance: judged.mean, error: judged.error, outlook: judged.outlook };
}
