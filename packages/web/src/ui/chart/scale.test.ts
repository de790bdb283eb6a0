import { expect, test } from 'vitest';
import { areaTo, lineThrough, nearest, placeOf, ticksOver } from './scale.ts';

test('a value is placed between the edges of its field, upwards', () => {
  const place = placeOf({ left: 10, top: 20, width: 100, height: 50 }, { least: 0, most: 1 });
  expect(place(0, 0)).toEqual([10, 70]);
  expect(place(1, 1)).toEqual([110, 20]);
  expect(place(0.5, 0.5)).toEqual([60, 45]);
});

test('a field without height does not divide by zero', () => {
  expect(placeOf({ left: 0, top: 0, width: 10, height: 10 }, { least: 3, most: 3 })(0, 3)).toEqual([0, 10]);
});

test('lines and areas are paths; no points make no path', () => {
  const points = [
    [0, 1],
    [2, 3.14],
  ] as const;
  expect(lineThrough(points)).toBe('M0 1L2 3.1');
  expect(areaTo(points, 9)).toBe('M0 1L2 3.1L2 9L0 9Z');
  expect(areaTo([], 9)).toBe('');
});

test.each([
  [{ least: 0, most: 10 }, [0, 5, 10]],
  [{ least: 0, most: 13 }, [0, 5, 10, 15]],
  [{ least: -4.2, most: 3.9 }, [-5, 0, 5]],
  [{ least: 0, most: 0 }, [0]],
  [{ least: 0, most: 70 }, [0, 50, 100]],
])('ticks over %j are round and span it', (range, ticks) => {
  expect(ticksOver(range, 3)).toEqual(ticks);
});

test('the nearest of some values', () => {
  expect(nearest([0, 0.2, 0.9], 0.5)).toBe(1);
  expect(nearest([0, 0.2, 0.9], 2)).toBe(2);
});
