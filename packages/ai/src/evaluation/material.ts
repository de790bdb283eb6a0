// Material: how hard blocks hit and how long they last, in two numbers that add up over a group. Fire is the hits
// expected in a round, body the steps. Their product decides a battle, as in Lanchester's law.
import {
  BLOCK_COUNT,
  BLOCK_IDS,
  CLEOPATRA,
  FIREPOWER,
  IS_LEADER,
  LETTER,
  STEP_SIZE,
  STRENGTH,
} from '@rubicon/engine';

/** Who fires early fires before he is hit. */
const PROMPTNESS = [1.25, 1.1, 1, 0.85];

/** Hits expected for each point of strength. */
export const FIRE_RATE = Float64Array.from(
  BLOCK_IDS,
  (_, block) => (FIREPOWER[block]! / 6) * PROMPTNESS[LETTER[block]!]!,
);

/** What a step of the block is worth, in steps of a common legion. */
const STEP_WORTH = Float64Array.from(BLOCK_IDS, (_, block) => 0.4 + 1.8 * FIRE_RATE[block]!);

/** What a block is worth at this strength; a leader is a point to the enemy. */
export function materialValue(block: number, strength: number, leader: number): number {
  const steps = (strength / STEP_SIZE[block]!) * STEP_WORTH[block]!;
  return IS_LEADER[block] === 1 ? steps + leader : block === CLEOPATRA ? steps + 1 : steps;
}

/** Chance that the first group beats the second; `edge` is how much better than equal the second stands. */
export function winChance(
  fire: number,
  body: number,
  otherFire: number,
  otherBody: number,
  edge: number,
): number {
  const mine = fire * body;
  const ratio = mine / (otherFire * otherBody * edge + 1e-9);
  const sharp = ratio * Math.sqrt(ratio);
  return sharp / (1 + sharp);
}

/** Sorts by expected hits, most first; in place, because groups are small and this is called often. */
export function sortByFire(blocks: number[], d: Uint8Array): void {
  for (let i = 1; i < blocks.length; i++) {
    const block = blocks[i]!;
    const fire = d[STRENGTH + block]! * FIRE_RATE[block]!;
    let at = i;
    for (; at > 0 && d[STRENGTH + blocks[at - 1]!]! * FIRE_RATE[blocks[at - 1]!]! < fire; at--)
      blocks[at] = blocks[at - 1]!;
    blocks[at] = block;
  }
}

export const allBlocks = (holds: (block: number) => boolean): number[] =>
  Array.from({ length: BLOCK_COUNT }, (_, block) => block).filter(holds);
