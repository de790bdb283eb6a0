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
  for (let at = 0; at < stacks.length;) {
    const { area, side } = stacks[at]!;
    let count = 0;
    for (; isIn(stacks, at, area, side); at++) count += stacks[at]!.count;
    counts[side][area] = count;
  }
  return counts;
}

/** Whether counts are those of a side's stacks, in the same order. */
function isCounted(stacks: Stacks, side: Side, known: BlockCounts): boolean {
  const counts = known[side];
  let at = nextOf(stacks, side, 0);
  for (const area in counts) {
    let left = counts[area as AreaId]!;
    if (!isIn(stacks, at, area, side)) return false;
    for (; isIn(stacks, at, area, side); at++) left -= stacks[at]!.count;
    if (left !== 0) return false;
    at = nextOf(stacks, side, at);
  }
  return at === stacks.length;
}

function nextOf(stacks: Stacks, side: Side, from: number): number {
  let at = from;
  while (at < stacks.length && stacks[at]!.side !== side) at += 1;
  return at;
}

/** Stacks of one side in one area follow one another. */
const isIn = (stacks: Stacks, at: number, area: string, side: Side): boolean =>
  at < stacks.length && stacks[at]!.area === area && stacks[at]!.side === side;
