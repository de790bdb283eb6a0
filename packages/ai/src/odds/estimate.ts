// Numbers from repeated trials, with how sure they are.

/** A number and its 95% interval; where it is exact all three are the same. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export const certain = (value: number): Estimate => ({ value, low: value, high: value });

/** Sums and sums of squares. */
export class TrialSums {
  count = 0;
  readonly sum: Float64Array;
  readonly squares: Float64Array;

  constructor(size: number) {
    this.sum = new Float64Array(size);
    this.squares = new Float64Array(size);
  }

  add(values: Float64Array): void {
    this.count += 1;
    for (let i = 0; i < values.length; i++) {
      this.sum[i]! += values[i]!;
      this.squares[i]! += values[i]! * values[i]!;
    }
  }
}

const Z = 1.96;

/** Of trials that end in 0 or 1: Wilson's interval, which holds near the ends as well. */
export function chanceFrom({ count, sum }: TrialSums, at: number): Estimate {
  const value = sum[at]! / count;
  const spread = Z * Math.sqrt((value * (1 - value) + (Z * Z) / (4 * count)) / count);
  const middle = value + (Z * Z) / (2 * count);
  const scale = 1 + (Z * Z) / count;
  return { value, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

export function meanFrom({ count, sum, squares }: TrialSums, at: number): Estimate {
  const value = sum[at]! / count;
  const variance = Math.max(0, squares[at]! / count - value * value);
  const spread = Z * Math.sqrt(variance / count);
  return { value, low: value - spread, high: value + spread };
}
