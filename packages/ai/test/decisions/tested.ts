// Which levels are tested by the set of decisions, with how many nodes: few enough for a test.
import type { Level } from '../../src/levels/level.ts';

export interface Tested {
  readonly level: Level;
  readonly nodes: number; // for a decision, for all orders of a command phase together
  /** Bounds of the mean regret, a little above what was measured when the set was made (docs/regret.md). */
  readonly most: number;
  readonly mostInCommand: number;
}

export const TESTED: readonly Tested[] = [
  { level: 'miles', nodes: 0, most: 0.0165, mostInCommand: 0.033 },
  { level: 'centurio', nodes: 1500, most: 0.016, mostInCommand: 0.0325 },
  { level: 'legatus', nodes: 3000, most: 0.013, mostInCommand: 0.0235 },
];
