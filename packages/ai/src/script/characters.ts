// Characters of the script: sound players who differ in what they care for. A search that only ever meets one of them
// learns its reflexes instead of the game.
import { TUNED_PERSONALITY, adjust, scale, type Personality } from './heuristic-weights.ts';

export const CHARACTERS = {
  tuned: TUNED_PERSONALITY,
  /** Attacks early and follows what it sees. */
  aggressive: scale(TUNED_PERSONALITY, {
    defence: 0.6,
    threatNow: 0.5,
    threatLater: 0.5,
    pull: 1.5,
    effort: 0.5,
  }),
  /** Leaves nothing empty or in danger. */
  garrisoning: scale(TUNED_PERSONALITY, { vacant: 3, defence: 1.3, threatNow: 1.5, threatLater: 1.5 }),
  /** Walks into every city of points that is left open. */
  grasping: scale(TUNED_PERSONALITY, { point: 1.6, pull: 1.3, effort: 0.3, threatLater: 0.7 }),
  /** Uses the seas. */
  amphibious: adjust(scale(TUNED_PERSONALITY, { ferry: 1.7, sealane: 1.5, embark: 0.4 }), { navis: 0.5 }),
  /** Gathers first and strikes with all it has. */
  hoarding: scale(TUNED_PERSONALITY, {
    combinedAttack: 1.5,
    join: 1.6,
    material: 1.4,
    defence: 1.2,
    crowd: 0.5,
  }),
  /** Nobody can say what it does. */
  fickle: adjust(TUNED_PERSONALITY, { noise: 0.5 }),
} satisfies Readonly<Record<string, Personality>>;
