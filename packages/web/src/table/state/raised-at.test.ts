import { AREA_IDS, isSea, type AreaId } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { raisedAt } from './raised-at.ts';

test('a legion is levied in its own city', () => {
  expect(raisedAt('Ravenna' as AreaId)).toEqual(['C.Legio13', 'C.Legio14', 'P.Legio3']);
});

test('no block is levied at sea', () => {
  const seas = AREA_IDS.filter((_, index) => isSea(index));
  expect(seas.flatMap(raisedAt)).toEqual([]);
});
