// A person's tries at puzzles, and the ratings that follow from them (docs/puzzles.md).
import * as v from 'valibot';
import { count } from './fields.ts';
import type { Infer } from './infer.ts';

export const PuzzleTrySchema = v.strictObject({ right: v.boolean() });
export type PuzzleTry = Infer<typeof PuzzleTrySchema>;

export const PuzzleStandingSchema = v.strictObject({
  rating: v.number(),
  deviation: v.number(),
  tries: count,
  tried: v.array(v.strictObject({ puzzle: v.string(), right: v.boolean() })), // the first try of each, oldest first
});
export type PuzzleStanding = Infer<typeof PuzzleStandingSchema>;

export const TriedPuzzleSchema = v.strictObject({
  isCounted: v.boolean(), // false: the puzzle was tried before, and the first try stands
  rating: v.number(), // of the person
  deviation: v.number(),
  puzzle: v.number(), // the puzzle's own rating
});
export type TriedPuzzle = Infer<typeof TriedPuzzleSchema>;

export const PuzzleRatingsSchema = v.strictObject({
  ratings: v.array(v.strictObject({ puzzle: v.string(), rating: v.number() })), // of those that were tried
});
export type PuzzleRatings = Infer<typeof PuzzleRatingsSchema>;
