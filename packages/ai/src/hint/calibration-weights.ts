// Made by tools/measure-hints.ts from 300 games.

/** What the estimate is scaled by, what is added to that as the game goes on, what speaks for Caesar, and what for the side that asks. */
export const CALIBRATION: readonly number[] = [1.136, -0.226, 0.605, -0.287];
