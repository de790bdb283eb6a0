// How long a player may think, and how much of it is spent.

/** Nodes are orders played in rollouts; without a budget a player takes what its level is given. */
export interface Budget {
  readonly nodes?: number;
  /** Called often; once it is true the player answers with the best order it has. */
  stop?(): boolean;
  /** Called often: how much of its nodes is spent, 0 to 1. Says nothing of what is thought. */
  spend?(share: number): void;
  progress?(report: Progress): void;
  /** What was compared, once the choice is made; not where nothing was. */
  compare?(compared: Comparison): void;
}

export interface Progress {
  readonly nodes: number;
  readonly order: string; // the best so far
  readonly chance: number; // of winning the game with it
}

export interface Comparison {
  readonly plans: number; // that were tried at all
  readonly worlds: number; // in which the one chosen was tried
  readonly best: readonly ComparedPlan[]; // the one chosen, then those that were in the running longest
}

export interface ComparedPlan {
  readonly orders: readonly string[];
  readonly chance: number; // of winning the game
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
  readonly spend: (share: number) => void;
}

export const newMeter = (budget: Budget, limit: number): Meter => ({
  nodes: 0,
  limit: budget.nodes ?? limit,
  stop: budget.stop?.bind(budget) ?? (() => false),
  spend: budget.spend?.bind(budget) ?? (() => {}),
});

export function isSpent(meter: Meter): boolean {
  if (meter.limit > 0) meter.spend(Math.min(1, meter.nodes / meter.limit));
  return meter.nodes >= meter.limit || meter.stop();
}
