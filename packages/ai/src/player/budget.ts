// How long a player may think, and how much of it is spent.

/** Nodes are orders played in rollouts; without a budget a player takes what its level is given. */
export interface Budget {
  readonly nodes?: number;
  /** Called often; once it is true the player answers with the best order it has. */
  stop?(): boolean;
  progress?(report: Progress): void;
}

export interface Progress {
  readonly nodes: number;
  readonly order: string; // the best so far
  readonly chance: number; // of winning the game with it
}

/** A budget of time on top of any other: the one thing that makes a choice depend on the machine. */
export function withDeadline(budget: Budget, ms: number, now: () => number): Budget {
  const end = now() + ms;
  return { ...budget, stop: () => now() >= end || (budget.stop?.() ?? false) };
}

/** Counts the nodes of one decision. */
export interface Meter {
  nodes: number;
  readonly limit: number;
  readonly stop: () => boolean;
}

export const newMeter = (budget: Budget, limit: number): Meter => ({
  nodes: 0,
  limit: budget.nodes ?? limit,
  stop: budget.stop?.bind(budget) ?? (() => false),
});

export const isSpent = (meter: Meter): boolean => meter.nodes >= meter.limit || meter.stop();
