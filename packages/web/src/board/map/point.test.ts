import { expect, test } from 'vitest';
import { along, lengthOf, pathOf, pointsOf, shortened } from './point.ts';

const corner = pointsOf('M10 20l30 0 0 40');

test('parses a path into points, also where numbers are joined', () => {
  expect(corner).toEqual([
    [10, 20],
    [40, 20],
    [40, 60],
  ]);
  expect(pointsOf('M1 1l-.5-1.5 .25 .5')).toEqual([
    [1, 1],
    [0.5, -0.5],
    [0.75, 0],
  ]);
});

test('writes it again', () => {
  expect(pathOf(corner)).toBe('M10 20L40 20L40 60');
});

test('length of a line, and the point at a distance along it', () => {
  expect(lengthOf(corner)).toBe(70);
  expect(along(corner, 10)).toEqual({ at: [20, 20], angle: 0 });
  expect(along(corner, 50)).toEqual({ at: [40, 40], angle: 90 });
  expect(along(corner, 999)).toEqual({ at: [40, 60], angle: 90 });
});

test('cuts off an end, around a corner too', () => {
  expect(shortened(corner, 10)).toEqual([
    [10, 20],
    [40, 20],
    [40, 50],
  ]);
  expect(shortened(corner, 50)).toEqual([
    [10, 20],
    [30, 20],
  ]);
  expect(lengthOf(shortened(corner, 500))).toBe(1);
});
