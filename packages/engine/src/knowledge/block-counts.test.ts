import { expect, test } from 'vitest';
import { blockCounts, type BlockCounts } from './block-counts.ts';
import type { Stack } from './view.ts';

const stack = (area: string, side: 'caesar' | 'pompey', count: number): Stack =>
  ({ area, side, count, blocks: null, moved: false }) as unknown as Stack;

type Counted = Readonly<Partial<Record<string, number>>>;

test('stacks of one side in one area are counted together', () => {
  const stacks = [stack('Rome', 'caesar', 2), stack('Rome', 'caesar', 1), stack('Rome', 'pompey', 4)];
  expect(blockCounts({ stacks })).toEqual({ caesar: { Rome: 3 }, pompey: { Rome: 4 } });
});

test('counts that are known are returned where they are the same, in the same order', () => {
  const stacks = [
    stack('Ancyra', 'pompey', 1),
    stack('Rome', 'caesar', 2),
    stack('Rome', 'caesar', 1),
    stack('Rome', 'pompey', 4),
    stack('Utica', 'caesar', 1),
  ];
  const counts = blockCounts({ stacks });
  const again = (known: BlockCounts): BlockCounts => blockCounts({ stacks }, known);
  expect(again(counts)).toBe(counts);
  const { caesar, pompey } = counts;
  const others: (readonly [Counted, Counted])[] = [
    [{}, {}],
    [{ Rome: 3 }, pompey],
    [{ Rome: 2, Utica: 1 }, pompey],
    [{ Utica: 1, Rome: 3 }, pompey],
    [{ Rome: 3, Utica: 1, Ancyra: 1 }, pompey],
    [caesar, { Rome: 4 }],
    [pompey, caesar],
  ];
  for (const [ofCaesar, ofPompey] of others) {
    const known = { caesar: ofCaesar, pompey: ofPompey };
    expect(again(known)).not.toBe(known);
    expect(JSON.stringify(again(known))).toBe(JSON.stringify(counts));
  }
});
