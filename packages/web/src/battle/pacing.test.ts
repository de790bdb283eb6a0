import type { AreaId, BlockId } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { beatMs } from './pacing.ts';

test('dice stay visible before their effect, and events outside a battle take no time', () => {
  const block = 'C.Caesar' as BlockId;
  expect(beatMs({ kind: 'fired', side: 'caesar', block, dice: [1], hits: 1 })).toBeGreaterThan(220);
  expect(beatMs({ kind: 'hit', side: 'caesar', block, strength: 2 })).toBeGreaterThan(220); // the rim turns
  expect(beatMs({ kind: 'no-battle', area: 'Rome' as AreaId })).toBe(0);
});
