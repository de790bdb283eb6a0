// Made by tools/measure-plans.ts from 120 games each.

/** Weights of the terms in search/calibration.ts, by the kind of search (level-players.ts). */
export const PLAN_CALIBRATION = {
  narrow: [0.723, 0.185, 0.104, -0.143],
  broad: [1.074, -0.039, 0.326, -0.218],
} as const;
