import { expect, test } from 'vitest';
import { distance, type Point } from './point.ts';
import { warpBy, type Pin } from './spline.ts';
import { spread } from './spread.ts';

test('boxes that overlap are pushed apart along their bearing', () => {
  const box = (home: Point) => ({ home, width: 100, height: 60, lift: 0 });
  const [a, b, alone] = spread([box([500, 500]), box([540, 500]), box([1500, 300])]);
  expect(b![0] - a![0]).toBeGreaterThan(95);
  expect(Math.abs(b![1] - a![1])).toBeLessThan(20);
  expect(alone).toEqual([1500, 300]);
});

test('a spline maps its pins exactly and bends the rest smoothly', () => {
  const pin = (at: Point, shift: Point): Pin => ({ at, shift, slack: 0 });
  const warp = warpBy([
    pin([0, 0], [0, 0]),
    pin([400, 0], [40, 0]),
    pin([0, 400], [0, 0]),
    pin([400, 400], [0, 20]),
    pin([200, 150], [5, 5]),
  ]);
  expect(distance(warp([400, 0]), [440, 0])).toBeLessThan(0.01);
  expect(distance(warp([400, 400]), [400, 420])).toBeLessThan(0.01);
  const [near, nearer] = [warp([300, 200]), warp([301, 200])];
  expect(Math.abs(nearer[0] - near[0] - 1)).toBeLessThan(0.3);
});
