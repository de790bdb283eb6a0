// Draws many small things as few paths: a browser takes as long over a part of a drawing as over its lines.
import { joinedNumbers, num } from './point.ts';
import type { Mark } from './relief.ts';

/** One of many small drawings of a kind: paths with their attributes, from a point at its foot, and the room they take. */
export interface Stamp {
  readonly paths: readonly { readonly attributes: string; readonly d: string }[]; // relative
  readonly half: number; // its width to either side
  readonly high: number;
}

/**
 * Marks in the order in which they are drawn, as layers in which none touches another: whatever covers part of a mark is
 * in a later layer.
 */
export function layersOf(marks: readonly Mark[], stamps: readonly Stamp[]): Mark[][] {
  const layers: Mark[][] = [];
  const touch = (one: Mark, other: Mark): boolean => {
    const [a, b] = [stamps[one.shape]!, stamps[other.shape]!];
    const [right, down] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
    return Math.abs(right) < a.half + b.half && -a.high < down + 2 && down - b.high < 2;
  };
  for (const mark of marks) {
    const above = layers.findLastIndex((layer) => layer.some((other) => touch(mark, other))) + 1;
    (layers[above] ??= []).push(mark);
  }
  return layers;
}

/** The paths of all marks: for each layer one for each kind of line. */
export function stamped(marks: readonly Mark[], stamps: readonly Stamp[]): string {
  return layersOf(marks, stamps)
    .map((layer) => {
      const lines = new Map<string, string>();
      for (const { at, shape } of layer)
        for (const { attributes, d } of stamps[shape]!.paths)
          lines.set(attributes, `${lines.get(attributes) ?? ''}M${joinedNumbers(at.map((n) => num(n)))}${d}`);
      return [...lines].map(([attributes, d]) => `<path ${attributes} d="${d}"/>`).join('');
    })
    .join('');
}
