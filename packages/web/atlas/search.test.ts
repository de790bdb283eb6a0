import { expect, test } from 'vitest';
import { distance, lengthOf, sampled, type Point } from './point.ts';
import { cheapestWay, flowing } from './search.ts';

const inPond = (p: Point) => distance(p, [500, 500]) < 60;

test('the cheapest route over open ground is straight', () => {
  const way = cheapestWay([100, 100], [300, 200], () => 1);
  expect(way[0]).toEqual([100, 100]);
  expect(way.at(-1)).toEqual([300, 200]);
  expect(lengthOf(way)).toBeLessThan(distance([100, 100], [300, 200]) * 1.03);
});

test('it goes around what costs too much, and stays out when smoothed', () => {
  const way = flowing(
    cheapestWay([400, 500], [600, 500], (p) => (inPond(p) ? 500 : 1)),
    (p) => (inPond(p) ? 0 : 1),
  );
  expect(sampled(way, 2).filter((p) => distance(p, [500, 500]) < 58)).toEqual([]);
  expect(lengthOf(way)).toBeLessThan(280);
});
