// One battle isolated from its game: nothing can follow it, so that the engine can fight it again and again.
import {
  ACTED,
  AREA,
  AREA_COUNT,
  AREA_IDS,
  ASKED,
  ATTACKER,
  BATTLE,
  BATTLE_STEP,
  BLOCK_COUNT,
  CARD_COUNT,
  COMMITTED,
  ENTRY,
  FIGHT,
  FIGHT_STEP,
  FIRST,
  HAND,
  HITS,
  HITS_STEP,
  HOLDER,
  IS_LEADER,
  LINK_COUNT,
  MAIN,
  ROUND,
  STEP,
  STEP_SIZE,
  STRENGTH,
  TURN,
  USED,
  YEAR,
  carryOut,
  copyState,
  countOf,
  pack,
  type Chance,
  type State,
} from '@rubicon/engine';

export interface Battle {
  readonly area: number;
  readonly attacker: number; // who attacked, whatever disruption makes of it later
  readonly blocks: readonly number[]; // all that stand there, reserves too
  readonly leaders: readonly number[]; // of them
  readonly state: State; // waiting for a decision in this battle
}

const NO_DICE: Chance = {
  roll: () => {
    throw new Error('A battle begins without a roll.');
  },
};

/** The battle in an area, as it stands or as it will begin; null where nobody fights. */
export function isolateBattle(state: State, area: number): Battle | null {
  const attacker = state.data[ATTACKER + area]! - 1;
  if (attacker < 0) return null;
  const cut = copyState(state);
  const d = cut.data;
  for (let each = 0; each < AREA_COUNT; each++) if (each !== area) d[ATTACKER + each] = 0;
  // The turn after must wait for both sides: two cards in each hand, and no winter
  d[YEAR] = 0;
  d[TURN] = 1;
  d.fill(0, HAND, HAND + 2 * CARD_COUNT);
  d.fill(0, COMMITTED, COMMITTED + 2);
  for (const side of [0, 1])
    d.fill(1, HAND + side * CARD_COUNT + CARD_COUNT - 2, HAND + (side + 1) * CARD_COUNT);
  const underWay = d[BATTLE] === area + 1 && (d[STEP] === BATTLE_STEP || d[STEP] === HITS_STEP);
  if (!underWay) begin(cut, area, attacker);
  const blocks: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++) if (d[AREA + block] === area) blocks.push(block);
  return { area, attacker, blocks, leaders: blocks.filter((block) => IS_LEADER[block] === 1), state: cut };
}

function begin(state: State, area: number, attacker: number): void {
  const d = state.data;
  if (d[MAIN + area] === 0) d[MAIN + area] = strongestEntry(d, area, attacker);
  d[BATTLE] = 0;
  d[ROUND] = 0;
  d[HITS] = 0;
  d.fill(0, ACTED, ACTED + BLOCK_COUNT);
  d.fill(0, USED, USED + LINK_COUNT);
  if (d[FIRST] === 0) d[FIRST] = attacker + 1;
  d[ASKED] = d[FIRST]! - 1;
  d[STEP] = FIGHT_STEP;
  carryOut(state, d[ASKED]!, pack(FIGHT, 0, area), { chance: NO_DICE, told: null, barrier: false });
}

/** Where a main attack is still to be declared: the entry with the most strength. */
function strongestEntry(d: Uint8Array, area: number, attacker: number): number {
  const strength = new Map<number, number>();
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[AREA + block] !== area || d[HOLDER + block] !== attacker || d[ENTRY + block] === 0) continue;
    strength.set(d[ENTRY + block]!, (strength.get(d[ENTRY + block]!) ?? 0) + d[STRENGTH + block]!);
  }
  return [...strength].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0] as const)[0];
}

export const isOver = (d: Uint8Array, area: number): boolean => d[ROUND] === 0 || d[BATTLE] !== area + 1;

/** Who holds the area when the battle is over. */
export function winnerOf(d: Uint8Array, area: number): number {
  if (countOf(d, 0, area) > 0) return 0;
  if (countOf(d, 1, area) > 0) return 1;
  throw new Error(`Nobody is left in ${AREA_IDS[area]}.`);
}

/** Steps a block has lost between two moments; all it had if it is gone or has gone over. */
export function stepsLost(before: Uint8Array, after: Uint8Array, block: number): number {
  const kept =
    after[AREA + block]! < AREA_COUNT && after[HOLDER + block] === before[HOLDER + block]
      ? after[STRENGTH + block]!
      : 0;
  return (before[STRENGTH + block]! - kept) / STEP_SIZE[block]!;
}
