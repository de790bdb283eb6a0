// The dice of games (docs/fair-dice.md). A secret leaves the server only when its game has ended.
import { createHash } from 'node:crypto';
import { FairChance, commitmentTo, type DiceEpoch, type PerSide, type Side } from '@rubicon/engine';
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
 * After a backup was restored, rolls that players may have seen would come again: from here on they come from a new
 * secret. Nobody need be asked: each entropy follows from the one its player gave and from the new commitment.
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

/** The rolls that come after those that are kept: what was rolled and not kept is rolled again, the same. */
export function chanceAfter(dice: readonly KeptEpoch[], rolled: number): FairChance {
  const epoch = dice.at(-1)!;
  return new FairChance(epoch.secret, epoch, rolled);
}

/**
 * What a machine draws its choices from: the same whenever its game is taken up again, and as secret as the dice. From
 * what everybody knows, such as the name of the game, its opponent could think the machine's thoughts before it does.
 */
export const machineSeed = ({ dice }: Pick<GameRecord, 'dice'>, side: Side): number =>
  createHash('sha256')
    .update(`machine ${side} `)
    .update(Buffer.from(dice[0]!.secret, 'hex'))
    .digest()
    .readInt32BE();

/** What everybody may know of the dice. */
export function diceShown({ dice, status }: GameRecord): DiceEpoch[] {
  const ended = hasEnded(status);
  return dice.map(({ number, commitment, entropies, secret }) => ({
    number,
    commitment,
    entropies,
    secret: ended ? secret : null,
  }));
}
