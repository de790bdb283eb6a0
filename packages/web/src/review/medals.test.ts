import { expect, test } from 'vitest';
import { medalsFor } from './medals.ts';

const FIELD = { left: 0, top: 0, width: 400, height: 200 };

test('a number is beside its point, towards the emptier half', () => {
  expect(medalsFor([[200, 150]], FIELD, 10)).toEqual([
    [
      [200, 150],
      [200, 127],
    ],
  ]);
  expect(medalsFor([[200, 50]], FIELD, 10)).toEqual([
    [
      [200, 50],
      [200, 73],
    ],
  ]);
});

test('numbers of neighbouring points do not overlap, and stay inside', () => {
  const places = [200, 203, 206, 209, 398, 2].map((x): [number, number] => [x, 100]);
  const faces = medalsFor(places, FIELD, 10).map(([, face]) => face);
  for (const [index, [x, y]] of faces.entries()) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(400);
    for (const [otherX, otherY] of faces.slice(index + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(20);
  }
});
