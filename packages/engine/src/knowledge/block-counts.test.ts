import { expect, test } from 'vitest';
import { blockCounts } from './block-counts.ts';
import type { Stack } from './view.ts';

const stack = (area: string, side: 'caesar' | 'pompey', count: number): Stack =>
  ({ area, side, count, blocks: null, moved: false }) as unknown as Stack;

test('stacks of one side in one area are counted together', () => {
  const stacks = [stack('Rome', 'caesar', 2), stack('Rome', 'caesar', 1), stack('Rome', 'pompey', 4)];
  expect(blockCounts({ stacks })).toEqual({ caesar: { Rome: 3 }, pompey: { Rome: 4 } });
});
