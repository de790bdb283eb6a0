import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEWCOMER, rate, rested, type Standing } from './glicko.ts';

test('the example of the paper', () => {
  const after = rate({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { opponent: { rating: 1400, deviation: 30 }, score: 1 },
    { opponent: { rating: 1550, deviation: 100 }, score: 0 },
    { opponent: { rating: 1700, deviation: 300 }, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.059_996, 6);
});

test('an idle player’s rating becomes less certain, but no less than a newcomer’s', () => {
  const player: Standing = { rating: 1600, deviation: 50, volatility: 0.06 };
  expect(rate(player, [])).toEqual(rested(player, 1));
  expect(rested(player, 4)).toMatchObject({ rating: 1600, volatility: 0.06 });
  expect(rested(player, 4).deviation).toBeCloseTo(Math.hypot(50, 2 * 0.06 * 173.7178), 6);
  expect(rested(player, 1e6).deviation).toBe(NEWCOMER.deviation);
});

const standing = fc.record({
  rating: fc.double({ min: 0, max: 4000, noNaN: true }),
  deviation: fc.double({ min: 20, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
});

test('a win never lowers a rating, a loss never raises it, and a game makes it more certain', () => {
  fc.assert(
    fc.property(standing, standing, fc.double({ min: 0, max: 3, noNaN: true }), (own, opponent, periods) => {
      const [won, drawn, lost] = [1, 0.5, 0].map((score) => rate(own, [{ opponent, score }], periods));
      expect(won!.rating).toBeGreaterThanOrEqual(own.rating);
      expect(lost!.rating).toBeLessThanOrEqual(own.rating);
      expect(won!.rating).toBeGreaterThanOrEqual(drawn!.rating);
      for (const after of [won!, drawn!, lost!]) {
        expect(after.deviation).toBeLessThanOrEqual(
          rested({ ...own, volatility: after.volatility }, periods).deviation + 1e-9,
        );
        expect(after.volatility).toBeGreaterThan(0);
        expect(after.volatility).toBeLessThan(1);
      }
    }),
  );
});
