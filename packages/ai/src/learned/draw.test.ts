import { SeededChance } from '@rubicon/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw, likelihood } from './draw.ts';

const anyScores = fc.array(fc.integer({ min: -200_000, max: 200_000 }), { minLength: 1, maxLength: 60 });

test('an order is drawn as often as its likelihood says', () => {
  const scores = Int32Array.of(0, 16384, -16384, 8192);
  const chance = new SeededChance(4);
  const drawn = [0, 0, 0, 0];
  const draws = 40_000;
  for (let i = 0; i < draws; i++) drawn[draw(scores, 4, 1, chance)]! += 1;
  drawn.forEach((times, i) => expect(times / draws).toBeCloseTo(2 ** likelihood(scores, 4, i, 1), 1.7));
  // One unit of the logarithm is twice as likely
  expect(likelihood(scores, 4, 1, 1) - likelihood(scores, 4, 0, 1)).toBeCloseTo(1, 3);
  expect(likelihood(scores, 4, 1, 2) - likelihood(scores, 4, 0, 2)).toBeCloseTo(2, 3);
});

test('likelihoods are those of a softmax to the base of two', () => {
  fc.assert(
    fc.property(anyScores, (scores) => {
      const best = Math.max(...scores);
      const exact = scores.map((score) => 2 ** ((score - best) / 16384));
      const sum = exact.reduce((total, each) => total + each, 0);
      exact.forEach((each, i) =>
        expect(2 ** likelihood(Int32Array.from(scores), scores.length, i, 1)).toBeCloseTo(each / sum, 1.5),
      );
    }),
  );
});

test('only what has a share is drawn', () => {
  fc.assert(
    fc.property(anyScores, fc.integer({ min: 1, max: 8 }), fc.integer(), (scores, sharpness, seed) => {
      const drawn = draw(Int32Array.from(scores), scores.length, sharpness, new SeededChance(seed));
      expect(drawn).toBeLessThan(scores.length);
      expect(Math.max(...scores) - scores[drawn]!).toBeLessThan((16 * 16384) / sharpness);
    }),
  );
});
