// Steps gained and lost, and what becomes of blocks that have none left (§7.4, §7.5).
import { CLEOPATRA, HOME_SIDE, IS_LEADER, STEP_SIZE, THIRD_LEADER } from '../board/blocks.ts';
import type { Cause, Run } from '../state/happening.ts';
import {
  ATTACKER,
  AREA,
  DEAD,
  FACE_UP,
  HOLDER,
  LOCKED,
  POOL,
  STRENGTH,
  countOf,
  handOver,
  place,
  toPool,
} from '../state/state.ts';

/** One step lost. Returns true if the block is gone from its side: eliminated, dead, or Cleopatra gone over. */
export function loseStep(d: Uint8Array, block: number, cause: Cause, run: Run): boolean {
  const left = d[STRENGTH + block]! - STEP_SIZE[block]!; // §7.41 an elephant loses two
  if (left > 0) {
    d[STRENGTH + block] = left;
    return false;
  }
  eliminate(d, block, cause, run);
  return true;
}

export function eliminate(d: Uint8Array, block: number, cause: Cause, run: Run): void {
  if (block === CLEOPATRA) cleopatraJoins(d, cause, run);
  else if (IS_LEADER[block] === 1) killLeader(d, block, cause, run);
  else {
    const area = d[AREA + block]!;
    const side = d[HOLDER + block]!;
    toPool(d, block, FACE_UP); // §7.5, and ruling 16: a defector returns to its own side
    run.told?.push({ kind: 'eliminated', block, side, area, cause });
  }
}

/** §7.51: dead for good; the first death unlocks the third leader of that side. */
function killLeader(d: Uint8Array, block: number, cause: Cause, run: Run): void {
  const area = d[AREA + block]!;
  const side = HOME_SIDE[block]!;
  toPool(d, block, DEAD);
  const third = THIRD_LEADER[side]!;
  const unlocks = d[AREA + third] === LOCKED;
  if (unlocks) place(d, third, POOL);
  run.told?.push({ kind: 'leader-killed', block, side, area, cause, unlocked: unlocks ? third : null });
}

/** §7.52 and ruling 24: she joins the other side at strength I, as main force; later hits of the same roll are not hers. */
function cleopatraJoins(d: Uint8Array, cause: Cause, run: Run): void {
  const side = 1 - d[HOLDER + CLEOPATRA]!;
  const area = d[AREA + CLEOPATRA]!;
  handOver(d, CLEOPATRA, side);
  d[STRENGTH + CLEOPATRA] = 1;
  // Ruling 18: outside a battle (Vulcan) she attacks those she leaves.
  if (d[ATTACKER + area] === 0 && countOf(d, 1 - side, area) > 0) d[ATTACKER + area] = side + 1;
  run.told?.push({ kind: 'cleopatra-joined', side, area, cause });
}
