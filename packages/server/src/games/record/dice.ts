// The dice of games (docs/fair-dice.md). A secret leaves the server only when its game has ended.
import { createHash } from 'node:crypto';
import {
  FairChance,
  commitmentTo,
  fairDice,
  type DiceEpoch,
  type FairDice,
  type PerSide,
  type Side,
} from '@rubicon/engine';
import { type GameRecord, type KeptEpoch, both, hasEnded } from './record.ts';

export type RandomBytes = (length: number) => Uint8Array;

const DICE_BYTES = 32;
const NOT_GIVEN: PerSide<string> = { caesar: '', pompey: '' };

const randomHex = (randomBytes: RandomBytes, length: number): string =>
  Buffer.from(randomBytes(length)).toString('hex');
export const randomEntropy = (randomBytes: RandomBytes): string => randomHex(randomBytes, DICE_BYTES);

export function newEpoch(
  randomBytes: RandomBytes,
  number: number,
  madeMs: number,
  entropies: PerSide<string> = NOT_GIVEN,
): KeptEpoch {
  const secret = randomHex(randomBytes, DICE_BYTES);
  return { number, commitment: commitmentTo(secret), entropies, secret, madeMs };
}

/**
 * After a backup is restored, rolls that players may have seen would come again: from here on they come from a new
 * secret. No one need be asked: each new entropy follows from the player's own and from the new commitment.
 */
export function nextEpoch(randomBytes: RandomBytes, last: KeptEpoch, madeMs: number): KeptEpoch {
  const number = last.number + 1;
  const epoch = newEpoch(randomBytes, number, madeMs);
  const entropies = both((side) => derivedEntropy(last.entropies[side], epoch.commitment, number));
  return { ...epoch, entropies };
}

const derivedEntropy = (entropy: string, commitment: string, number: number): string =>
  createHash('sha256')
    .update(Buffer.from(entropy, 'hex'))
    .update(Buffer.from(commitment, 'hex'))
    .update(String(number))
    .digest('hex');

/** Of every epoch that is rolled in: made once for all its rolls. */
const fairDiceOf = new WeakMap<KeptEpoch, FairDice>();

/** The rolls after the stored ones: a roll that was never stored is repeated with the same result. */
export function chanceAfter(dice: readonly KeptEpoch[], rolled: number): FairChance {
  const epoch = dice.at(-1)!;
  let fair = fairDiceOf.get(epoch);
  if (fair === undefined) fairDiceOf.set(epoch, (fair = fairDice(epoch.secret, epoch)));
  return new FairChance(fair, rolled);
}

/**
 * The seed of a computer's choices: the same whenever its game resumes, and as secret as the dice. If it came from
 * public data such as the game's id, an opponent could compute the computer's choices in advance.
 */
export const machineSeed = ({ dice }: Pick<GameRecord, 'dice'>, side: Side): number =>
  createHash('sha256')
    .update(`machine ${side} `)
    .update(Buffer.from(dice[0]!.secret, 'hex'))
    .digest()
    .readInt32BE();

/** Of running games, made once for all seats and orders: no secret is among them. */
const whileRunning = new WeakMap<readonly KeptEpoch[], readonly DiceEpoch[]>();

/** The public facts about the dice. */
export function diceShown({ dice, status }: GameRecord): readonly DiceEpoch[] {
  if (hasEnded(status)) return dice.map((epoch) => shown(epoch, epoch.secret));
  let known = whileRunning.get(dice);
  if (known === undefined) whileRunning.set(dice, (known = dice.map((epoch) => shown(epoch, null))));
  return known;
}

const shown = ({ number, commitment, entropies }: KeptEpoch, secret: string | null): DiceEpoch => ({
  number,
  commitment,
  entropies,
  secret,
});
