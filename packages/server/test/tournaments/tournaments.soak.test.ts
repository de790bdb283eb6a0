import { TOURNAMENT_FORMATS } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { checkedTournament } from './tournaments-kit.ts';

describe.each(TOURNAMENT_FORMATS)('200 simulated tournaments: %s', (format) => {
  test('end with the standings that are counted from their log alone', { timeout: 600_000 }, () => {
    let crashes = 0;
    for (let seed = 1001; seed <= 1200; seed++) crashes += checkedTournament(format, seed).crashes;
    expect(crashes).toBeGreaterThan(200);
  });
});
