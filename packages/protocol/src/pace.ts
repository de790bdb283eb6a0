// How fast a game is played.
import * as v from 'valibot';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * `live`: a bank of time for each side and an increment for each hand-over. `correspondence`: the same in days, with
 * vacation days on which no clock runs. `none`: nobody waits for anything but the other.
 */
export const PaceSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('live'),
    bankMs: v.pipe(v.number(), v.integer(), v.minValue(MINUTE_MS), v.maxValue(DAY_MS)),
    incrementMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60 * MINUTE_MS)),
  }),
  v.strictObject({
    kind: v.literal('correspondence'),
    bankMs: v.pipe(v.number(), v.integer(), v.minValue(DAY_MS), v.maxValue(60 * DAY_MS)),
    incrementMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7 * DAY_MS)),
    vacationDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
  }),
  v.strictObject({ kind: v.literal('none') }),
]);
export type Pace = v.InferOutput<typeof PaceSchema>;
