// Time controls.
import * as v from 'valibot';
import type { Infer } from './infer.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const within = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const PaceSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('live'),
    bankMs: within(MINUTE_MS, DAY_MS),
    incrementMs: within(0, 60 * MINUTE_MS),
  }),
  v.strictObject({
    kind: v.literal('correspondence'),
    bankMs: within(DAY_MS, 60 * DAY_MS),
    incrementMs: within(0, 7 * DAY_MS),
    vacationDays: within(0, 60),
  }),
  v.strictObject({ kind: v.literal('none') }),
]);
export type Pace = Infer<typeof PaceSchema>;
