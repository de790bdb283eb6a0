// Everyone who can be named in an arena: the levels and the exploiters.
import { EXPLOITERS, makeExploiter } from './exploiters.ts';
import { LEVELS, type Level } from '../levels/level.ts';
import { makePlayer } from '../levels/level-players.ts';
import type { Player } from '../player/player.ts';

export const CONTESTANTS: readonly string[] = [...LEVELS, ...EXPLOITERS];

const WITHOUT_BUDGET: readonly Level[] = ['random', 'tiro', 'miles'];

/** Whether a share of its budget makes any difference to a player. */
export const hasBudget = (name: string): boolean =>
  LEVELS.some((level) => level === name) && !WITHOUT_BUDGET.some((level) => level === name);

/** A player by name. Throws a RangeError on a name that does not exist. */
export function makeContestant(name: string, seed: number, share = 1): Player {
  const level = LEVELS.find((each) => each === name);
  if (level !== undefined) return makePlayer(level, seed, share);
  const exploiter = EXPLOITERS.find((each) => each === name);
  if (exploiter !== undefined) return makeExploiter(exploiter, seed);
  throw new RangeError(`There is no player “${name}”; there are ${CONTESTANTS.join(', ')}.`);
}
