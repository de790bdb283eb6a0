import { TOURNAMENT_FORMATS } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { checkedTournament } from './tournaments-kit.ts';

describe.each(TOURNAMENT_FORMATS)('2,000 simulated tournaments: %s', (format) => {
  test(
    'end with every result and the standings that are counted from their log alone',
    { timeout: 600_000 },
    async () => {
      let losses = 0;
      for (let seed = 1001; seed <= 3000; seed++) losses += (await checkedTournament(format, seed)).losses;
      expect(losses).toBeGreaterThan(20_000);
    },
  );
});
