// The methods of a thinking worker.
import type { Hint, Odds } from '@rubicon/ai';
import type { PreviewQuestion } from '../record/preview.ts';
import type { Preview } from '../table.ts';
import type { HintsQuestion, OddsQuestion } from './advice.ts';
import type { Spending, Thought } from './thought.ts';

export interface ThinkingMethods {
  readonly order: (thought: Thought, tell?: Spending) => string;
  readonly odds: (question: OddsQuestion) => Odds;
  readonly hints: (question: HintsQuestion) => readonly Hint[];
  readonly preview: (question: PreviewQuestion) => Preview | null;
}
