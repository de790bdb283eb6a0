// Improves the heuristic weights of one side by evolution (a separable CMA-ES in the logarithms of its numbers) against a population
// of enemies: the best the other side has come to, where it began, and the one-idea players.
// node tune-heuristics.ts SIDE SECONDS SEED OWN-FILE OTHER-FILE; two processes, one a side, learn against each other.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { EDITIONS, SeededChance, pointsOf, rulesFor, type State } from '@rubicon/engine';
import { EXPLOITER_PERSONALITIES } from '../src/arena/exploiters.ts';
import { playPolicies } from '../src/arena/policy-match.ts';
import {
  TUNED_PERSONALITY,
  type HeuristicWeights,
  type Personality,
} from '../src/script/heuristic-weights.ts';
import { makeScript } from '../src/script/script.ts';

const side = Number(process.argv[2] ?? 0);
const seconds = Number(process.argv[3] ?? 60);
const random = new SeededChance(Number(process.argv[4] ?? 1));
const [ownFile, otherFile] = [process.argv[5]!, process.argv[6]!];
const FIXED: ReadonlySet<string> = new Set(['noise', 'blunderRate', 'point', 'cities']);
const GAMES = Number(process.argv[7] ?? 120);
const POPULATION = 24;
const PARENTS = 8;

const keys = (Object.keys(TUNED_PERSONALITY[0]) as (keyof HeuristicWeights)[]).filter(
  (key) => !FIXED.has(key),
) as Exclude<keyof HeuristicWeights, 'cities'>[];
const numbersOf = (weights: HeuristicWeights): number[] =>
  [...keys.map((key) => weights[key]), ...weights.cities].map((value) => Math.log(Math.max(0.01, value)));
const weightsOf = (numbers: readonly number[]): HeuristicWeights => ({
  ...TUNED_PERSONALITY[side]!,
  ...Object.fromEntries(keys.map((key, i) => [key, Math.exp(numbers[i]!)])),
  cities: numbers.slice(keys.length).map(Math.exp),
});
const read = (file: string, fallback: HeuristicWeights): HeuristicWeights =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HeuristicWeights) : fallback;

const unit = (): number => (random.roll(1_000_000) + 0.5) / 1_000_000;
const bell = (): number => Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit());

const enemies = (): HeuristicWeights[] => {
  const newest = read(otherFile, TUNED_PERSONALITY[1 - side]!);
  const of = (personality: Personality): HeuristicWeights => personality[1 - side]!;
  return [newest, TUNED_PERSONALITY[1 - side]!, newest, ...EXPLOITER_PERSONALITIES.map(of), newest];
};

/** Share of games won, and a little for the lead in points. */
function fitness(
  weights: HeuristicWeights,
  foes: readonly HeuristicWeights[],
  seeds: readonly number[],
): [number, number] {
  let won = 0;
  let lead = 0;
  seeds.forEach((seed, game) => {
    const foe = foes[game % foes.length]!;
    const own = makeScript([weights, weights], new SeededChance(seed + 1));
    const other = makeScript([foe, foe], new SeededChance(seed + 2));
    let last: State | null = null;
    const caesar = playPolicies(
      rulesFor(EDITIONS[game % EDITIONS.length]!),
      side === 0 ? [own, other] : [other, own],
      new SeededChance(seed),
      (state) => {
        last = state;
        return false;
      },
    );
    won += side === 0 ? caesar : 1 - caesar;
    lead += Math.tanh((pointsOf(last!.data, side) - pointsOf(last!.data, 1 - side)) / 5);
  });
  return [won / seeds.length + (0.25 * lead) / seeds.length, won / seeds.length];
}

const mean = numbersOf(read(ownFile, TUNED_PERSONALITY[side]!));
const size = mean.length;
const shares = Array.from({ length: PARENTS }, (_, i) => Math.log(PARENTS + 0.5) - Math.log(i + 1));
const total = shares.reduce((sum, share) => sum + share, 0);
shares.forEach((share, i) => (shares[i] = share / total));
const mass = 1 / shares.reduce((sum, share) => sum + share * share, 0);
const paceOfStep = (mass + 2) / (size + mass + 5);
const damping = 1 + paceOfStep;
const paceOfPath = 4 / (size + 4);
const paceOfOne = ((size + 2) / 3) * (2 / ((size + 1.3) ** 2 + mass));
const paceOfMany = Math.min(
  1 - paceOfOne,
  ((size + 2) / 3) * ((2 * (mass - 2 + 1 / mass)) / ((size + 2) ** 2 + mass)),
);
const usual = Math.sqrt(size) * (1 - 1 / (4 * size));
const spread = new Float64Array(size).fill(1);
const stepPath = new Float64Array(size);
const path = new Float64Array(size);
let step = 0.25;
const until = performance.now() + seconds * 1000;
for (let generation = 1; performance.now() < until; generation++) {
  const foes = enemies();
  const seeds = Array.from({ length: GAMES }, () => random.roll(0x7ffffff0));
  const tried: { step: number[]; score: number; won: number }[] = [];
  for (let i = 0; i < POPULATION; i += 2) {
    const drawn = Array.from({ length: size }, bell);
    for (const sign of [1, -1]) {
      const z = drawn.map((value) => sign * value);
      const [score, won] = fitness(
        weightsOf(mean.map((value, k) => value + step * Math.sqrt(spread[k]!) * z[k]!)),
        foes,
        seeds,
      );
      tried.push({ step: z, score, won });
    }
  }
  const average = tried.reduce((sum, { won }) => sum + won, 0) / POPULATION;
  tried.sort((one, other) => other.score - one.score);
  const best = tried.slice(0, PARENTS);
  let length = 0;
  for (let k = 0; k < size; k++) {
    const z = best.reduce((sum, each, i) => sum + shares[i]! * each.step[k]!, 0);
    const y = Math.sqrt(spread[k]!) * z;
    mean[k]! += step * y;
    stepPath[k] = (1 - paceOfStep) * stepPath[k]! + Math.sqrt(paceOfStep * (2 - paceOfStep) * mass) * z;
    path[k] = (1 - paceOfPath) * path[k]! + Math.sqrt(paceOfPath * (2 - paceOfPath) * mass) * y;
    const many = best.reduce((sum, each, i) => sum + shares[i]! * spread[k]! * each.step[k]! ** 2, 0);
    spread[k] = (1 - paceOfOne - paceOfMany) * spread[k]! + paceOfOne * path[k]! ** 2 + paceOfMany * many;
    length += stepPath[k]! ** 2;
  }
  step = Math.min(0.4, step * Math.exp((paceOfStep / damping) * (Math.sqrt(length) / usual - 1)));
  writeFileSync(ownFile, JSON.stringify(weightsOf(mean)));
  process.stdout.write(
    `${generation}: won ${average.toFixed(3)} on average, ${best[0]!.won.toFixed(3)} the best; step ${step.toFixed(3)}\n`,
  );
}
