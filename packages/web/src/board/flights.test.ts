import type { AreaId } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { ease, flightFrames } from './flights.ts';
import { anchorOf } from './map/ways.ts';

const route = ['Massilia', 'Genua', 'Rome'].map((name) => name as AreaId);

test('easing follows the curve', () => {
  expect(ease(0)).toBeCloseTo(0, 4);
  expect(ease(1)).toBeCloseTo(1, 4);
  expect(ease(0.3125)).toBeCloseTo(0.5, 4); // the middle of its control points
});

test('a block starts where it was, passes the locations between, and comes to rest', () => {
  const { frames, durationMs } = flightFrames({ path: route });
  expect(durationMs).toBe(520);
  const [rome, massilia, genua] = [anchorOf(route[2]!), anchorOf(route[0]!), anchorOf(route[1]!)];
  expect(frames[0]!.offset).toBe(0);
  expect(frames[0]!.from[0]).toBeCloseTo(massilia[0] - rome[0], 0);
  const half = frames.find(({ offset }) => offset === 0.5)!;
  expect(half.from[0]).toBeCloseTo(genua[0] - rome[0], 0);
  expect(half.from[1]).toBeCloseTo(genua[1] - rome[1], 0);
  expect(frames.at(-1)).toEqual({ offset: 1, from: [0, 0] });
});

test('time only goes forward', () => {
  const offsets = flightFrames({ path: route }).frames.map(({ offset }) => offset);
  expect(offsets.toSorted((a, b) => a - b)).toEqual(offsets);
  expect(new Set(offsets).size).toBe(offsets.length);
});
