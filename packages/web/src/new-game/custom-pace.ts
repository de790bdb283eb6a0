// A time control of one's own, headless: turns the fields into one, or says what is wrong with each.
import type { Pace } from '@rubicon/protocol';
import { PACE_LIMITS } from '@rubicon/protocol/lists';
import { say } from '@rubicon/words';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const CUSTOM_KINDS = ['live', 'correspondence', 'per-decision'] as const;
export type CustomKind = (typeof CUSTOM_KINDS)[number];

/** The fields of each kind: its unit, and the limits the server has. */
const FIELDS = {
  minutes: { unitMs: MINUTE_MS, limits: PACE_LIMITS.liveBankMs },
  seconds: { unitMs: SECOND_MS, limits: PACE_LIMITS.liveIncrementMs },
  days: { unitMs: DAY_MS, limits: PACE_LIMITS.bankMs },
  hours: { unitMs: HOUR_MS, limits: PACE_LIMITS.incrementMs },
  decision: { unitMs: HOUR_MS, limits: PACE_LIMITS.decisionMs },
  vacation: { unitMs: 1, limits: PACE_LIMITS.vacationDays },
} as const;
export type PaceField = keyof typeof FIELDS;
export type CustomPace = Readonly<Record<PaceField, string>>;

export const FIELDS_OF: Readonly<Record<CustomKind, readonly PaceField[]>> = {
  live: ['minutes', 'seconds'],
  correspondence: ['days', 'hours', 'vacation'],
  'per-decision': ['decision', 'vacation'],
};

export const FIRST_CUSTOM: CustomPace = {
  minutes: '60',
  seconds: '15',
  days: '10',
  hours: '24',
  decision: '72',
  vacation: '14',
};

/** The least and the most of a field, in its own unit. */
export function limitsOf(field: PaceField): { readonly least: number; readonly most: number } {
  const { unitMs, limits } = FIELDS[field];
  return { least: limits[0] / unitMs, most: limits[1] / unitMs };
}

export type PaceProblems = Partial<Readonly<Record<PaceField, string>>>;

export function readPace(
  kind: CustomKind,
  values: CustomPace,
): { readonly pace: Pace } | { readonly problems: PaceProblems } {
  const problems = Object.fromEntries(
    FIELDS_OF[kind].flatMap((field) => {
      const { least, most } = limitsOf(field);
      const value = Number(values[field]);
      const isFine = /^\d+$/.test(values[field].trim()) && value >= least && value <= most;
      return isFine ? [] : [[field, say('new.problem-whole', { least, most })]];
    }),
  );
  if (Object.keys(problems).length > 0) return { problems };
  const ms = (field: PaceField): number => Number(values[field]) * FIELDS[field].unitMs;
  switch (kind) {
    case 'live':
      return { pace: { kind, bankMs: ms('minutes'), incrementMs: ms('seconds') } };
    case 'correspondence':
      return { pace: { kind, bankMs: ms('days'), incrementMs: ms('hours'), vacationDays: ms('vacation') } };
    case 'per-decision':
      return { pace: { kind, decisionMs: ms('decision'), vacationDays: ms('vacation') } };
  }
}
