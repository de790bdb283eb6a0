// The evaluation of a position: the chance of winning the game. Fitted to games between scripts.
import { OVER_STEP, RESULT, STEP, type State } from '@rubicon/engine';
import { sigmoid } from '../math/sigmoid.ts';
import { FEATURE_COUNT, featuresOf } from './features.ts';
import { HIDDEN, WEIGHTS } from './network-weights.ts';
import { forward, parseNetworkText } from './network.ts';

/** Chance that Caesar wins, 0 to 1; a search takes any such function. */
export type Evaluation = (state: State) => number;

const network = parseNetworkText(WEIGHTS, FEATURE_COUNT, HIDDEN);
const features = new Float32Array(FEATURE_COUNT);
const units = new Float32Array(HIDDEN);

export const evaluate: Evaluation = (state) => {
  if (state.data[STEP] === OVER_STEP) return resultOf(state);
  featuresOf(state, features);
  return sigmoid(forward(network, features, units));
};

/** 1 = Caesar has won, 0 = Pompey, a half for a draw. */
export const resultOf = (state: State): number =>
  state.data[RESULT] === 1 ? 1 : state.data[RESULT] === 2 ? 0 : 0.5;
