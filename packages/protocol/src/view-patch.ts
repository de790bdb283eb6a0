// What changed in a view: a patch (`patch.ts`), but for the stacks. They are most of a view and most of what changes, so
// they are compared by their own fields, and a new one leaves out what most stacks have.
import type { CardsView, KnownBlock, PerSide, PoolView, Stack, View } from '@rubicon/engine';
import { applied, listAfter, patchOf, type Fields, type Json, type Patch } from './patch.ts';

/** A new stack; left out: not moved, no entry, no role, nothing known of its blocks, one block or as many as are known. */
type NewStack = Pick<Stack, 'area' | 'side' | 'colour'> & Partial<Stack>;

/** Undefined if nothing changed. */
export function viewPatch(before: View | null, after: View | null): Patch | undefined {
  if (before === after) return undefined;
  if (before === null || after === null) return after === null ? null : [after];
  let patch: Record<string, Json> | undefined;
  for (const key in after) {
    const name = key as keyof View;
    if (before[name] === after[name]) continue; // as most are
    const inner = partPatch(name, before, after);
    if (inner !== undefined) (patch ??= {})[name] = inner;
  }
  return patch;
}

/** Cards and pools, which are large and seldom change, are compared by their own fields first. */
function partPatch(name: keyof View, before: View, after: View): Patch | undefined {
  if (name === 'stacks') return stacksPatch(before.stacks, after.stacks);
  if (name === 'cards' && isSameCards(before.cards, after.cards)) return undefined;
  if (name === 'pools' && isSameBothSides(before.pools, after.pools, isSamePool)) return undefined;
  return patchOf(before[name], after[name]);
}

const isSameCards = (one: CardsView, other: CardsView): boolean =>
  isSameBothSides(one.handSize, other.handSize) &&
  isSameBothSides(one.hasDiscarded, other.hasDiscarded) &&
  isSameBothSides(one.hasCommitted, other.hasCommitted) &&
  isSameBothSides(one.hands, other.hands, isSameList) &&
  isSameBothSides(one.discards, other.discards) &&
  isSameBothSides(one.committed, other.committed) &&
  isSameBothSides(one.played, other.played) &&
  isSameBothSides(one.effects, other.effects) &&
  isSameBothSides(one.last, other.last) &&
  isSameList(one.seen, other.seen);

const isSamePool = (one: PoolView, other: PoolView): boolean =>
  one.upright === other.upright &&
  one.locked === other.locked &&
  isSameList(one.blocks, other.blocks) &&
  isSameList(one.faceUp, other.faceUp) &&
  isSameList(one.dead, other.dead) &&
  isSameList(one.unplaced, other.unplaced);

const isSameBothSides = <T>(
  one: PerSide<T>,
  other: PerSide<T>,
  isSameSide: (one: T, other: T) => boolean = Object.is,
): boolean => isSameSide(one.caesar, other.caesar) && isSameSide(one.pompey, other.pompey);

function isSameList(one: readonly string[] | null, other: readonly string[] | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

export function viewAfter(before: View | null, patch: Patch | undefined): View | null {
  if (before === null || typeof patch !== 'object' || patch === null || !('stacks' in patch))
    return applied(before, patch);
  const { stacks, ...rest } = patch;
  return { ...applied(before, rest), stacks: stacksAfter(before.stacks, stacks as Fields) };
}

/** Of a whole new view too. */
export const changesStacks = (patch: Patch | undefined): boolean =>
  typeof patch === 'object' && patch !== null && (Array.isArray(patch) || 'stacks' in patch);

function stacksPatch(before: readonly Stack[], after: readonly Stack[]): Patch | undefined {
  let from = 0;
  let dropped: number[] | undefined;
  let added: [number, NewStack][] | undefined;
  let patch: Record<string, Json> | undefined;
  for (let to = 0; to < after.length; to++) {
    const stack = after[to]!;
    let found = from;
    while (found < before.length && !isSame(before[found]!, stack)) found += 1;
    if (found === before.length) {
      (added ??= []).push([to, shortened(stack)]);
      continue;
    }
    while (from < found) (dropped ??= []).push(from++);
    const inner = stackPatch(before[from++]!, stack);
    if (inner !== undefined) (patch ??= {})[to] = inner;
  }
  while (from < before.length) (dropped ??= []).push(from++);
  if (dropped !== undefined) (patch ??= {})['-'] = dropped;
  if (added !== undefined) (patch ??= {})['+'] = added;
  return patch;
}

const isSame = (one: Stack, other: Stack): boolean =>
  one === other ||
  (one.area === other.area &&
    one.side === other.side &&
    one.colour === other.colour &&
    one.moved === other.moved &&
    one.entry === other.entry);

function stackPatch(before: Stack, after: Stack): Patch | undefined {
  if (before === after) return undefined;
  const isKnown = isSameBlocks(before.blocks, after.blocks);
  if (before.role === after.role && before.count === after.count && isKnown) return undefined;
  const patch: { role?: Stack['role']; count?: number; blocks?: Patch } = {};
  if (before.role !== after.role) patch.role = after.role;
  if (before.count !== after.count) patch.count = after.count;
  if (!isKnown) patch.blocks = patchOf(before.blocks, after.blocks)!;
  return patch;
}

function isSameBlocks(before: readonly KnownBlock[] | null, after: readonly KnownBlock[] | null): boolean {
  if (before === null || after === null) return before === after;
  if (before.length !== after.length) return false;
  for (let at = 0; at < after.length; at++)
    if (before[at]!.block !== after[at]!.block || before[at]!.strength !== after[at]!.strength) return false;
  return true;
}

function shortened({ area, side, colour, moved, entry, role, count, blocks }: Stack): NewStack {
  const stack: { -readonly [K in keyof NewStack]: NewStack[K] } = { area, side, colour };
  if (moved) stack.moved = moved;
  if (entry !== null) stack.entry = entry;
  if (role !== null) stack.role = role;
  if (count !== (blocks?.length ?? 1)) stack.count = count;
  if (blocks !== null) stack.blocks = blocks;
  return stack;
}

function stacksAfter(before: readonly Stack[], patch: Fields): readonly Stack[] {
  const added = patch['+'] as readonly (readonly [number, NewStack])[] | undefined;
  if (added === undefined) return applied(before, patch);
  const whole = added.map(([place, stack]) => [place, stackOf(stack)] as const);
  return listAfter(before, { ...patch, '+': whole }) as readonly Stack[];
}

function stackOf(given: NewStack): Stack {
  const { area, side, colour, moved = false, entry = null, role = null, blocks = null } = given;
  return { area, side, colour, moved, entry, role, count: given.count ?? blocks?.length ?? 1, blocks };
}
