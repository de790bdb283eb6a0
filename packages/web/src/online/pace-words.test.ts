import type { Pace } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { clockText, paceText } from './pace-words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test.each<[Pace, string]>([
  [{ kind: 'none' }, 'No clock'],
  [{ kind: 'live', bankMs: 90 * MINUTE_MS, incrementMs: 30_000 }, '90 minutes each + 30 seconds increment'],
  [{ kind: 'live', bankMs: 25 * MINUTE_MS, incrementMs: 0 }, '25 minutes each'],
  [
    { kind: 'correspondence', bankMs: 60 * HOUR_MS, incrementMs: 12 * HOUR_MS, vacationDays: 3 },
    'Correspondence: 60 hours each + 12 hours increment', // not “3 days”
  ],
  [
    { kind: 'correspondence', bankMs: 240 * HOUR_MS, incrementMs: 0, vacationDays: 0 },
    'Correspondence: 10 days each',
  ],
  [{ kind: 'per-decision', decisionMs: 72 * HOUR_MS, vacationDays: 0 }, '3 days per decision'],
  [{ kind: 'per-decision', decisionMs: 60 * HOUR_MS, vacationDays: 0 }, '60 hours per decision'],
])('%o', (pace, text) => {
  expect(paceText(pace)).toBe(text);
});

test.each([
  [49 * HOUR_MS, '2 days'],
  [HOUR_MS + 65_000, '1:01:05'],
  [59_000, '0:59'],
  [-5, '0:00'],
])('a clock with %i ms', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
