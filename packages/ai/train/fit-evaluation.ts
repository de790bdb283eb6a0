// Fits the evaluation to games of scripted players and writes src/evaluation/network-weights.ts: node fit-evaluation.ts GAMES EPOCHS HIDDEN
// Positions are kept in memory only; the last tenth of the games is held back to be measured on.
import { writeFileSync } from 'node:fs';
import { CARDS_STEP, DISCARD, EDITIONS, SeededChance, STEP, TURN, YEAR, rulesFor } from '@rubicon/engine';
import { playPolicies } from '../src/arena/policy-match.ts';
import { FEATURE_COUNT, featuresOf } from '../src/evaluation/features.ts';
import { forward, makeNetworkText, newNetwork, type Network } from '../src/evaluation/network.ts';
import { sigmoid } from '../src/math/sigmoid.ts';
import { TUNED_PERSONALITY, adjust } from '../src/script/heuristic-weights.ts';
import { makeScript, type Policy } from '../src/script/script.ts';

const games = Number(process.argv[2] ?? 15_000);
const epochs = Number(process.argv[3] ?? 6);
const hidden = Number(process.argv[4] ?? 16);
const random = new SeededChance(20);

interface Position {
  readonly input: Float32Array;
  result: number;
}

/** The script, but now and then a turn as wild as the plans a search tries. */
function erratic(chance: SeededChance): Policy {
  const moods = [0, 0, 0, 0.3, 1.2].map((noise) => makeScript(adjust(TUNED_PERSONALITY, { noise }), chance));
  let mood = moods[0]!;
  let turn = -1;
  return {
    choose(state, side, orders) {
      const now = state.data[YEAR]! * 5 + state.data[TURN]!;
      if (now !== turn) {
        turn = now;
        mood = moods[chance.roll(moods.length)]!;
        mood.reset();
      }
      return mood.choose(state, side, orders);
    },
    reset: () => {},
  };
}

/** Positions at the start of each turn, with how the game ended. */
function playGame(game: number): Position[] {
  const rules = rulesFor(EDITIONS[game % EDITIONS.length]!);
  const positions: Position[] = [];
  const player = (seed: number) => erratic(new SeededChance(seed));
  let last = -1;
  const result = playPolicies(
    rules,
    [player(game * 3 + 1), player(game * 3 + 2)],
    new SeededChance(game * 3),
    (state) => {
      const d = state.data;
      const turn = d[YEAR]! * 5 + d[TURN]!;
      if (d[STEP] === CARDS_STEP && turn !== last && (d[TURN]! > 1 || d[DISCARD] === 0)) {
        last = turn;
        const input = new Float32Array(FEATURE_COUNT);
        featuresOf(state, input);
        positions.push({ input, result: 0 });
      }
      return false;
    },
  );
  for (const position of positions) position.result = result;
  return positions;
}

const clip = (chance: number): number => Math.min(0.9999, Math.max(0.0001, chance));
const loss = (chance: number, result: number): number =>
  -(result * Math.log(clip(chance)) + (1 - result) * Math.log(1 - clip(chance)));

function logLoss(network: Network, positions: readonly Position[]): number {
  const units = new Float32Array(network.hidden);
  let sum = 0;
  for (const { input, result } of positions) sum += loss(sigmoid(forward(network, input, units)), result);
  return sum / positions.length;
}

/** Adagrad: each weight learns at its own pace. */
function train(network: Network, positions: readonly Position[]): void {
  const units = new Float32Array(hidden);
  const paces = [network.direct, network.inner, network.innerBias, network.outer].map((part) =>
    new Float32Array(part.length).fill(1),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array];
  let biasPace = 1;
  const nudge = (part: Float32Array, pace: Float32Array, i: number, slope: number, rate: number): void => {
    pace[i]! += slope * slope;
    part[i]! -= (rate * slope) / Math.sqrt(pace[i]!) + rate * 2e-5 * part[i]!;
  };
  const order = Uint32Array.from(positions, (_, i) => i);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = 0.05 * (1 - epoch / epochs) + 0.003;
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.roll(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const index of order) {
      const { input, result } = positions[index]!;
      const slope = sigmoid(forward(network, input, units)) - result;
      biasPace += slope * slope;
      network.bias -= (rate * slope) / Math.sqrt(biasPace);
      const back = units.map((value, j) => (value > 0 ? slope * network.outer[j]! : 0));
      for (let j = 0; j < hidden; j++) {
        if (units[j] === 0) continue;
        nudge(network.outer, paces[3], j, slope * units[j]!, rate);
        nudge(network.innerBias, paces[2], j, back[j]!, rate);
      }
      for (let i = 0; i < FEATURE_COUNT; i++) {
        const value = input[i]!;
        if (value === 0) continue;
        nudge(network.direct, paces[0], i, slope * value, rate);
        for (let j = 0; j < hidden; j++)
          if (back[j] !== 0) nudge(network.inner, paces[1], i * hidden + j, back[j]! * value, rate);
      }
    }
    process.stdout.write(`epoch ${epoch + 1}: ${logLoss(network, held).toFixed(4)} held back\n`);
  }
}

const played = Array.from({ length: games }, (_, game) => playGame(game));
const cut = Math.floor(games * 0.9);
const learned = played.slice(0, cut).flat();
const held = played.slice(cut).flat();
const share = learned.reduce((sum, position) => sum + position.result, 0) / learned.length;
process.stdout.write(
  `${learned.length} positions, Caesar wins ${(100 * share).toFixed(1)}%; knowing nothing ${(held.reduce((sum, { result }) => sum + loss(share, result), 0) / held.length).toFixed(4)}\n`,
);
const network = newNetwork(FEATURE_COUNT, hidden);
for (let i = 0; i < network.inner.length; i++) network.inner[i] = (random.roll(2001) - 1000) / 5000;
for (let j = 0; j < hidden; j++) network.outer[j] = (random.roll(2001) - 1000) / 5000;
train(network, learned);
const text = makeNetworkText(network)
  .replaceAll(/.{1,100}/g, "  '$&' +\n")
  .replace(/ \+\n$/, ';\n');
writeFileSync(
  new URL('../src/evaluation/network-weights.ts', import.meta.url),
  `// Written by train/fit-evaluation.ts: see network.ts for what it holds.\nexport const HIDDEN = ${hidden};\nexport const WEIGHTS =\n${text}`,
);
