import { describe, expect, test } from 'vitest';
import { COLOURS, colourSheet, type Colour } from './colours.ts';

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const value = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
};

describe.each(['light', 'dark'] as const)('by %s', (set) => {
  test.each<[Colour, Colour, number]>([
    ['ink', 'land', 7],
    ['ink', 'halo', 7],
    ['sea-name', 'sea', 4.5],
    ['sea-ink', 'sea', 4.5],
    ['province-name', 'land', 4.5],
    ['major', 'land', 4.5],
    ['minor', 'land', 4.5],
    ['wall', 'land', 4],
    ['numeral', 'wall', 4.5],
    ['sign', 'sea-ink', 4.5],
    ['levy-ink', 'levy', 4.5],
  ])('%s stands out from %s at %d to 1', (front, back, least) => {
    expect(contrast(COLOURS[front][set], COLOURS[back][set])).toBeGreaterThanOrEqual(least);
  });
});

test('the sheet gives every colour for both', () => {
  for (const name of Object.keys(COLOURS)) expect(colourSheet().split(`--map-${name}:`)).toHaveLength(4);
});
