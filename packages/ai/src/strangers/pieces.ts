// What a block is worth to the strangers: by its rating, its steps and what is lost with it.
import {
  BLOCK_COUNT,
  CLEOPATRA,
  FIREPOWER,
  IS_BALLISTA,
  IS_LEADER,
  IS_NAVIS,
  LETTER,
  STEP_SIZE,
} from '@rubicon/engine';

/** A block somewhere on the map: one's own, or one imagined to stand there. */
export interface Piece {
  readonly block: number;
  readonly strength: number;
  readonly entry: number; // the area it entered a battle from, -1 = it stands there
}

/** Firing early is worth more than the same dice later. */
const EARLY = [1.3, 1.15, 1, 0.8];

/** Hits a step scores in a round, on average. */
export const RATE = Float64Array.from(
  { length: BLOCK_COUNT },
  (_, block) => (FIREPOWER[block]! / 6) * (IS_BALLISTA[block] === 1 ? 0.85 : EARLY[LETTER[block]!]!),
);

const STEP_WORTH = RATE.map((rate, block) => (0.6 + 3 * rate) * (IS_NAVIS[block] === 1 ? 0.9 : 1));
const STANDING_WORTH = 0.6; // a block that is there can be built up anywhere; one in the pool cannot

/** Worth of a block at a strength, in about the unit of one levy point; nothing when it is gone. */
export const worthOf = (block: number, strength: number): number =>
  strength <= 0 ? 0 : STANDING_WORTH + (strength / STEP_SIZE[block]!) * STEP_WORTH[block]!;

/** What more is lost with a block that dies: a point for a leader, and Cleopatra goes over. */
export const lossBeyond = (block: number, point: number): number =>
  IS_LEADER[block] === 1 ? point + 2 : block === CLEOPATRA ? 3 : 0;
