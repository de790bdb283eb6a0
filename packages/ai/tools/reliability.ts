// Fits chances to how games ended by logistic regression, and judges how far they hold.
import { sigmoid } from '../src/math/sigmoid.ts';

interface Bin {
  count: number;
  predicted: number;
  observed: number;
}

interface Ended {
  readonly won: number; // 1, 0, a half for a draw
}

export const chanceOf = (weights: readonly number[], terms: readonly number[]): number =>
  sigmoid(terms.reduce((sum, term, index) => sum + term * weights[index]!, 0));

/** Logistic regression by gradient; draws count a half. */
export function fit<M extends Ended>(
  moments: readonly M[],
  termsOf: (moment: M) => readonly number[],
): number[] {
  const weights = termsOf(moments[0]!).map(() => 0);
  for (let round = 0; round < 2_000; round++) {
    const gradient = weights.map(() => 0);
    for (const moment of moments) {
      const terms = termsOf(moment);
      const miss = moment.won - chanceOf(weights, terms);
      for (const [index, term] of terms.entries()) gradient[index]! += miss * term;
    }
    for (const index of weights.keys()) weights[index]! += (0.3 * gradient[index]!) / moments.length;
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}

export function judge<M extends Ended>(
  moments: readonly M[],
  chance: (moment: M) => number,
): { loss: number; error: number; bins: Bin[] } {
  const bins: Bin[] = Array.from({ length: 10 }, () => ({ count: 0, predicted: 0, observed: 0 }));
  let loss = 0;
  for (const moment of moments) {
    const p = Math.min(0.999, Math.max(0.001, chance(moment)));
    loss -= moment.won * Math.log(p) + (1 - moment.won) * Math.log(1 - p);
    const bin = bins[Math.min(9, Math.floor(p * 10))]!;
    bin.count += 1;
    bin.predicted += p;
    bin.observed += moment.won;
  }
  const error =
    bins.reduce((sum, { predicted, observed }) => sum + Math.abs(predicted - observed), 0) / moments.length;
  return { loss: loss / moments.length, error, bins };
}

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

/** What was told and what came of it, chance by chance. */
export const reliabilityLines = (bins: readonly Bin[]): string[] => [
  '| chance up to | positions | predicted | won |',
  '|---|---|---|---|',
  ...bins.map(
    ({ count, predicted, observed }, index) =>
      `| ${percent((index + 1) / bins.length)} | ${count} | ${percent(predicted / Math.max(1, count))} | ${percent(observed / Math.max(1, count))} |`,
  ),
];
