// Variations that branch off a game's moments and off each other. Playing something else never loses one.
import type { Side } from '@rubicon/engine';

/** An order with the rolls it caused. */
export interface Play {
  readonly side: Side;
  readonly order: string;
  readonly rolls: readonly number[];
}

export interface Variation {
  readonly id: string;
  readonly name: string;
  readonly from: string | null; // its parent variation; null: the game
  readonly after: number; // the number of the parent's plays before it; of the game: the number of the entry
  readonly plays: readonly Play[];
}

export interface Tree {
  readonly lines: readonly Variation[];
}

export const EMPTY_TREE: Tree = { lines: [] };

/** A position in the tree: so many plays after the game's moment. `line` is null before the first. */
export interface Spot {
  readonly at: number; // number of the game's entry
  readonly line: string | null;
  readonly depth: number;
}

const variationOf = ({ lines }: Tree, id: string | null): Variation | undefined =>
  lines.find((line) => line.id === id);

/** All plays of a variation since the game. */
export function pathOf(tree: Tree, id: string | null): readonly Play[] {
  const line = variationOf(tree, id);
  if (line === undefined) return [];
  if (line.from === null) return line.plays;
  return [...pathOf(tree, line.from).slice(0, line.after), ...line.plays];
}

/** The end of a variation. */
export function endOf(tree: Tree, id: string): Spot {
  let root = variationOf(tree, id);
  for (let next = root; next !== undefined; next = variationOf(tree, next.from)) root = next;
  return { at: root?.after ?? 0, line: id, depth: pathOf(tree, id).length };
}

/** Follows the variation if the play is the same, extends it at its end, and otherwise starts a new one. */
export function playOn(
  tree: Tree,
  spot: Spot,
  play: Play,
  fresh: Pick<Variation, 'id' | 'name'>,
): { readonly tree: Tree; readonly spot: Spot } {
  const path = pathOf(tree, spot.line);
  const known = path[spot.depth];
  const depth = spot.depth + 1;
  // Different dice make a different variation, though the order is the same
  if (known?.side === play.side && known.order === play.order && sameRolls(known, play))
    return { tree, spot: { ...spot, depth } };
  if (known === undefined && spot.line !== null) {
    const lines = tree.lines.map((line) =>
      line.id === spot.line ? { ...line, plays: [...line.plays, play] } : line,
    );
    return { tree: { lines }, spot: { ...spot, depth } };
  }
  const line: Variation = {
    ...fresh,
    from: spot.line,
    after: spot.line === null ? spot.at : spot.depth,
    plays: [play],
  };
  return { tree: { lines: [...tree.lines, line] }, spot: { ...spot, line: line.id, depth } };
}

const sameRolls = (one: Play, other: Play): boolean => one.rolls.join() === other.rolls.join();

export const rename = ({ lines }: Tree, id: string, name: string): Tree => ({
  lines: lines.map((line) => (line.id === id && name.trim() !== '' ? { ...line, name: name.trim() } : line)),
});

/** Deletes a variation and all its branches. */
export function removeVariation(tree: Tree, id: string): Tree {
  const children = tree.lines.filter((line) => line.from === id);
  const without = children.reduce((rest, child) => removeVariation(rest, child.id), tree);
  return { lines: without.lines.filter((line) => line.id !== id) };
}

/** Null for an invalid tree: nothing was stored, or another version stored it. */
export function decodeTree(kept: unknown): Tree | null {
  if (typeof kept !== 'object' || kept === null || !('lines' in kept) || !Array.isArray(kept.lines))
    return null;
  const lines: readonly unknown[] = kept.lines;
  // A variation comes after its parent in the list, so that there are no cycles
  const isRooted = ({ from }: Variation, index: number): boolean =>
    from === null || lines.slice(0, index).some((line) => (line as Variation).id === from);
  return lines.every(isLine) && lines.every(isRooted) ? { lines } : null;
}

function isLine(value: unknown): value is Variation {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, from, after, plays } = value as Readonly<Record<string, unknown>>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    (from === null || typeof from === 'string') &&
    Number.isSafeInteger(after) &&
    Array.isArray(plays)
  );
}
