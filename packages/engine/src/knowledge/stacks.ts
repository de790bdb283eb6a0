// The stacks of a view: blocks of one area that the viewer cannot tell apart.
import { BLOCK_COUNT, BLOCK_IDS, COLOUR, COLOURS, FULL, type BlockId, type Colour } from '../board/blocks.ts';
import { AREA_COUNT, AREA_IDS, otherEnd, type AreaId } from '../board/map.ts';
import { sideName, type Side } from '../board/side.ts';
import { kept } from './kept.ts';
import {
  AREA,
  ATTACKER,
  BATTLE,
  DEPLOY_STEP,
  ENTRY,
  HOLDER,
  MAIN,
  MOVED,
  ROUND,
  STEP,
  STRENGTH,
  isMain,
} from '../state/state.ts';

/** Blocks in one area that the viewer cannot tell apart by anything public. */
export interface Stack {
  readonly area: AreaId;
  readonly side: Side; // who controls them
  readonly colour: Colour; // the wood
  readonly moved: boolean;
  readonly entry: AreaId | null; // the area from which they entered the battle here
  readonly role: 'main' | 'reserve' | 'undeclared' | null; // null where there is no battle
  readonly count: number;
  readonly blocks: readonly KnownBlock[] | null; // null = the viewer may not know them
}

export interface KnownBlock {
  readonly block: BlockId;
  readonly strength: number;
}

/** Every block at every strength: views are kept by the thousand, and share them. */
const KNOWN: readonly (readonly KnownBlock[])[] = BLOCK_IDS.map((block, index) =>
  Array.from({ length: FULL[index]! + 1 }, (_, strength) => ({ block, strength })),
);

/** Each of them alone, as most stand. */
const ALONE: readonly (readonly (readonly KnownBlock[])[])[] = KNOWN.map((strengths) =>
  strengths.map((known) => [known]),
);

/** All that is public of a block on the map, as one number that also sorts the stacks. */
const publicKey = (d: Uint8Array, block: number): number =>
  (((((d[AREA + block]! << 1) | d[HOLDER + block]!) << 2) | COLOUR[block]!) << 9) |
  (d[MOVED + block]! << 8) |
  d[ENTRY + block]!;

const BLOCK_BITS = 6; // of a block's number, below its key
const sorted = new Int32Array(BLOCK_COUNT);

export function stacksFor(d: Uint8Array, own: number, revealed: boolean): readonly Stack[] {
  const deploying = d[STEP] === DEPLOY_STEP && !revealed;
  let length = 0;
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (d[AREA + block]! < AREA_COUNT && (!deploying || d[HOLDER + block] === own))
      insert(d, block, length++);
  return kept(stacksOf(d, own, revealed, length));
}

/** Puts a block in its place among the first that are sorted: few have to move, where they come by number. */
function insert(d: Uint8Array, block: number, length: number): void {
  const key = (publicKey(d, block) << BLOCK_BITS) | block;
  let at = length;
  for (; at > 0 && sorted[at - 1]! > key; at--) sorted[at] = sorted[at - 1]!;
  sorted[at] = key;
}

/** The stacks of the first blocks that are sorted. */
function stacksOf(d: Uint8Array, own: number, revealed: boolean, length: number): Stack[] {
  const stacks: Stack[] = [];
  for (let end = 0; end < length;) {
    const start = end;
    while (end < length && sorted[end]! >> BLOCK_BITS === sorted[start]! >> BLOCK_BITS) end += 1;
    const one = blockAt(start); // stands for all of them in what is public
    const count = end - start;
    const isKnown = revealed || d[HOLDER + one] === own || isInFight(d, one);
    stacks.push(
      isKnown || d[ENTRY + one] !== 0 || d[ATTACKER + d[AREA + one]!] !== 0
        ? stackOf(d, one, count, isKnown ? knownBlocks(d, start, end) : null)
        : hiddenStack(d, one, count),
    );
  }
  return stacks;
}

const stackOf = (d: Uint8Array, one: number, count: number, blocks: Stack['blocks']): Stack => ({
  area: AREA_IDS[d[AREA + one]!]!,
  side: sideName(d[HOLDER + one]!),
  colour: COLOURS[COLOUR[one]!]!,
  moved: d[MOVED + one] === 1,
  entry: entryOf(d, one),
  role: roleOf(d, one),
  count,
  blocks,
});

const hiddenStacks = new Map<number, Stack>();

