import { describe, expect, test } from 'vitest';
import {
  CELL,
  CELLS,
  blurred,
  cellAt,
  centreOf,
  distanceFrom,
  fillRings,
  markLine,
  outlines,
} from './grid.ts';
import { pointsOf, signedArea } from './point.ts';

const SQUARE = pointsOf('100,100 200,100 200,200 100,200');
const HOLE = pointsOf('140,140 160,140 160,160 140,160');

describe('the raster', () => {
  test('a point finds its cell, and a cell its centre', () => {
    expect(centreOf(cellAt([640, 480]))).toEqual([640, 480]);
    expect(cellAt([-9999, -9999])).toBe(0);
    expect(cellAt([9999, 9999])).toBe(CELLS - 1);
  });

  test('rings are filled, holes are not', () => {
    const mask = fillRings([SQUARE, HOLE]);
    expect(mask[cellAt([120, 120])]).toBe(1);
    expect(mask[cellAt([150, 150])]).toBe(0);
    expect(mask[cellAt([220, 150])]).toBe(0);
    const filled = mask.reduce((sum, cell) => sum + cell, 0) * CELL * CELL;
    expect(Math.abs(filled - 9600)).toBeLessThan(500);
  });

  test('a line is marked at the given width', () => {
    const mask = new Uint8Array(CELLS);
    markLine(mask, pointsOf('300,300 400,300'), 5);
    expect(mask[cellAt([350, 304])]).toBe(1);
    expect(mask[cellAt([350, 308])]).toBe(0);
  });

  test('distances are straight', () => {
    const far = distanceFrom((cell) => cell === cellAt([500, 500]));
    expect(far[cellAt([500, 500])]).toBe(0);
    expect(far[cellAt([530, 540])]).toBeCloseTo(50, 6);
  });

  test('an outline surrounds the marked cells', () => {
    const [ring, ...others] = outlines(blurred(fillRings([SQUARE]), 1), 0.5);
    expect(others).toEqual([]);
    expect(Math.abs(Math.abs(signedArea(ring!)) - 10_000)).toBeLessThan(700);
  });
});
