// How many blocks stand where: enough for a small picture of the board, and public as far as the view's owner knows.
import type { AreaId } from '../board/map.ts';
import { SIDES, type PerSide, type Side } from '../board/side.ts';
import type { View } from './view.ts';

export type BlockCounts = PerSide<Readonly<Partial<Record<AreaId, number>>>>;

export function blockCounts({ stacks }: Pick<View, 'stacks'>): BlockCounts {
  const [caesar, pompey] = SIDES.map((side) => countsOf(stacks, side));
  return { caesar: caesar!, pompey: pompey! };
}

function countsOf(stacks: View['stacks'], side: Side): BlockCounts[Side] {
  const counts: Partial<Record<AreaId, number>> = {};
  for (const stack of stacks)
    if (stack.side === side) counts[stack.area] = (counts[stack.area] ?? 0) + stack.count;
  return counts;
}