/** Of blocks that the viewer may not know, where there is no battle: the same in the views of all games. */
function hiddenStack(d: Uint8Array, one: number, count: number): Stack {
  const key = publicKey(d, one) * (BLOCK_COUNT + 1) + count;
  let stack = hiddenStacks.get(key);
  if (stack === undefined) hiddenStacks.set(key, (stack = stackOf(d, one, count, null)));
  return stack;
}

const blockAt = (index: number): number => sorted[index]! & ((1 << BLOCK_BITS) - 1);

function knownBlocks(d: Uint8Array, start: number, end: number): readonly KnownBlock[] {
  const first = blockAt(start);
  if (end === start + 1) return ALONE[first]![d[STRENGTH + first]!]!;
  const blocks: KnownBlock[] = [];
  for (let index = start; index < end; index++) {
    const block = blockAt(index);
    blocks.push(KNOWN[block]![d[STRENGTH + block]!]!);
  }
  return kept(blocks);
}

/** Blocks in a battle are revealed while it lasts, reserves from round 2 (§7.1, §7.3). */
function isInFight(d: Uint8Array, block: number): boolean {
  if (d[BATTLE] !== d[AREA + block]! + 1 || d[ROUND] === 0) return false;
  return d[ROUND]! > 1 || isMain(d, block);
}

export const entryOf = (d: Uint8Array, block: number): AreaId | null =>
  d[ENTRY + block] === 0 ? null : AREA_IDS[otherEnd(d[ENTRY + block]! - 1, d[AREA + block]!)]!;

function roleOf(d: Uint8Array, block: number): Stack['role'] {
  const where = d[AREA + block]!;
  if (d[ATTACKER + where] === 0) return null;
  if (d[BATTLE] === where + 1 && d[ROUND]! > 1) return 'main'; // reserves have come up
  const attacks = d[ATTACKER + where] === d[HOLDER + block]! + 1;
  if (attacks && d[ENTRY + block] !== 0 && d[MAIN + where] === 0) return 'undeclared';
  return isMain(d, block) ? 'main' : 'reserve';
}

/** Stacks of an earlier state, and its bytes. */
interface Before {
  readonly data: Uint8Array;
  readonly stacks: readonly Stack[];
}

const touched = new Uint8Array(AREA_COUNT + 1); // the last: somewhere off the map

/** The same as `stacksFor`, sharing the stacks of areas in which nothing changed. For a game that goes on. */
export function stacksAfter({ data: before, stacks }: Before, d: Uint8Array, own: number): readonly Stack[] {
  if (!findTouched(before, d)) return stacks;
  let length = 0;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const area = d[AREA + block]!;
    if (area < AREA_COUNT && touched[area] === 1) insert(d, block, length++);
  }
  const fresh = stacksOf(d, own, false, length);
  const merged: Stack[] = [];
  let where = 0; // both lists are in the order of the areas
  let next = 0;
  for (const stack of stacks) {
    while (AREA_IDS[where] !== stack.area) {
      while (next < fresh.length && fresh[next]!.area === AREA_IDS[where]) merged.push(fresh[next++]!);
      where += 1;
    }
    if (touched[where] === 0) merged.push(stack);
  }
  while (next < fresh.length) merged.push(fresh[next++]!);
  return kept(merged);
}

const placeOf = (d: Uint8Array, block: number): number => Math.min(d[AREA + block]!, AREA_COUNT);

/** Marks the areas whose stacks may be others now; false if there is none. */
function findTouched(before: Uint8Array, d: Uint8Array): boolean {
  touched.fill(0);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (
      before[AREA + block] === d[AREA + block] &&
      before[HOLDER + block] === d[HOLDER + block] &&
      before[MOVED + block] === d[MOVED + block] &&
      before[ENTRY + block] === d[ENTRY + block] &&
      before[STRENGTH + block] === d[STRENGTH + block]
    )
      continue;
    touched[placeOf(before, block)] = 1;
    touched[placeOf(d, block)] = 1;
  }
  for (let area = 0; area < AREA_COUNT; area++)
    if (before[ATTACKER + area] !== d[ATTACKER + area] || before[MAIN + area] !== d[MAIN + area])
      touched[area] = 1;
  if (before[BATTLE] !== d[BATTLE] || before[ROUND] !== d[ROUND])
    for (const fought of [before[BATTLE]!, d[BATTLE]!]) if (fought > 0) touched[fought - 1] = 1;
  return touched.includes(1);
}
