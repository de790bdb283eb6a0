// Players that do not look ahead: random ones, and the script with a personality.
import { SeededChance, sample } from '@rubicon/engine';
import type { Player } from '../player/player.ts';
import { chanceOf, listOwn, seatOf, textOf } from '../player/seat.ts';
import type { Personality } from './heuristic-weights.ts';
import { makeBeginner } from './beginner.ts';
import { makeScript, type Policy } from './script.ts';

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

export const scriptPlayer = (personality: Personality, seed: number): Player =>
  policyPlayer(makeScript(personality, new SeededChance(seed)), seed);

/** A script that makes a beginner's mistakes so often. */
export const beginnerPlayer = (personality: Personality, mistakeRate: number, seed: number): Player =>
  policyPlayer(makeBeginner(personality, mistakeRate, new SeededChance(seed)), seed);

/** A policy sees no more of a sampled state than its side may: one is as good as another. */
function policyPlayer(policy: Policy, seed: number): Player {
  return {
    observe: () => {},
    choose(view, orders) {
      const state = sample(view, chanceOf(seed, view));
      const order = policy.choose(state, seatOf(view), listOwn(state, view));
      return { order: textOf(state, order, orders), nodes: 0, chance: null };
    },
  };
}
