import { AREA_IDS, type AreaId } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { AREAS } from './map/geometry.ts';
import type { Place } from './places.ts';
import { ringOf } from './ring.ts';

const placeWith = (area: AreaId, ...counts: number[]) =>
  ({ area, parties: counts.map((count) => ({ pieces: Array.from({ length: count }) })) }) as unknown as Place;

test('a ring is wider than the name in it', () => {
  const towns = AREAS.flatMap(({ label }, i) =>
    'at' in label ? [{ area: AREA_IDS[i]!, width: label.width }] : [],
  );
  expect(towns.filter(({ area, width }) => 2 * ringOf(placeWith(area)).rx <= width)).toEqual([]);
});

test('a ring is wider than the blocks in it', () => {
  const wide = (...counts: number[]) => 2 * ringOf(placeWith('Sala' as AreaId, ...counts)).rx;
  expect(wide(1)).toBe(wide());
  expect(wide(3)).toBeGreaterThan(3 * 42);
  expect(wide(6)).toBe(wide(3));
  expect(wide(2, 2)).toBeGreaterThan(4 * 42 + 14);
});
