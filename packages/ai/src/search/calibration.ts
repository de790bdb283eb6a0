// From the raw chance of a search to a calibrated one, by logistic regression on games played to their end.
import { FIRST_YEAR, type View } from '@rubicon/engine';
import { sigmoid } from '../math/sigmoid.ts';
import { seatOf } from '../player/seat.ts';

const TURNS = 25;

const logit = (chance: number): number => {
  const bounded = Math.min(0.995, Math.max(0.005, chance));
  return Math.log(bounded / (1 - bounded));
};

/** What a chance is computed from. The last: the best of several guesses is guessed too high. */
export function calibrationTerms(raw: number, view: View): number[] {
  const passed = ((view.year - FIRST_YEAR) * 5 + view.turn - 1) / TURNS;
  return [logit(raw), logit(raw) * passed, seatOf(view) === 0 ? 1 : -1, 1];
}

/** Weights of the terms: log odds, log odds by the part of the game played, Caesar, and the side that asks. */
export type Calibration = readonly number[];

export const UNCALIBRATED: Calibration = [1, 0, 0, 0];

export function calibrate(raw: number, view: View, calibration: Calibration): number {
  const sum = calibrationTerms(raw, view).reduce(
    (total, term, index) => total + term * calibration[index]!,
    0,
  );
  return sigmoid(sum);
}
