// The chance of winning at a glance: the mean evaluation of likely positions, without looking ahead. It takes some
// milliseconds.
import type { View } from '@rubicon/engine';
import { likelyWorld } from '../beliefs/likely-world.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import { chanceOf, seatOf } from '../player/seat.ts';

const WORLDS = 24;
const SEED = 1;

/** Caesar's chance, by what the viewer knows; a spectator knows what everyone does. */
export function caesarAtAGlance(view: View): number {
  const chance = chanceOf(SEED, view);
  let caesar = 0;
  for (let world = 0; world < WORLDS; world++) caesar += evaluate(likelyWorld(view, chance)) / WORLDS;
  return caesar;
}

/** The viewer's own chance. */
export const chanceAtAGlance = (view: View): number => {
  const caesar = caesarAtAGlance(view);
  return seatOf(view) === 0 ? caesar : 1 - caesar;
};
