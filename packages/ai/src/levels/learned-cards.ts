// Cards as a network chooses them that learned by playing itself (docs/strangers.md): no worse than the script's, and mixed,
// so that habit tells little.
import * as weights from '../learned/autodidactus-weights.ts';
import { draw } from '../learned/draw.ts';
import { Evaluator } from '../learned/network.ts';
import { networkOf } from '../learned/weights.ts';
import type { CardChoice } from '../search/search-player.ts';

/** Sharper is easier to predict, and much less sharp loses games (docs/decisions/0043). */
const SHARPNESS = 0.5;

let evaluator: Evaluator | null = null; // reads the weights when the first card is chosen

export const learnedCards: CardChoice = (state, side, orders, chance) => {
  evaluator ??= new Evaluator(networkOf(weights));
  evaluator.look(state, side, orders.items, orders.length);
  return orders.at(draw(evaluator.scores, orders.length, SHARPNESS, chance));
};
