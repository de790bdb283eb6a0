// The strengths around a block's label. The rim turns so that the current strength is at the top.
import { FULL, STEP_SIZE, blockIndex, type BlockId } from '@rubicon/engine';

export interface Numeral {
  readonly strength: number;
  readonly turn: number; // quarter turns from the top, clockwise, at full strength
}

/** The numerals of a block, the largest first. The elephant's two are opposite each other: its hit is half a turn. */
export function rimOf(block: BlockId): readonly Numeral[] {
  const index = blockIndex(block)!;
  const [full, step] = [FULL[index]!, STEP_SIZE[index]!];
  return Array.from({ length: full / step }, (_, lost) => ({
    strength: full - lost * step,
    turn: lost * step,
  }));
}

/** Quarter turns to the left that bring a strength to the top. */
export const turnsOf = (block: BlockId, strength: number): number => FULL[blockIndex(block)!]! - strength;
