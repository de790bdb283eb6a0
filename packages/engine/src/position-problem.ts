// Whether a well-written position is one of this game. Text from outside passes here before it is a State.
import {
  BLOCK_COUNT,
  BLOCK_IDS,
  CLEOPATRA,
  FULL,
  HOME_SIDE,
  IS_LEADER,
  IS_NAVIS,
  STEP_SIZE,
  THIRD_LEADER,
} from './blocks.ts';
import { CARD_COUNT, CARD_IDS, COPIES } from './cards.ts';
import { AREA_COUNT, AREA_IDS, CITY_COUNT, LINKS, LINK_COUNT, PORT_SEAS, isSea } from './map.ts';
import {
  AREA,
  ATTACKER,
  BATTLE,
  CHOSEN,
  COMMITTED,
  DEAD,
  DISCARD,
  EFFECT,
  ENTERED,
  ENTRY,
  FACE_UP,
  FIRST,
  HAND,
  HITS,
  HOLDER,
  LOCKED,
  RESULT,
  RESULT_REASON,
  ROUND,
  SEEN,
  STEP,
  STEPS,
  STRENGTH,
  TURN,
  UNPLACED,
  countOf,
  type State,
} from './state.ts';

/** What keeps a well-written position from being one of this game, or null. */
export function positionProblem(state: State): string | null {
  const d = state.data;
  for (let each = 0; each < BLOCK_COUNT; each++) {
    const problem = blockProblem(d, each);
    if (problem !== null) return `${BLOCK_IDS[each]} ${problem}.`;
  }
  for (let card = 0; card < CARD_COUNT; card++) {
    if (cardsHeld(d, card) > COPIES[card]!) return `There are too many cards ${CARD_IDS[card]}.`;
  }
  return battleProblem(d) ?? stepProblem(d);
}

/** §4.1: land blocks in cities, Navis in ports and at sea. */
function blockProblem(d: Uint8Array, each: number): string | null {
  const where = d[AREA + each]!;
  if (where < AREA_COUNT) {
    const strength = d[STRENGTH + each]!;
    if (strength < 1 || strength > FULL[each]! || strength % STEP_SIZE[each]! !== 0)
      return `cannot have strength ${strength}`;
    if (IS_NAVIS[each] === 1 ? !isSea(where) && PORT_SEAS[where] === 0 : isSea(where))
      return 'cannot stand there';
    if (d[HOLDER + each] !== HOME_SIDE[each] && (IS_NAVIS[each] === 1 || IS_LEADER[each] === 1))
      return 'never changes sides';
    if (d[ENTRY + each] !== 0 && d[ATTACKER + where] === 0) return 'entered where no battle is';
    return null;
  }
  if (each === CLEOPATRA && where !== UNPLACED) return 'is never off the map';
  if (where === DEAD && IS_LEADER[each] === 0) return 'is no leader and cannot be dead';
  if (where === FACE_UP && IS_LEADER[each] === 1) return 'is a leader: dead, or not';
  if (where === LOCKED && !THIRD_LEADER.includes(each)) return 'is not a third leader';
  return null;
}

function cardsHeld(d: Uint8Array, card: number): number {
  let total = d[HAND + card]! + d[HAND + CARD_COUNT + card]! + d[SEEN + card]!;
  for (const offset of [DISCARD, COMMITTED]) {
    for (let each = 0; each < 2; each++) if (d[offset + each] === card + 1) total += 1;
  }
  return total;
}

function battleProblem(d: Uint8Array): string | null {
  for (let where = 0; where < AREA_COUNT; where++) {
    const contested = countOf(d, 0, where) > 0 && countOf(d, 1, where) > 0;
    if (contested !== (d[ATTACKER + where] !== 0)) {
      return contested
        ? `Both sides stand in ${AREA_IDS[where]}, but nobody attacks.`
        : `Nobody fights in ${AREA_IDS[where]}.`;
    }
  }
  for (let each = 0; each < LINK_COUNT; each++) {
    const { a, b } = LINKS[each]!;
    if (d[ENTERED + each] !== 0 && d[ATTACKER + ((d[ENTERED + each]! & 1) === 0 ? a : b)] === 0) {
      return `${AREA_IDS[a]}-${AREA_IDS[b]} leads into no battle.`;
    }
  }
  return null;
}

/** Fields a step cannot do without. */
const NEEDS: Readonly<Record<string, readonly number[]>> = {
  jupiter: [FIRST, EFFECT, EFFECT + 1],
  defect: [FIRST, EFFECT, EFFECT + 1, CHOSEN],
  vulcan: [FIRST, EFFECT, EFFECT + 1],
  move: [FIRST, EFFECT, EFFECT + 1],
  main: [FIRST, EFFECT, EFFECT + 1],
  surprise: [FIRST, EFFECT, EFFECT + 1],
  levy: [FIRST, EFFECT, EFFECT + 1],
  fight: [FIRST],
  battle: [FIRST, BATTLE, ROUND],
  hits: [FIRST, BATTLE, ROUND, HITS],
  regroup: [FIRST, BATTLE],
  over: [RESULT, RESULT_REASON],
};

function stepProblem(d: Uint8Array): string | null {
  const step = STEPS[d[STEP]!]!;
  for (const offset of NEEDS[step] ?? [])
    if (d[offset] === 0) return `The step “${step}” needs more fields than are given.`;
  if (d[TURN] === 0 && step !== 'deploy') return 'Turns are numbered from 1.';
  if ((step === 'battle' || step === 'hits') && d[ATTACKER + d[BATTLE]! - 1] === 0)
    return 'The battle is where nobody fights.';
  if (step === 'defect' && d[AREA + d[CHOSEN]! - 1]! >= CITY_COUNT)
    return 'The block Jupiter chose is not in a city.';
  return null;
}
