// Which block probably moved, was raised, gained a step or was disbanded: a multinomial logit with weights fitted to
// self-play by tools/fit-beliefs.ts.
import { BLOCK_KINDS, CARD_COUNT, FIREPOWER, FULL, KIND } from '@rubicon/engine';

export const BLOCK_ACTIONS = ['move', 'attack', 'embark', 'regroup', 'levy', 'raise', 'disband'] as const;
export type BlockAction = (typeof BLOCK_ACTIONS)[number];

/** For each kind of block in the order of BLOCK_KINDS, then for firepower, for strength and for missing strength. */
const FEATURES = BLOCK_KINDS.length + 3;

export function featuresOf(block: number, strength: number): number[] {
  const features = Array.from({ length: FEATURES }, () => 0);
  features[BLOCK_KINDS.indexOf(KIND[block]!)] = 1;
  features[FEATURES - 3] = FIREPOWER[block]!;
  features[FEATURES - 2] = strength;
  features[FEATURES - 1] = FULL[block]! - strength;
  return features;
}

export type Prior = Readonly<Record<BlockAction, readonly number[]>>;

/** Propensity of a block of this strength for an action. */
export function propensityOf(prior: Prior, action: BlockAction, block: number, strength: number): number {
  const weights = prior[action];
  let sum = weights[BLOCK_KINDS.indexOf(KIND[block]!)]!;
  sum += weights[FEATURES - 3]! * FIREPOWER[block]!;
  sum += weights[FEATURES - 2]! * strength;
  sum += weights[FEATURES - 1]! * (FULL[block]! - strength);
  return Math.exp(sum);
}

/** A weight for each card, and what is added to it from the first turn of a year to the last. */
export interface CardPrior {
  readonly discard: readonly number[];
  readonly play: readonly number[];
}

export function cardFeatures(card: number, turn: number): number[] {
  const features = Array.from({ length: 2 * CARD_COUNT }, () => 0);
  features[card] = 1;
  features[CARD_COUNT + card] = (turn - 1) / 4;
  return features;
}

export const cardPropensity = (weights: readonly number[], card: number, turn: number): number =>
  Math.exp(weights[card]! + (weights[CARD_COUNT + card]! * (turn - 1)) / 4);
