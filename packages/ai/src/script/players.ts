// Players that do not look ahead: random ones, and the script with a personality.
import { SeededChance, sample } from '@rubicon/engine';
import type { Player } from '../player/player.ts';
import { chanceOf, listOwn, seatOf, textOf } from '../player/seat.ts';
import type { Personality } from './heuristic-weights.ts';
import { makeScript } from './script.ts';

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
export function scriptPlayer(personality: Personality, seed: number): Player {
  const script = makeScript(personality, new SeededChance(seed));
  return {
    observe: () => {},
    choose(view, orders) {
      const state = sample(view, chanceOf(seed, view));
      const order = script.choose(state, seatOf(view), listOwn(state, view));
      return { order: textOf(state, order, orders), nodes: 0, chance: null };
    },
  };
}
