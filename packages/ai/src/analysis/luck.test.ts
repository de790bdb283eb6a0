import {
  EDITIONS,
  FIREPOWER,
  RecordedChance,
  blockIndex,
  fold,
  type BlockId,
  type Log,
  type Side,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { playLog } from '../../test/played-log.ts';
import { deviationOf, luckOf, luckOfVolley, type Luck } from './luck.ts';

/**
 * The same figures from the log alone: dice are the rolls that an order to fire asked for, its block has the firepower.
 * Knows nothing of battles, happenings or events.
 */
function luckFromRolls(log: Log): Record<Side, Luck> {
  const found = {
    caesar: { dice: 0, hits: 0, expected: 0, variance: 0 },
    pompey: { dice: 0, hits: 0, expected: 0, variance: 0 },
  };
  fold(log, undefined, (entry) => {
    const [, name] = entry.kind === 'order' ? (/^fire (\S+)$/.exec(entry.order) ?? []) : [];
    return new RecordedChance(entry.rolls, (value, sides, purpose) => {
      if (purpose !== 'die' || name === undefined || !('side' in entry)) return;
      const power = FIREPOWER[blockIndex(name)!]!;
      const mean = power / sides;
      const sum = found[entry.side];
      sum.dice += 1;
      sum.hits += value + 1 <= power ? 1 : 0;
      sum.expected += mean;
      sum.variance += mean - mean ** 2;
    });
  });
  return found;
}

function expectSame(one: Luck, other: Luck): void {
  expect(one.dice).toBe(other.dice);
  expect(one.hits).toBe(other.hits);
  expect(one.expected).toBeCloseTo(other.expected, 8);
  expect(one.variance).toBeCloseTo(other.variance, 8);
}

describe.each(EDITIONS)('edition %s', (edition) => {
  test.each(['script', 'random'] as const)('luck agrees with the rolls of the log: %s', (how) => {
    let dice = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const log = playLog(edition, seed, how);
      const { total, battles } = luckOf(log);
      const rolled = luckFromRolls(log);
      for (const side of ['caesar', 'pompey'] as const) {
        expectSame(total[side], rolled[side]);
        const summed = battles.reduce((sum, { luck }) => sum + luck[side].hits, 0);
        expect(summed).toBe(total[side].hits);
        dice += total[side].dice;
      }
    }
    expect(dice).toBeGreaterThan(20);
  });
});

test('a legion of strength 4 with firepower 3 expects two hits, with a variance of one', () => {
  expect(luckOfVolley('C.Legio8' as BlockId, 4, 3)).toEqual({ dice: 4, hits: 3, expected: 2, variance: 1 });
  expect(deviationOf({ dice: 4, hits: 3, expected: 2, variance: 1 })).toBe(1);
  expect(deviationOf({ dice: 0, hits: 0, expected: 0, variance: 0 })).toBe(0);
});

test('steps lost to hits are never more than the hits, and the battle says who is left', () => {
  for (const { battle, luck } of luckOf(playLog('2.0', 3)).battles) {
    for (const { before, after, fate } of battle.fighters) {
      expect(after).toBeLessThanOrEqual(before);
      expect(after === 0 || fate === 'went-over').toBe(fate === 'fell' || fate === 'went-over');
    }
    expect(luck.caesar.dice + luck.pompey.dice).toBe(
      battle.volleys.reduce((sum, { dice }) => sum + dice.length, 0),
    );
  }
});
