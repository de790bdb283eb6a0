import { SeededChance } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { eloOf, isSure, wilson } from './statistics.ts';

test.each([
  [50, 100, 0.404, 0.596],
  [100, 100, 0.963, 1],
  [0, 10, 0, 0.278],
  [0, 0, 0, 1],
])('%d of %d lies between %f and %f', (won, games, low, high) => {
  const interval = wilson(won, games);
  expect(interval.low).toBeCloseTo(low, 2);
  expect(interval.high).toBeCloseTo(high, 2);
});

test('Elo', () => {
  expect(eloOf(0.5)).toBeCloseTo(0);
  expect(eloOf(0.76)).toBeCloseTo(200, -1);
  expect(eloOf(1)).toBeCloseTo(1200, -1);
});

test.each([
  [90, 100, true],
  [60, 100, false],
  [30, 100, true],
  [70, 100, false], // its interval is above the line, but one may have looked a hundred times
])('%d of %d: surely not 60%%? %s', (won, games, sure) => {
  expect(isSure(won, games, 0.6)).toBe(sure);
});

test('looked at after every pair, errs no more often than it says', () => {
  const chance = new SeededChance(5);
  let [sure, clear] = [0, 0];
  for (let contest = 0; contest < 400; contest++) {
    let [won, said, seen] = [0, false, false];
    for (let games = 2; games <= 300 && !said; games += 2) {
      won += [chance.roll(10), chance.roll(10)].filter((roll) => roll < 6).length;
      if (games < 20) continue;
      said ||= isSure(won, games, 0.6);
      const { low, high } = wilson(won, games);
      seen ||= low >= 0.6 || high < 0.6;
    }
    sure += said ? 1 : 0;
    clear += seen ? 1 : 0;
  }
  expect(sure / 400).toBeLessThan(0.05);
  expect(clear / 400).toBeGreaterThan(0.15); // what an interval alone would do
});
