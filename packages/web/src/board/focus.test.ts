import type { AreaId, BlockId } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { focusOf, weightsOf } from './focus.ts';
import type { Place } from './places.ts';

const placeWith = (area: string, block: string) =>
  ({ area, parties: [{ pieces: [{ block }] }] }) as unknown as Place;
const places = [placeWith('Gades', 'C.Legio7'), placeWith('Athena', 'C.Legio8')];
const lit = (areas: readonly string[], blocks: readonly string[]) => ({
  areas: new Map(areas.map((area) => [area as AreaId, 'go' as const])),
  blocks: new Set(blocks as readonly BlockId[]),
});

test.each([
  ['nothing to choose', [], [], 'Rome'],
  ['a block', [], ['C.Legio7'], 'Gades'],
  ['the nearer of two', [], ['C.Legio7', 'C.Legio8'], 'Athena'],
  ['a location to point at', ['Gades'], [], 'Gades'],
] as const)('%s', (_, areas, blocks, expected) => {
  expect(focusOf(places, lit(areas, blocks))).toBe(expected);
});

test('a leader counts for more than another block, and Rome where there is nothing', () => {
  const armies = [placeWith('Gades', 'C.Caesar'), placeWith('Athena', 'C.Legio8')];
  const weights = weightsOf(armies, lit(['Athena'], ['C.Caesar', 'C.Legio8']));
  expect(weights.map(({ weight }) => weight)).toEqual([2, 3]);
  expect(weightsOf(armies, lit([], []))).toHaveLength(1);
});
