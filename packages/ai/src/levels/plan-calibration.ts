// Made by tools/measure-plans.ts from 120 games each.

/** Weights of the terms in search/calibration.ts. */
export const PLAN_CALIBRATION = {
  centurio: [0.723, 0.185, 0.104, -0.143],
  legatus: [1.074, -0.039, 0.326, -0.218],
} as const;
