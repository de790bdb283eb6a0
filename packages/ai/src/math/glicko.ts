// Glicko-2, as its author wrote it down: Mark Glickman, “Example of the Glicko-2 system” (2012). The steps are his.

export interface Standing {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number; // how erratic the results are
}

export interface Opponent {
  readonly rating: number;
  readonly deviation: number;
}

export interface Outcome {
  readonly opponent: Opponent;
  readonly score: number; // 1 won, 0.5 drawn, 0 lost
}

export const NEWCOMER: Standing = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const TAU = 0.5; // how much the volatility may change
const CLOSE = 0.000_001;

const muOf = (rating: number): number => (rating - NEWCOMER.rating) / SCALE;
const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
const expected = (mu: number, muJ: number, phiJ: number): number => 1 / (1 + Math.exp(-g(phiJ) * (mu - muJ)));

/** A rating after some time without games: less and less certain, but never less than a newcomer's. */
export function rested(standing: Standing, periods: number): Standing {
  const phi = standing.deviation / SCALE;
  const deviation = SCALE * Math.sqrt(phi ** 2 + standing.volatility ** 2 * periods);
  return { ...standing, deviation: Math.min(deviation, NEWCOMER.deviation) };
}

/** A rating after games that are rated together, in a period of this length. */
export function rate(standing: Standing, outcomes: readonly Outcome[], periods = 1): Standing {
  if (outcomes.length === 0) return rested(standing, periods);
  const mu = muOf(standing.rating);
  const phi = standing.deviation / SCALE;
  let information = 0; // 1 / v, step 3
  let gain = 0; // Δ / v, step 4
  for (const { opponent, score } of outcomes) {
    const phiJ = opponent.deviation / SCALE;
    const chance = expected(mu, muOf(opponent.rating), phiJ);
    information += g(phiJ) ** 2 * chance * (1 - chance);
    gain += g(phiJ) * (score - chance);
  }
  const volatility = volatilityAfter(phi, standing.volatility, 1 / information, gain / information);
  const phiRested = Math.sqrt(phi ** 2 + volatility ** 2 * periods); // step 6
  const phiAfter = 1 / Math.sqrt(1 / phiRested ** 2 + information); // step 7
  return {
    rating: standing.rating + SCALE * phiAfter ** 2 * gain,
    deviation: Math.min(SCALE * phiAfter, NEWCOMER.deviation),
    volatility,
  };
}

/** Step 5: the Illinois method for the root of `f`. */
function volatilityAfter(phi: number, sigma: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (delta ** 2 - phi ** 2 - v - e)) / (2 * (phi ** 2 + v + e) ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(delta ** 2 - phi ** 2 - v);
  if (delta ** 2 <= phi ** 2 + v) {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
}
