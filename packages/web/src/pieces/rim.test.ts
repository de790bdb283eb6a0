import type { BlockId } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { rimOf, turnsOf } from './rim.ts';

const EDGES = ['top', 'right', 'bottom', 'left'];

/** The edge each numeral is on once the rim has turned. */
const edgesAt = (id: string, strength: number): Record<number, string> => {
  const block = id as BlockId;
  const turns = turnsOf(block, strength);
  return Object.fromEntries(rimOf(block).map((one) => [one.strength, EDGES[(one.turn - turns + 4) % 4]!]));
};

describe('the rim', () => {
  it.each([
    ['C.Legio17', 4, { 4: 'top', 3: 'right', 2: 'bottom', 1: 'left' }],
    ['C.Legio17', 3, { 4: 'left', 3: 'top', 2: 'right', 1: 'bottom' }],
    ['C.Legio17', 1, { 4: 'right', 3: 'bottom', 2: 'left', 1: 'top' }],
    ['C.Legio7', 3, { 3: 'top', 2: 'right', 1: 'bottom' }],
    ['C.Legio7', 1, { 3: 'bottom', 2: 'left', 1: 'top' }],
    ['C.Navis1', 1, { 2: 'left', 1: 'top' }],
    ['P.Elephant', 4, { 4: 'top', 2: 'bottom' }],
    ['P.Elephant', 2, { 4: 'bottom', 2: 'top' }],
  ])('of %s at strength %i', (id, strength, edges) => {
    expect(edgesAt(id, strength)).toEqual(edges);
  });

  it('turns a quarter for a hit, a half for the elephant', () => {
    expect([3, 2, 1].map((strength) => turnsOf('C.Legio7' as BlockId, strength))).toEqual([0, 1, 2]);
    expect([4, 2].map((strength) => turnsOf('P.Elephant' as BlockId, strength))).toEqual([0, 2]);
  });
});
