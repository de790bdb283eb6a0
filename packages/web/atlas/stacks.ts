// How blocks are arranged in an area, measured from its anchor to the centre of each block.
import type { Point } from './point.ts';

export const BLOCK = 44;
/** From a block to the next in its row, and from a row to the one behind it. */
const PITCH: Point = [42, 27];
/** How far a stack's foot is below the anchor. */
const FOOT = 11;
const SHOWN = 6;

const APART = 14; // px between the two sides of a contested area

const rowsOf = (count: number, perRow: number, middle: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const x = middle + ((i % perRow) - (inRow - 1) / 2) * PITCH[0];
    return [x, FOOT - BLOCK / 2 - row * PITCH[1]];
  });

const forEachCount = (make: (count: number) => Point[]): Point[][] =>
  Array.from({ length: SHOWN }, (_, i) => make(i + 1));

/** Lists by count, one block to six; in each the front row first. */
export const STACKS = {
  alone: forEachCount((count) => rowsOf(count, 3, 0)),
  left: forEachCount((count) => rowsOf(count, 2, -(APART + BLOCK + PITCH[0]) / 2)),
  right: forEachCount((count) => rowsOf(count, 2, (APART + BLOCK + PITCH[0]) / 2)),
};
