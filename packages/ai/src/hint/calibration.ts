// The chances of hints, calibrated: fitted by tools/measure-hints.ts to games played to their end.
import type { View } from '@rubicon/engine';
import { calibrate } from '../search/calibration.ts';
import { CALIBRATION } from './calibration-weights.ts';

export const calibrated = (raw: number, view: View): number => calibrate(raw, view, CALIBRATION);
