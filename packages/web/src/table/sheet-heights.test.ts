import { describe, expect, test } from 'vitest';
import { heightAfter, heightBy } from './sheet-heights.ts';

test('a step up or down ends at the last height', () => {
  expect(heightBy('peek', 1)).toBe('half');
  expect(heightBy('full', 1)).toBe('full');
  expect(heightBy('peek', -1)).toBe('peek');
});

describe('a released sheet', () => {
  const sheet = { from: 'half', speed: 0, peekPx: 200, fullPx: 780 } as const;

  test.each([
    [120, 'peek'],
    [290, 'peek'],
    [320, 'half'],
    [560, 'half'],
    [620, 'full'],
  ] as const)('takes the height nearest to %i px', (px, height) => {
    expect(heightAfter({ ...sheet, px })).toBe(height);
  });

  test('goes on in the direction of a flick, one height at a time', () => {
    expect(heightAfter({ ...sheet, px: 410, speed: 0.9 })).toBe('full');
    expect(heightAfter({ ...sheet, px: 410, speed: -0.9 })).toBe('peek');
    expect(heightAfter({ ...sheet, from: 'full', px: 500, speed: -2 })).toBe('half');
  });
});
