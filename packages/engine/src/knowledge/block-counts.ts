// How many blocks stand where: enough for a small picture of the board, and public as far as the view's owner knows.
import type { AreaId } from '../board/map.ts';
import type { PerSide } from '../board/side.ts';
import type { View } from './view.ts';

export type BlockCounts = PerSide<Readonly<Partial<Record<AreaId, number>>>>;

export function blockCounts({ stacks }: Pick<View, 'stacks'>): BlockCounts {
  const counts: PerSide<Partial<Record<AreaId, number>>> = { caesar: {}, pompey: {} };
  // Stacks of one side in one area follow one another
  for (let at = 0; at < stacks.length;) {
    const { area, side } = stacks[at]!;
    let count = 0;
    for (; stacks[at]?.area === area && stacks[at]?.side === side; at++) count += stacks[at]!.count;
    counts[side][area] = count;
  }
  return counts;
}
