// Characters of the script: players of about the same strength who differ in what they care for. A search that only
// meets one of them learns its reflexes instead of the game.
import { TUNED_PERSONALITY, adjust, scale, type Personality } from './heuristic-weights.ts';

export const CHARACTERS: readonly Personality[] = [
  TUNED_PERSONALITY,
  // Attacks early and follows what it sees
  scale(TUNED_PERSONALITY, { defence: 0.6, threatNow: 0.5, threatLater: 0.5, pull: 1.5, effort: 0.5 }),
  // Leaves nothing empty or in danger
  scale(TUNED_PERSONALITY, { vacant: 3, defence: 1.3, threatNow: 1.5, threatLater: 1.5 }),
  // Walks into every city of points that is left open
  scale(TUNED_PERSONALITY, { point: 1.6, pull: 1.3, effort: 0.3, threatLater: 0.7 }),
  // Gathers first and strikes with all it has
  scale(TUNED_PERSONALITY, { combinedAttack: 1.5, join: 1.6, material: 1.4, defence: 1.2, crowd: 0.5 }),
  // Changes its mind from turn to turn
  adjust(TUNED_PERSONALITY, { noise: 0.5 }),
];
