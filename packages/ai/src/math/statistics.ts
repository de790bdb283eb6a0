// What a number of games proves.

const Z = 1.96; // 95%

export interface Interval {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's 95% interval of a rate; draws count a half. */
export function wilson(won: number, games: number): Interval {
  if (games === 0) return { rate: 0.5, low: 0, high: 1 };
  const rate = won / games;
  const scale = 1 + (Z * Z) / games;
  const middle = (rate + (Z * Z) / (2 * games)) / scale;
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games))) / scale;
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The mean of numbers with its 95% interval, by the spread of the numbers. */
export function meanInterval(values: readonly number[]): Interval {
  const rate = values.reduce((sum, value) => sum + value, 0) / values.length;
  const half = Z * Math.sqrt(varianceOf(values) / values.length);
  return { rate, low: rate - half, high: rate + half };
}

export function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

/** Elo difference that a rate stands for; bounded, because nobody wins for ever. */
export function eloOf(rate: number): number {
  const bounded = Math.min(0.999, Math.max(0.001, rate));
  return -400 * Math.log10(1 / bounded - 1);
}

/**
 * Whether the rate is surely above or below a line, however often one asks. An interval that is looked at after every
 * game leaves the line by chance sooner or later; so the evidence is a bet on rates beyond the line against the line
 * itself, which passes 1 / ERROR at any time with no more than that chance (Ville's inequality).
 */
export function isSure(won: number, games: number, line: number): boolean {
  const { rate, low, high } = wilson(won, games);
  if (low < line && high >= line) return false;
  return evidence(won, games, line, rate > line ? 1 : 0) >= 1 / ERROR;
}
const ERROR = 0.025; // on either side
const CELLS = 500;

/** How much likelier the games are, on average over the rates between the line and `end`, than at the line. */
function evidence(won: number, games: number, line: number, end: number): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const rate = line + ((end - line) * (cell + 0.5)) / CELLS;
    sum += Math.exp(won * Math.log(rate / line) + (games - won) * Math.log((1 - rate) / (1 - line)));
  }
  return sum / CELLS;
}

/** The chance of each number of hits with so many dice. */
export function binomial(dice: number, chance: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = [...chances.map((each) => each * (1 - chance)), 0];
    for (const [hits, each] of chances.entries()) next[hits + 1]! += each * chance;
    chances = next;
  }
  return chances;
}
