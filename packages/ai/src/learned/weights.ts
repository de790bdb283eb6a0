// Weights as bytes and as text: the width of the network in two bytes, then every weight in two, low byte first.
import { sha256, toHex } from '@rubicon/engine';
import { makeNetwork, type Network } from './network.ts';

export function parseWeights(bytes: Uint8Array): Network {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const weights = new Int16Array((bytes.length >> 1) - 1);
  for (let i = 0; i < weights.length; i++) weights[i] = view.getInt16(2 * i + 2, true);
  return makeNetwork(view.getUint16(0, true), weights);
}

const digestOf = (bytes: Uint8Array): string => toHex(sha256(bytes));

/** Weights as a source file keeps them. */
export interface WeightsText {
  readonly WEIGHTS: string; // Base64
  readonly DIGEST: string;
}

const networks = new Map<string, Network>(); // by digest

/** The network of weights in a source file, read when it is first needed. */
export function networkOf({ WEIGHTS, DIGEST }: WeightsText): Network {
  const network = networks.get(DIGEST) ?? parseWeightsText(WEIGHTS, DIGEST);
  networks.set(DIGEST, network);
  return network;
}

/** Reads weights kept in a source file as Base64, and refuses any but those they are said to be. */
export function parseWeightsText(text: string, digest: string): Network {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  if (digestOf(bytes) !== digest) throw new RangeError('The weights are not those of this digest.');
  return parseWeights(bytes);
}
