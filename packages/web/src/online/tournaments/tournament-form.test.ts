import { expect, test } from 'vitest';
import { FIRST_TOURNAMENT, readTournamentForm, withPace, type TournamentChoice } from './tournament-form.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW_MS = new Date('2026-12-01T12:00').getTime();

const read = (given: Partial<TournamentChoice>) =>
  readTournamentForm({ ...FIRST_TOURNAMENT, name: 'Ludi', ...given }, NOW_MS);

test.each([
  ['when full, or by the organiser', { startMs: null }, undefined],
  ['so long from now', { startMs: 2 * HOUR_MS }, NOW_MS + 2 * HOUR_MS],
  [
    'at a date and time, where the reader is',
    { startMs: 'at', startAt: '2026-12-24T18:30' },
    new Date('2026-12-24T18:30').getTime(),
  ],
] as const)('a start %s', (_, given, startMs) =>
  expect(read(given)).toMatchObject({ wanted: { name: 'Ludi', ...(startMs !== undefined && { startMs }) } }),
);

test('without a time there is none', () => {
  const { wanted } = read({ startMs: null }) as { wanted: object };
  expect(wanted).not.toHaveProperty('startMs');
});

test.each(['', '2026-12-01T12:00', '2025-12-24T18:30', '2028-01-01T12:00', '275760-09-13T00:00'])(
  '“%s” is no start to come',
  (startAt) =>
    expect(read({ startMs: 'at', startAt })).toEqual({
      problems: { startAt: 'Choose a date and time in the future, within a year.' },
    }),
);

test('the time for a round is the usual one of the time control, until another is chosen', () => {
  const live = withPace(FIRST_TOURNAMENT, 'live');
  expect([FIRST_TOURNAMENT.roundMs, live.roundMs]).toEqual([30 * DAY_MS, 4 * HOUR_MS]);
  expect(withPace(live, 'live-short').roundMs).toBe(4 * HOUR_MS);
  expect(withPace(live, 'slow').roundMs).toBe(30 * DAY_MS);
  expect(withPace({ ...FIRST_TOURNAMENT, roundMs: 7 * DAY_MS }, 'live').roundMs).toBe(7 * DAY_MS);
});
