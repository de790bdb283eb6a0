import type { AskId } from '@rubicon/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPress, rememberTerms, rememberedTerms, type Terms } from './play-now-form.ts';

const PRESS = 'p'.repeat(22) as AskId;
const kept = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }),
);
afterEach(() => kept.clear());

describe('the terms of Play now', () => {
  test('are remembered', () => {
    const first = rememberedTerms();
    expect(first).toMatchObject({ pace: 'live-short', edition: '2.0', rated: true, hours: null });
    const chosen: Terms = {
      pace: 'days',
      edition: '1.1',
      isBalanced: true,
      side: 'bid',
      rated: false,
      aids: { ...first.aids, intel: false },
      hours: { from: 20, to: 1 },
    };
    rememberTerms(chosen);
    expect(rememberedTerms()).toEqual(chosen);
  });

  test('that nobody can read are as at first', () => {
    const first = rememberedTerms();
    for (const text of [
      '',
      '{',
      '[]',
      '"x"',
      '{"pace":"own:live","edition":"9","aids":7,"hours":{"from":24}}',
    ]) {
      kept.set('rubicon.play-now', text);
      expect(rememberedTerms()).toEqual(first);
    }
  });

  test('become a press: hours in UTC, and by correspondence only', () => {
    const terms: Terms = { ...rememberedTerms(), pace: 'days', hours: { from: 20, to: 1 } };
    expect(newPress(terms, PRESS, 2)).toMatchObject({ press: PRESS, hours: { from: 18, to: 23 } });
    expect(newPress(terms, PRESS, -5)).toMatchObject({ hours: { from: 1, to: 6 } });
    expect(newPress(terms, PRESS, 13)).toMatchObject({ hours: { from: 7, to: 12 } });
    expect(newPress({ ...terms, pace: 'live' }, PRESS, 2).hours).toBeNull();
    expect(newPress({ ...terms, rated: false }, PRESS, 2).rated).toBe(false);
  });
});
