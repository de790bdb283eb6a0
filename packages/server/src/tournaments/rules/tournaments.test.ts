import { TOURNAMENT_FORMATS } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { checkedTournament } from '../../../test/tournaments/tournaments-kit.ts';

describe.each(TOURNAMENT_FORMATS)('simulated tournaments: %s', (format) => {
  test('end with the standings that are counted from their log alone', () => {
    let crashes = 0;
    for (let seed = 1; seed <= 10; seed++) crashes += checkedTournament(format, seed).crashes;
    expect(crashes).toBeGreaterThan(10);
  });
});
