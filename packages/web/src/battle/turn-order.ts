// The order of battle turns (§7.2), numbered 0 to 7 as in the view.
import { FIREPOWER, KIND, LETTER, blockIndex, type BlockId } from '@rubicon/engine';
import type { BATTLE_ROLES } from '@rubicon/protocol/lists';

export const BATTLE_LETTERS = ['A', 'B', 'C', 'D'] as const;
export type BattleLetter = (typeof BATTLE_LETTERS)[number];
export type Role = (typeof BATTLE_ROLES)[number];

export interface BattleTurn {
  readonly letter: BattleLetter;
  readonly role: Role;
}

/** Letter by letter, defender first; a surprised defender waits until all attackers have acted. */
export function turnAt(turn: number, surprised: boolean): BattleTurn {
  return surprised
    ? { letter: BATTLE_LETTERS[turn % 4]!, role: turn < 4 ? 'attacker' : 'defender' }
    : { letter: BATTLE_LETTERS[turn >> 1]!, role: turn % 2 === 0 ? 'defender' : 'attacker' };
}

export function letterOf(block: BlockId, role: Role): BattleLetter {
  const index = blockIndex(block)!;
  if (KIND[index] === 'ballista') return role === 'attacker' ? 'D' : 'B'; // §7.42
  return BATTLE_LETTERS[LETTER[index]!]!;
}

/** A die hits when it is not above this number. */
export const firepowerOf = (block: BlockId): number => FIREPOWER[blockIndex(block)!]!;
