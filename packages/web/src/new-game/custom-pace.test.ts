import { PaceSchema, decode } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import {
  CUSTOM_KINDS,
  FIELDS_OF,
  FIRST_CUSTOM,
  limitsOf,
  readPace,
  type CustomPace,
  type PaceField,
} from './custom-pace.ts';

const DAY_MS = 86_400_000;

test.each(CUSTOM_KINDS)('the server accepts the limits of %s, and what is between', (kind) => {
  const at = (which: 'least' | 'most'): CustomPace =>
    Object.fromEntries(
      (Object.keys(FIRST_CUSTOM) as PaceField[]).map((field) => [field, String(limitsOf(field)[which])]),
    ) as unknown as CustomPace;
  for (const values of [FIRST_CUSTOM, at('least'), at('most')]) {
    const read = readPace(kind, values);
    expect('pace' in read && decode(PaceSchema, read.pace).ok).toBe(true);
  }
});

test('fields are in the units their labels say', () => {
  expect(readPace('live', FIRST_CUSTOM)).toEqual({
    pace: { kind: 'live', bankMs: 3_600_000, incrementMs: 15_000 },
  });
  expect(readPace('correspondence', FIRST_CUSTOM)).toEqual({
    pace: { kind: 'correspondence', bankMs: 10 * DAY_MS, incrementMs: DAY_MS, vacationDays: 14 },
  });
  expect(readPace('per-decision', FIRST_CUSTOM)).toEqual({
    pace: { kind: 'per-decision', decisionMs: 3 * DAY_MS, vacationDays: 14 },
  });
});

test.each(['', '0', '1441', '1.5', '-3', 'an hour', '1e1'])(
  '%o minutes are refused in a sentence',
  (minutes) => {
    expect(readPace('live', { ...FIRST_CUSTOM, minutes })).toEqual({
      problems: { minutes: 'Enter a whole number from 1 to 1,440.' },
    });
  },
);

test('only the fields of its kind count', () => {
  expect(FIELDS_OF.live).not.toContain('days');
  expect('pace' in readPace('live', { ...FIRST_CUSTOM, days: '0' })).toBe(true);
});
