// Draws an order by its score, in integers only, so that every machine draws the same. A score is the binary logarithm of
// how likely an order is, in units of 1/16384.
import type { Chance } from '@rubicon/engine';

/** 32768 times two to the power of -i/32. */
const POWERS = Int32Array.of(
  32768, 32066, 31379, 30706, 30048, 29405, 28774, 28158, 27554, 26964, 26386, 25821, 25268, 24726, 24196, 23678,
  23170, 22674, 22188, 21713, 21247, 20792, 20347, 19911, 19484, 19066, 18658, 18258, 17867, 17484, 17109, 16743,
); // prettier-ignore

const shares = new Int32Array(8192);

/**
 * Which of the first `count` scores is drawn. With a greater `sharpness` the best are drawn more often: scores count that
 * many times as much.
 */
export function draw(scores: Int32Array, count: number, sharpness: number, chance: Chance): number {
  const sum = weigh(scores, count, sharpness);
  let left = chance.roll(sum, 'die');
  for (let i = 0; i < count; i++) {
    left -= shares[i]!;
    if (left < 0) return i;
  }
  throw new Error('Shares do not add up.');
}

/** The binary logarithm of how likely an order is to be drawn. For training, where it need not be exact. */
export function likelihood(scores: Int32Array, count: number, chosen: number, sharpness: number): number {
  const sum = weigh(scores, count, sharpness);
  return Math.log2(Math.max(1, shares[chosen]!) / sum);
}

function weigh(scores: Int32Array, count: number, sharpness: number): number {
  let best = scores[0]!;
  for (let i = 1; i < count; i++) best = Math.max(best, scores[i]!);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const behind = Math.min(16 * 16384 - 1, (best - scores[i]!) * sharpness);
    const share = POWERS[(behind >> 9) & 31]! >> (behind >> 14);
    shares[i] = share;
    sum += share;
  }
  return sum;
}
