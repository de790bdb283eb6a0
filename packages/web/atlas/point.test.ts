import { describe, expect, test } from 'vitest';
import {
  clippedRing,
  curveThrough,
  distanceToLine,
  lengthOf,
  pointsOf,
  num,
  pathOf,
  pointAt,
  sampled,
  signedArea,
  simplified,
} from './point.ts';

describe('numbers and paths', () => {
  test.each([
    [0.5, '.5'],
    [-0.5, '-.5'],
    [-0.04, '0'],
    [12, '12'],
    [10.26, '10.3'],
  ])('%d is written %s', (value, text) => {
    expect(num(value)).toBe(text);
  });

  test('a path is a start and relative steps', () => {
    expect(pathOf(pointsOf('10,10 12.5,9 12.5,20'))).toBe('M10 10l2.5-1 0 11');
    expect(pathOf(pointsOf('0,0 10,0 10,10'), { closed: true, decimals: 0 })).toBe('M0 0l10 0 0 10z');
  });

  test('rounding errors do not add up along a path', () => {
    const steps = Array.from({ length: 100 }, (_, i) => [i * 0.14, 0] as const);
    const numbers = pathOf(steps)
      .replace(/^M0 0l/, '')
      .match(/-?(\d+\.\d+|\.\d+|\d+)/g)!;
    const sum = numbers.filter((_, i) => i % 2 === 0).reduce((total, step) => total + Number(step), 0);
    expect(sum).toBeCloseTo(13.9, 5);
  });

  test('a line that shrinks to a dot has no path at all', () => {
    expect(pathOf(pointsOf('1,1 1.01,1 1,1'), { closed: true })).toBe('');
  });
});

describe('lines', () => {
  test('a curve goes through its points', () => {
    const curve = curveThrough(pointsOf('0,0 10,10 20,0'), 4);
    expect(curve).toHaveLength(9);
    expect(curve[0]).toEqual([0, 0]);
    expect(curve[4]).toEqual([10, 10]);
    expect(curve[8]).toEqual([20, 0]);
  });

  test('length, points along it and distance from it', () => {
    const corner = pointsOf('0,0 10,0 10,10');
    expect(lengthOf(corner)).toBe(20);
    expect(pointAt(corner, 15)).toEqual([10, 5]);
    expect(sampled(corner, 5)).toEqual(pointsOf('0,0 5,0 10,0 10,5 10,10'));
    expect(distanceToLine([5, 3], corner)).toBe(3);
  });

  test('simplifying keeps only the points off the line', () => {
    expect(simplified(pointsOf('0,0 5,0.1 10,0 10,5 10,10'), 0.5)).toEqual(pointsOf('0,0 10,0 10,10'));
  });
});

describe('rings', () => {
  test('area by winding', () => {
    expect(signedArea(pointsOf('0,0 10,0 10,10 0,10'))).toBe(100);
    expect(signedArea(pointsOf('0,0 0,10 10,10 10,0'))).toBe(-100);
  });

  test('a ring is cut to a rectangle', () => {
    const cut = clippedRing(pointsOf('-10,-10 10,-10 10,10 -10,10'), [0, 0], [20, 20]);
    expect(Math.abs(signedArea(cut))).toBe(100);
    expect(clippedRing(pointsOf('-10,-10 -5,-10 -5,-5'), [0, 0], [20, 20])).toEqual([]);
  });
});
