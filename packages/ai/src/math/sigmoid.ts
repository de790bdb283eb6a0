/** The logistic function: from log odds to a probability. */
export const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
