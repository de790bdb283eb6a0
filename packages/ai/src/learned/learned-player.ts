// A player whose every decision is one look of a network: no search, no memory, no rule of thumb.
import { sample } from '@rubicon/engine';
import type { Player } from '../player/player.ts';
import { chanceOf, listOwn, seatOf, textOf } from '../player/seat.ts';
import { draw } from './draw.ts';
import { Evaluator, type Network } from './network.ts';

/** With a greater `sharpness` it plays what it thinks best more often. */
export function learnedPlayer(network: Network, sharpness: number, seed: number): Player {
  const evaluator = new Evaluator(network);
  return {
    observe: () => {},
    choose(view, orders) {
      const chance = chanceOf(seed, view);
      const state = sample(view, chance);
      const list = listOwn(state, view);
      evaluator.look(state, seatOf(view), list.items, list.length);
      const chosen = draw(evaluator.scores, list.length, sharpness, chance);
      // What it expects counts points too, and is no chance of winning
      return { order: textOf(state, list.at(chosen), orders), nodes: 0, chance: null };
    },
  };
}
