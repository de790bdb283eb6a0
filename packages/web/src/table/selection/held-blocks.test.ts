import type { BlockId, View } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { heldAfterPress, placeOf } from './held-blocks.ts';

const [LEGIO8, LEGIO12, CAESAR, POOLED] = ['C.Legio8', 'C.Legio12', 'C.Caesar', 'C.Legio16'] as BlockId[];
const VIEW = {
  stacks: [
    { area: 'Genua', blocks: [{ block: LEGIO8 }, { block: LEGIO12 }] },
    { area: 'Massilia', blocks: [{ block: CAESAR }] },
    { area: 'Rome', blocks: null },
  ],
} as unknown as View;

describe('selected blocks', () => {
  test.each([
    ['a press selects one', [], LEGIO8!, false, [LEGIO8]],
    ['blocks of one area are collected', [LEGIO8!], LEGIO12!, false, [LEGIO8, LEGIO12]],
    ['one from elsewhere starts a new group', [LEGIO8!], CAESAR!, false, [CAESAR]],
    ['or is added', [LEGIO8!], CAESAR!, true, [LEGIO8, CAESAR]],
    ['one from the pool starts a new group', [LEGIO8!], POOLED!, false, [POOLED]],
    ['a press on a selected block deselects it', [LEGIO8!, LEGIO12!], LEGIO8!, false, [LEGIO12]],
  ] as const)('%s', (_, held, block, add, expected) => {
    expect(heldAfterPress(held, block, add, VIEW)).toEqual(expected);
  });

  test('a block that is not on the map is in the pool', () => {
    expect([placeOf(VIEW, CAESAR!), placeOf(VIEW, POOLED!), placeOf(undefined, CAESAR!)]).toEqual([
      'Massilia',
      'pool',
      'pool',
    ]);
  });
});
