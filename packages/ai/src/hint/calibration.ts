// From the raw chance of a search to a calibrated one: fitted by tools/measure-hints.ts to games played to their end.
import type { View } from '@rubicon/engine';
import { sigmoid } from '../math/sigmoid.ts';
import { seatOf } from '../player/seat.ts';
import { CALIBRATION } from './calibration-weights.ts';

const TURNS = 25;

const logit = (chance: number): number => {
  const bounded = Math.min(0.995, Math.max(0.005, chance));
  return Math.log(bounded / (1 - bounded));
};

/** What a chance is computed from by logistic regression. The last: the best of several guesses is guessed too high. */
export function calibrationTerms(raw: number, view: View): number[] {
  const passed = ((view.year - 705) * 5 + view.turn - 1) / TURNS;
  return [logit(raw), logit(raw) * passed, seatOf(view) === 0 ? 1 : -1, 1];
}

export function calibrated(raw: number, view: View): number {
  const sum = calibrationTerms(raw, view).reduce(
    (total, term, index) => total + term * CALIBRATION[index]!,
    0,
  );
  return sigmoid(sum);
}
