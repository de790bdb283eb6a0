// Players that do not look ahead: chance alone, and the script with a taste.
import { SeededChance, sample } from '@rubicon/engine';
import { chanceOf, listOwn, seatOf, textOf, type Player } from '../player/player.ts';
import { makeScript } from './script.ts';
import type { Character } from './heuristic-weights.ts';

/** Any legal order, each as likely; disbanding by choice is ended half of the time, or the map would empty. */
export const randomPlayer = (seed: number): Player => ({
  observe: () => {},
  choose(view, orders) {
    const chance = chanceOf(seed, view);
    const order =
      view.step === 'disband' && chance.roll(2) === 0 ? 'done' : orders[chance.roll(orders.length)]!;
    return { order, nodes: 0, chance: null };
  },
});

/** The script sees no more of a sampled state than its side may: one is as good as another. */
export function scriptPlayer(character: Character, seed: number): Player {
  const script = makeScript(character, new SeededChance(seed));
  return {
    observe: () => {},
    choose(view, orders) {
      const state = sample(view, chanceOf(seed, view));
      const order = script.choose(state, seatOf(view), listOwn(state, view));
      return { order: textOf(state, order, orders), nodes: 0, chance: null };
    },
  };
}
