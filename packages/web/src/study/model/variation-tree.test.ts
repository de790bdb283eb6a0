import { expect, test } from 'vitest';
import {
  EMPTY_TREE,
  decodeTree,
  endOf,
  pathOf,
  playOn,
  removeVariation,
  rename,
  type Play,
  type Spot,
  type Tree,
} from './variation-tree.ts';

const play = (order: string, ...rolls: readonly number[]): Play => ({ side: 'caesar', order, rolls });

/** Plays orders one after another; new variations are named after their first order. */
function played(tree: Tree, spot: Spot, plays: readonly Play[]): { tree: Tree; spot: Spot } {
  let at = { tree, spot };
  for (const each of plays) at = playOn(at.tree, at.spot, each, { id: each.order, name: each.order });
  return at;
}

const START: Spot = { at: 40, line: null, depth: 0 };
const orders = (tree: Tree, id: string): string =>
  pathOf(tree, id)
    .map(({ order }) => order)
    .join(' ');

test('a variation grows at its end', () => {
  const { tree, spot } = played(EMPTY_TREE, START, [play('a'), play('b'), play('c')]);
  expect(tree.lines).toHaveLength(1);
  expect(orders(tree, 'a')).toBe('a b c');
  expect(spot).toEqual({ at: 40, line: 'a', depth: 3 });
  expect(endOf(tree, 'a')).toEqual(spot);
});

test('a different play after undo is a new variation; the same play is the same one', () => {
  const first = played(EMPTY_TREE, START, [play('a'), play('b'), play('c')]);
  const back = { ...first.spot, depth: 1 };
  const again = played(first.tree, back, [play('b')]);
  expect(again).toEqual({ tree: first.tree, spot: { at: 40, line: 'a', depth: 2 } });
  const other = played(first.tree, back, [play('x'), play('y')]);
  expect(orders(other.tree, 'a')).toBe('a b c');
  expect(orders(other.tree, 'x')).toBe('a x y');
  expect(other.spot).toEqual({ at: 40, line: 'x', depth: 3 });
  // Back beyond its branching point
  const third = played(other.tree, { ...other.spot, depth: 0 }, [play('z')]);
  expect(orders(third.tree, 'z')).toBe('z');
  expect(endOf(third.tree, 'z')).toEqual({ at: 40, line: 'z', depth: 1 });
});

test('different dice make another variation', () => {
  const first = played(EMPTY_TREE, START, [play('fire', 1, 2)]);
  const other = playOn(first.tree, { ...first.spot, depth: 0 }, play('fire', 3, 4), { id: 'n', name: 'n' });
  expect(other.tree.lines).toHaveLength(2);
});

test('deleting removes all branches; a new name must not be empty', () => {
  const first = played(EMPTY_TREE, START, [play('a'), play('b')]);
  const second = played(first.tree, { ...first.spot, depth: 1 }, [play('x'), play('y')]);
  const third = played(second.tree, { ...second.spot, depth: 2 }, [play('q')]);
  const elsewhere = played(third.tree, { ...START, at: 7 }, [play('m')]);
  expect(removeVariation(elsewhere.tree, 'x').lines.map(({ id }) => id)).toEqual(['a', 'm']);
  expect(removeVariation(elsewhere.tree, 'a').lines.map(({ id }) => id)).toEqual(['m']);
  expect(rename(first.tree, 'a', ' Rome first ').lines[0]!.name).toBe('Rome first');
  expect(rename(first.tree, 'a', ' ').lines[0]!.name).toBe('a');
  expect(decodeTree(structuredClone(elsewhere.tree))).toEqual(elsewhere.tree);
});

test.each([
  null,
  7,
  {},
  { lines: 7 },
  { lines: [{}] },
  { lines: [{ id: 'a', name: 'a', from: 'a', after: 0, plays: [] }] },
  { lines: [{ id: 'a', name: 'a', from: 1, after: 0, plays: [] }] },
])('what is no tree is none: %j', (kept) => expect(decodeTree(kept)).toBeNull());
