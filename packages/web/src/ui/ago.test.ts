import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, 'now'],
  [59_999, 'now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [23 * HOUR + 59 * MINUTE, '23 hours ago'],
  [DAY, 'yesterday'],
  [6 * DAY, '6 days ago'],
  [7 * DAY, 'last week'],
  [40 * DAY, 'last month'],
  [800 * DAY, '2 years ago'],
  [-HOUR, 'now'],
])('%i ms ago is “%s”', (passedMs, text) => {
  expect(ago(1_000_000_000_000 - passedMs, 1_000_000_000_000, 'en-GB')).toBe(text);
});
