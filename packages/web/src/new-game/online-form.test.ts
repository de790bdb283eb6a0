import { NewGameSchema, decode } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { leftMs } from '../online/game/clock.ts';
import { PACE_PRESETS, firstChoice, wantedOf, type OpponentName, type PaceName } from './online-form.ts';

describe('the server accepts what the forms make', () => {
  const opponents: OpponentName[] = ['open', 'invited', 'self', 'machine:legatus', 'person:person0000000000'];
  test.each(opponents)('a game against %s', (opponent) => {
    for (const pace of Object.keys(PACE_PRESETS) as PaceName[])
      expect(decode(NewGameSchema, wantedOf({ ...firstChoice(opponent), pace })).ok).toBe(true);
  });

  test('an open game is listed', () => {
    expect(wantedOf({ ...firstChoice('open'), visibility: 'private' }).visibility).toBe('public');
  });
});

test('a clock runs on between updates, and never below zero', () => {
  const clock = {
    leftMs: { caesar: 5000, pompey: 9000 },
    running: { caesar: true, pompey: false },
    stopped: false,
    atMs: 100,
  };
  expect([leftMs(clock, 'caesar', 2100), leftMs(clock, 'pompey', 2100)]).toEqual([3000, 9000]);
  expect(leftMs(clock, 'caesar', 99_000)).toBe(0);
  expect(leftMs({ ...clock, stopped: true }, 'caesar', 2100)).toBe(5000);
});
