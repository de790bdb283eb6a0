// What a number of games proves.

const Z = 1.96; // 95%

export interface Interval {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's 95% interval of a rate; draws count a half. */
export function wilson(won: number, games: number): Interval {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const rate = won / games;
  const scale = 1 + (Z * Z) / games;
  const middle = (rate + (Z * Z) / (2 * games)) / scale;
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games))) / scale;
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Elo difference that a rate stands for; bounded, because nobody wins for ever. */
export function eloOf(rate: number): number {
  const bounded = Math.min(0.999, Math.max(0.001, rate));
  return -400 * Math.log10(1 / bounded - 1);
}

/** Whether games enough have been played to say that the rate is above or below a line. */
export function isDecided({ low, high }: Interval, line: number): boolean {
  return low >= line || high < line;
}
