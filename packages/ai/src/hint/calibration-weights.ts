// Made by tools/measure-hints.ts from 300 games.

/** Weights of the terms in calibration.ts: log odds, log odds by the part of the game played, Caesar, and the side that asks. */
export const CALIBRATION: readonly number[] = [1.136, -0.226, 0.605, -0.287];
