// Time controls.
import * as v from 'valibot';
import type { Infer } from './infer.ts';
import { PACE_LIMITS as LIMITS } from './lists.ts';

const within = ([min, max]: readonly [number, number], message: string) =>
  v.pipe(v.number(), v.integer(message), v.minValue(min, message), v.maxValue(max, message));

const vacationDays = within(LIMITS.vacationDays, 'Vacation is 0 to 60 days.');

export const PaceSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('live'),
    bankMs: within(LIMITS.liveBankMs, 'A live time bank is 1 minute to 24 hours, in milliseconds.'),
    incrementMs: within(LIMITS.liveIncrementMs, 'A live increment is 0 to 60 minutes, in milliseconds.'),
  }),
  v.strictObject({
    kind: v.literal('correspondence'),
    bankMs: within(LIMITS.bankMs, 'A correspondence time bank is 1 to 60 days, in milliseconds.'),
    incrementMs: within(LIMITS.incrementMs, 'A correspondence increment is 0 to 7 days, in milliseconds.'),
    vacationDays,
  }),
  v.strictObject({
    kind: v.literal('per-decision'),
    decisionMs: within(LIMITS.decisionMs, 'The time for a decision is 1 hour to 14 days, in milliseconds.'),
    vacationDays,
  }),
  v.strictObject({ kind: v.literal('none') }),
]);
export type Pace = Infer<typeof PaceSchema>;
