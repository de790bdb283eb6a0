// Strangers that have learned (train/README.md): a network that looks at its view once and draws an order; it does not look
// ahead. Autodidactus has taught itself: it began with random weights and played against itself and what it had been before.
// Aemulus, the rival, went on from there with games against the levels, to find an answer to them.
import { learnedPlayer } from '../learned/learned-player.ts';
import * as ofAutodidactus from '../learned/autodidactus-weights.ts';
import { networkOf, type WeightsText } from '../learned/weights.ts';
import type { Player } from '../player/player.ts';
import * as ofAemulus from './aemulus-weights.ts';

const SHARPNESS = 4;

const learned = (weights: WeightsText, seed: number): Player =>
  learnedPlayer(networkOf(weights), SHARPNESS, seed);

export const autodidactus = (seed: number): Player => learned(ofAutodidactus, seed);
export const aemulus = (seed: number): Player => learned(ofAemulus, seed);
