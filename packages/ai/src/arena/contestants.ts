// Everyone who can be named in an arena: the levels, what they were before, the exploiters and the strangers.
import { isSearching, makePlayer } from '../levels/level-players.ts';
import { LEVELS, type Level } from '../levels/level.ts';
import type { Player } from '../player/player.ts';
import { EXPLOITERS, makeExploiter } from './exploiters.ts';
import { STRANGERS, makeStranger } from '../strangers/strangers.ts';
import { PREDECESSORS, makePredecessor, type Predecessor } from './predecessors.ts';

export const CONTESTANTS: readonly string[] = [...LEVELS, ...PREDECESSORS, ...EXPLOITERS, ...STRANGERS];

const levelNamed = (name: string): Level | undefined => LEVELS.find((level) => level === name);

const predecessorNamed = (name: string): Predecessor | undefined =>
  PREDECESSORS.find((each) => each === name);

/** Whether a share of its budget makes any difference to a player. */
export function hasBudget(name: string): boolean {
  const level = levelNamed(name);
  return level === undefined ? predecessorNamed(name) !== undefined : isSearching(level);
}

/** A player by name. Throws a RangeError on a name that does not exist. */
export function makeContestant(name: string, seed: number, share = 1): Player {
  const level = levelNamed(name);
  if (level !== undefined) return makePlayer(level, seed, share);
  const predecessor = predecessorNamed(name);
  if (predecessor !== undefined) return makePredecessor(predecessor, seed, share);
  const exploiter = EXPLOITERS.find((each) => each === name);
  if (exploiter !== undefined) return makeExploiter(exploiter, seed);
  const stranger = STRANGERS.find((each) => each === name);
  if (stranger !== undefined) return makeStranger(stranger, seed);
  throw new RangeError(`There is no player “${name}”; there are ${CONTESTANTS.join(', ')}.`);
}
