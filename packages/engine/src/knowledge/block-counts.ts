// How many blocks stand where: enough for a small picture of the board, and public as far as the view's owner knows.
import type { AreaId } from '../board/map.ts';
import { SIDES, type PerSide, type Side } from '../board/side.ts';
import type { View } from './view.ts';

export type BlockCounts = PerSide<Readonly<Partial<Record<AreaId, number>>>>;

type Stacks = View['stacks'];

/** `known`: counts of another view or moment, returned where they are the same: most orders move nothing. */
export function blockCounts({ stacks }: Pick<View, 'stacks'>, known: BlockCounts | null = null): BlockCounts {
  if (known !== null && SIDES.every((side) => isCounted(stacks, side, known))) return known;
  const counts: PerSide<Partial<Record<AreaId, number>>> = { caesar: {}, pompey: {} };
  for (let at = 0; at < stacks.length; at = groupEnd(stacks, at)) {
    const { area, side } = stacks[at]!;
    counts[side][area] = groupCount(stacks, at);
  }
  return counts;
}

/** Whether counts are those of a side's stacks, in the same order. */
function isCounted(stacks: Stacks, side: Side, known: BlockCounts): boolean {
  const counts = known[side];
  let at = nextOf(stacks, side, 0);
  for (const area in counts) {
    if (stacks[at]?.area !== area || groupCount(stacks, at) !== counts[area as AreaId]) return false;
    at = nextOf(stacks, side, groupEnd(stacks, at));
  }
  return at === stacks.length;
}

function nextOf(stacks: Stacks, side: Side, from: number): number {
  let at = from;
  while (at < stacks.length && stacks[at]!.side !== side) at += 1;
  return at;
}

/** Stacks of one side in one area follow one another. */
function groupEnd(stacks: Stacks, from: number): number {
  const { area, side } = stacks[from]!;
  let end = from + 1;
  while (end < stacks.length && stacks[end]!.area === area && stacks[end]!.side === side) end += 1;
  return end;
}

function groupCount(stacks: Stacks, from: number): number {
  const end = groupEnd(stacks, from);
  let count = 0;
  for (let at = from; at < end; at++) count += stacks[at]!.count;
  return count;
}
