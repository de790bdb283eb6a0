import { describe, expect, test } from 'vitest';
import { RecordedChance, RecordingChance, RollMismatch, SeededChance } from './chance.ts';

describe('seeded chance', () => {
  test('the same seed gives the same rolls, another seed others', () => {
    const rolls = (seed: number): number[] => {
      const chance = new SeededChance(seed);
      return Array.from({ length: 50 }, () => chance.roll(6));
    };
    expect(rolls(1)).toEqual(rolls(1));
    expect(rolls(1)).not.toEqual(rolls(2));
  });

  test.each([2, 6, 27])('%i sides are equally likely', (sides) => {
    const chance = new SeededChance(99);
    const counts = Array.from({ length: sides }, () => 0);
    const total = 20_000 * sides;
    for (let i = 0; i < total; i++) counts[chance.roll(sides)]!++;
    // Chi-squared with sides - 1 degrees of freedom: mean + 5 standard deviations
    const squared = counts.reduce((sum, count) => sum + (count - 20_000) ** 2 / 20_000, 0);
    expect(squared).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)));
  });
});

describe('recorded chance', () => {
  test('gives back what was rolled, and says what is left', () => {
    const recording = new RecordingChance(new SeededChance(4));
    const rolled = [recording.roll(6, 'die'), recording.roll(27, 'deal'), recording.roll(3, 'jupiter')];
    expect(recording.rolls).toEqual(rolled);
    const recorded = new RecordedChance(recording.rolls);
    expect([
      recorded.roll(6, 'die'),
      recorded.left,
      recorded.roll(27, 'deal'),
      recorded.roll(3, 'jupiter'),
    ]).toEqual([rolled[0], 2, rolled[1], rolled[2]]);
    expect(recorded.left).toBe(0);
  });

  test.each([[[]], [[6]], [[-1]], [[1.5]], [[Number.NaN]]])(
    'a roll of %j for a die does not fit',
    (rolls) => {
      expect(() => new RecordedChance(rolls).roll(6, 'die')).toThrow(RollMismatch);
    },
  );
});
