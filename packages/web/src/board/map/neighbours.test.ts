import { AREA_IDS, type AreaId } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { DIRECTIONS, isDirection, neighbour, type Direction } from './neighbours.ts';
import { anchorOf } from './ways.ts';

const from = (name: string, direction: Direction) => neighbour(name as AreaId, direction);

test.each([
  ['Ravenna', 'ArrowDown', 'Asculum'],
  ['Rome', 'ArrowDown', 'Tyrrhenum'],
  ['Tarraco', 'ArrowUp', 'Narbo'],
  ['Creta', 'ArrowRight', 'Egypticum'],
  ['Olisipo', 'ArrowLeft', null],
] as const)('from %s %s leads to %s', (area, direction, expected) => {
  expect(from(area, direction)).toBe(expected);
});

test('the key always goes in its direction', () => {
  for (const area of AREA_IDS)
    for (const [direction, [dx, dy]] of Object.entries(DIRECTIONS)) {
      const next = neighbour(area, direction as Direction);
      if (next === null) continue;
      const [a, b] = [anchorOf(area), anchorOf(next)];
      expect((b[0] - a[0]) * dx + (b[1] - a[1]) * dy).toBeGreaterThan(0);
    }
});

test('every area can be reached from Rome', () => {
  const seen = new Set<AreaId>(['Rome' as AreaId]);
  for (const area of seen)
    for (const direction of Object.keys(DIRECTIONS)) {
      const next = neighbour(area, direction as Direction);
      if (next !== null) seen.add(next);
    }
  expect([...seen].sort()).toEqual([...AREA_IDS].sort());
});

test('only arrow keys are directions', () => {
  expect(['ArrowUp', 'Enter', 'toString'].map(isDirection)).toEqual([true, false, false]);
});
