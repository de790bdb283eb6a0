// Contestants as training names them: `legatus`, or `legatus@0.25` with a quarter of its budget.
import { hasBudget, makeContestant } from '../src/arena/contestants.ts';
import type { Player } from '../src/player/player.ts';

export interface Opponent {
  readonly name: string;
  readonly share: number; // of its own budget
}

export function parseOpponent(text: string): Opponent {
  const [name, share] = text.split('@') as [string, string?];
  if (share === undefined) return { name, share: 1 };
  if (!(Number(share) > 0)) throw new RangeError(`“${text}”: the share of a budget is a number above 0.`);
  if (!hasBudget(name)) throw new RangeError(`“${text}”: ${name} has no budget to share.`);
  return { name, share: Number(share) };
}

export const makeOpponent = ({ name, share }: Opponent, seed: number): Player =>
  makeContestant(name, seed, share);
