// Plays games for screenshots: one order after another, all at the same time.
import {
  SIDES,
  decisionOf,
  give,
  type Accepted,
  type Decision,
  type Game,
  type SeededChance,
} from '@rubicon/engine';

export const STARTED_MS = Date.UTC(2025, 0, 11);

/** The next decision. */
export const askedIn = (game: Game): Decision =>
  SIDES.map((side) => decisionOf(game, side)).find((each) => each?.required === true)!;

export function giveOrder(
  game: Game,
  { side, number }: Decision,
  order: string,
  dice: SeededChance,
): Accepted {
  const accepted = give(game, { kind: 'order', side, decision: number, order }, dice, STARTED_MS);
  if (!accepted.ok) throw new Error(accepted.message);
  return accepted;
}
