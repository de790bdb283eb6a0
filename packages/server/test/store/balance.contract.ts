// The store contract for how often each side has won.
import { describe, expect, test } from 'vitest';
import type { BalanceKind } from '../../src/data/contract/balance.ts';
import { newGameId, type Bench } from './contract-kit.ts';

export function balanceContract(bench: Bench): void {
  describe('counts of the balance', () => {
    const kind = (given: Partial<BalanceKind> = {}): BalanceKind => ({
      edition: '2.0',
      terms: 'bid',
      field: 'band 1400',
      points: -4,
      score: 1,
      ...given,
    });

    test('each game is counted once, also when two stores count it at the same moment', async () => {
      const { balance } = bench.store;
      const other = await bench.open();
      const [one, two, three] = [newGameId(), newGameId(), newGameId()];
      const counted = await Promise.all([
        balance.count(one, kind()),
        other.balance.count(one, kind()),
        balance.count(two, kind()),
        other.balance.count(three, kind({ score: 0.5 })),
      ]);
      expect(counted.slice(0, 2).filter(Boolean)).toHaveLength(1);
      expect(counted.slice(2)).toEqual([true, true]);
      expect(await balance.count(one, kind({ terms: 'book' }))).toBe(false);
      expect(await balance.counts()).toEqual([
        { ...kind(), games: 2 },
        { ...kind({ score: 0.5 }), games: 1 },
      ]);
    });
  });
}
