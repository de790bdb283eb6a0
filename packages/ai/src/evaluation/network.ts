// A small network: one hidden layer with a direct path beside it, features in, one number out. Weights are stored as text,
// two bytes a number, so that they fit in a source file.

export interface Network {
  readonly inputs: number;
  readonly hidden: number;
  readonly direct: Float32Array; // input → output
  readonly inner: Float32Array; // input → hidden, [input * hidden + unit]
  readonly innerBias: Float32Array;
  readonly outer: Float32Array; // hidden → output
  bias: number;
}

export const newNetwork = (inputs: number, hidden: number): Network => ({
  inputs,
  hidden,
  direct: new Float32Array(inputs),
  inner: new Float32Array(inputs * hidden),
  innerBias: new Float32Array(hidden),
  outer: new Float32Array(hidden),
  bias: 0,
});

/** The output as log odds, before the sigmoid. `units` is room for the hidden layer. */
export function forward(network: Network, input: Float32Array, units: Float32Array): number {
  const { inputs, hidden, direct, inner, outer } = network;
  units.set(network.innerBias);
  let sum = network.bias;
  for (let i = 0; i < inputs; i++) {
    const value = input[i]!;
    if (value === 0) continue;
    sum += value * direct[i]!;
    const row = i * hidden;
    for (let j = 0; j < hidden; j++) units[j]! += value * inner[row + j]!;
  }
  for (let j = 0; j < hidden; j++) {
    const value = units[j]!;
    if (value > 0) sum += value * outer[j]!;
    else units[j] = 0;
  }
  return sum;
}

const SCALE = 2048;

const parts = (network: Network): Float32Array[] => [
  network.direct,
  network.inner,
  network.innerBias,
  network.outer,
  Float32Array.of(network.bias),
];

export function makeNetworkText(network: Network): string {
  const numbers = parts(network).flatMap((part) => [...part]);
  const bytes = new Uint8Array(
    Int16Array.from(numbers, (value) => Math.max(-32767, Math.min(32767, Math.round(value * SCALE)))).buffer,
  );
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export function parseNetworkText(text: string, inputs: number, hidden: number): Network {
  const raw = atob(text);
  const numbers = new Int16Array(Uint8Array.from(raw, (letter) => letter.charCodeAt(0)).buffer);
  const network = newNetwork(inputs, hidden);
  const all = parts(network);
  const expected = all.reduce((sum, part) => sum + part.length, 0);
  if (numbers.length !== expected)
    throw new RangeError(`The weights hold ${numbers.length} numbers; ${expected} are expected.`);
  let at = 0;
  for (const part of all) for (let i = 0; i < part.length; i++) part[i] = numbers[at++]! / SCALE;
  network.bias = all.at(-1)![0]!;
  return network;
}
