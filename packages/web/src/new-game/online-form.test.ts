import { NewGameSchema, decode, type NewGame } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { leftMs } from '../online/game/clock.ts';
import { PACE_NAMES, firstChoice, readOnlineForm, type Chosen, type OpponentName } from './online-form.ts';

function wanted(chosen: Chosen): NewGame {
  const read = readOnlineForm(chosen);
  if ('problems' in read) throw new Error(Object.values(read.problems).join(' '));
  return read.wanted;
}

test('a time control of one’s own is checked before it is sent', () => {
  const chosen = { ...firstChoice('open'), pace: 'own:live' } as const;
  const custom = { ...chosen.custom, minutes: '0' };
  expect(readOnlineForm({ ...chosen, custom })).toEqual({
    problems: { minutes: 'Enter a whole number from 1 to 1,440.' },
  });
});

describe('the server accepts what the forms make', () => {
  const opponents: OpponentName[] = ['open', 'invited', 'self', 'machine:legatus', 'person:person0000000000'];
  test.each(opponents)('a game against %s', (opponent) => {
    for (const pace of PACE_NAMES)
      expect(decode(NewGameSchema, wanted({ ...firstChoice(opponent), pace })).ok).toBe(true);
  });

  test('a balanced game', () => {
    const balanced = wanted({ ...firstChoice('open'), isBalanced: true, freeDeployment: true });
    expect(decode(NewGameSchema, balanced)).toMatchObject({
      ok: true,
      value: {
        rules: { freeDeployment: true, firstTurn: 'caesar', handicap: { side: 'caesar', points: 10 } },
      },
    });
  });

  test('an open game is listed', () => {
    expect(wanted({ ...firstChoice('open'), visibility: 'private' }).visibility).toBe('public');
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
