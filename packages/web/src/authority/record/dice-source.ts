// The dice of games stored here. A secret never leaves the authority before its game is over.
import { FairChance, commitmentTo, fairDice, type DiceEpoch, type LogEntry } from '@rubicon/engine';

export type RandomBytes = (length: number) => Uint8Array;

/** The source of a game's rolls from now on. */
export type DiceSource = DiceEpoch & { readonly secret: string };

const DICE_BYTES = 32;

export const randomHex = (randomBytes: RandomBytes, length: number): string =>
  Array.from(randomBytes(length), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Both entropies are generated here too: the two sides share one device, so neither could contribute its own in secret.
 */
export function newDice(randomBytes: RandomBytes, number: number): DiceSource {
  const secret = randomHex(randomBytes, DICE_BYTES);
  const entropies = {
    caesar: randomHex(randomBytes, DICE_BYTES),
    pompey: randomHex(randomBytes, DICE_BYTES),
  };
  return { number, commitment: commitmentTo(secret), entropies, secret };
}

/** The rolls after those in the log: a roll that was not stored is repeated with the same result. */
export function diceAfter(source: DiceSource, entries: readonly LogEntry[]): FairChance {
  const opened = entries.findLastIndex(({ kind }) => kind === 'epoch');
  const rolled = entries.slice(opened + 1).reduce((sum, { rolls }) => sum + rolls.length, 0);
  return new FairChance(fairDice(source.secret, source), rolled);
}
