import { expect, test } from 'vitest';
import { BOARD } from './map/geometry.ts';
import { sharpRegion } from './map-painter.ts';

const insets = { top: 0, right: 0, bottom: 0, left: 0 };
const viewport = { width: 1000, height: 600, insets };

test('the sharp region covers the window, with its edges on whole screen px', () => {
  const camera = { x: -812.37, y: -301.2, scale: 1.37 };
  const { left, top, width, height } = sharpRegion(camera, viewport);
  const onScreen = [left * 1.37 + camera.x, top * 1.37 + camera.y, width * 1.37, height * 1.37];
  for (const px of onScreen) expect(px).toBeCloseTo(Math.round(px), 6);
  expect(onScreen[0]).toBeLessThan(0);
  expect(onScreen[0]! + onScreen[2]!).toBeGreaterThan(1000);
  expect(onScreen[1]).toBeLessThan(0);
  expect(onScreen[1]! + onScreen[3]!).toBeGreaterThan(600);
});

test('nothing outside the board is painted', () => {
  const { left, top, width, height } = sharpRegion({ x: 20, y: 40, scale: 0.4 }, viewport);
  expect(left).toBeCloseTo(0);
  expect(top).toBeCloseTo(0);
  expect(width).toBeLessThanOrEqual(BOARD.width + 1 / 0.4);
  expect(height).toBeLessThanOrEqual(BOARD.height + 1 / 0.4);
});
