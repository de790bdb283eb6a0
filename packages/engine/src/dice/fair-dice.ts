// Dice nobody can bend (docs/fair-dice.md). The authority commits to a secret before it knows the players' entropies;
// every roll follows from both, and the secret is shown when the game is over.
import type { Chance, RollPurpose } from './chance.ts';
import { fromHex, hmac, hmacBeginning, hmacKey, sha256, toHex, utf8, type HmacKey } from './sha256.ts';
import type { Side } from '../board/side.ts';

/** What makes the rolls of one epoch. A restored backup opens a new epoch, so that no roll is ever made twice. */
export interface DiceEpoch {
  readonly number: number; // from 1
  readonly commitment: string; // SHA-256 of the secret, shown before anything is rolled
  readonly entropies: Readonly<Record<Side, string>>; // one from each player, given after the commitment
  readonly secret: string | null; // shown at the end of the game
}

/** Secrets and entropies are 32 random bytes in hexadecimal. */
export const isDiceHex = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export const commitmentTo = (secret: string): string => toHex(sha256(fromHex(secret)));

/** 48 bits of the digest: far more than any die needs, and exact as a number. */
const RANGE = 2 ** 48;

/** What every roll of an epoch begins with, hashed once. */
export type FairDice = HmacKey;

export function fairDice(
  secret: string,
  { number, entropies: { caesar, pompey } }: Pick<DiceEpoch, 'number' | 'entropies'>,
): FairDice {
  return hmacBeginning(hmacKey(fromHex(secret)), utf8(`rubicon-roll/1 ${number} ${caesar} ${pompey} `));
}

/** Roll number `roll` of an epoch: a whole number from 0 to `sides` - 1. */
export function fairRoll(dice: FairDice, purpose: RollPurpose, sides: number, roll: number): number {
  const limit = RANGE - (RANGE % sides);
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(dice, utf8(`${purpose} ${roll} ${attempt}`));
    let value = 0;
    for (let i = 0; i < 6; i++) value = value * 256 + digest[i]!;
    if (value < limit) return value % sides; // rejection keeps it unbiased
  }
}

/**
 * Which of two players a tie goes to, before they have sides: entropies in alphabetical order, so that it does not matter
 * which chair is which.
 */
export function tieLot(secret: string, { number, entropies }: Pick<DiceEpoch, 'number' | 'entropies'>): Side {
  const isInOrder = entropies.caesar <= entropies.pompey;
  const ordered = isInOrder ? entropies : { caesar: entropies.pompey, pompey: entropies.caesar };
  const isFirst = fairRoll(fairDice(secret, { number, entropies: ordered }), 'sides', 2, 0) === 0;
  return isFirst === isInOrder ? 'caesar' : 'pompey';
}

/** The rolls of an epoch in order, from a number on. Numbers advance only with rolls that are stored. */
export class FairChance implements Chance {
  next: number;
  private readonly dice: FairDice;

  constructor(dice: FairDice, next: number) {
    this.dice = dice;
    this.next = next;
  }

  roll(sides: number, purpose: RollPurpose): number {
    return fairRoll(this.dice, purpose, sides, this.next++);
  }
}
