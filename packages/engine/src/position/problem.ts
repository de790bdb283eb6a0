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
} from '../board/blocks.ts';
import { CARD_COUNT, CARD_IDS, COPIES, HAND_SIZE } from '../board/cards.ts';
import { handSize } from '../rules/card-phase.ts';
import { LAST_ROUND } from '../rules/battle.ts';
import { listOrders } from '../rules/flow.ts';
import {
  AREA_COUNT,
  AREA_IDS,
  CITY_COUNT,
  IS_ROAD,
  LINKS,
  LINK_COUNT,
  PORT_SEAS,
  isSea,
} from '../board/map.ts';
import { OrderList } from '../orders/order.ts';
import { SIDES } from '../board/side.ts';
import {
  ACTED,
  AREA,
  ATTACKER,
  BATTLE,
  CHOSEN,
  COMMITTED,
  DEAD,
  DISCARD,
  EFFECT,
  ENTRY,
  FACE_UP,
  FIRST,
  HAND,
  HITS,
  HOLDER,
  LOCKED,
  OVER_STEP,
  RESULT,
  RESULT_REASON,
  ROUND,
  SEEN,
  STEP,
  STEPS,
  STRENGTH,
  TURN,
  UNPLACED,
  YEAR,
  countOf,
  entryAt,
  type State,
} from '../state/state.ts';
import { LAST_YEAR } from '../rules/winter.ts';

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
  return battleProblem(d) ?? stepProblem(d) ?? deadEnd(state) ?? handProblem(d);
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
    return entryProblem(d, each, where);
  }
  if (where === UNPLACED && STEPS[d[STEP]!] !== 'deploy') return 'is not placed, but the deployment is over';
  if (each === CLEOPATRA && where !== UNPLACED) return 'is never off the map';
  if (where === DEAD && IS_LEADER[each] === 0) return 'is no leader and cannot be dead';
  if (where === FACE_UP && IS_LEADER[each] === 1) return 'is a leader: dead, or not';
  if (where === LOCKED && !THIRD_LEADER.includes(each)) return 'is not a third leader';
  if (where === LOCKED && hasDeadLeader(d, HOME_SIDE[each]!))
    return 'is no longer locked, as a leader of his side is dead';
  return null;
}

function entryProblem(d: Uint8Array, each: number, where: number): string | null {
  const fighting = d[BATTLE] === where + 1 && d[ROUND] !== 0;
  if (d[ACTED + each] === 1 && !fighting) return 'has acted where no battle is fought';
  const mustHaveGone = fighting && d[ROUND] === LAST_ROUND && d[ATTACKER + where] === d[HOLDER + each]! + 1;
  if (d[ACTED + each] === 1 && mustHaveGone)
    return 'attacks in the last round, has acted, and is still there';
  if (d[ENTRY + each] === 0) return null;
  if (d[ATTACKER + where] === 0) return 'entered where no battle is';
  return (IS_ROAD[d[ENTRY + each]! - 1] === 1) === (IS_NAVIS[each] === 1)
    ? 'cannot have come that way'
    : null;
}

function hasDeadLeader(d: Uint8Array, side: number): boolean {
  for (let each = 0; each < BLOCK_COUNT; each++)
    if (d[AREA + each] === DEAD && HOME_SIDE[each] === side) return true;
  return false;
}

function cardsHeld(d: Uint8Array, card: number): number {
  let total = d[HAND + card]! + d[HAND + CARD_COUNT + card]! + d[SEEN + card]!;
  for (const offset of [DISCARD, COMMITTED]) {
    for (let each = 0; each < 2; each++) if (d[offset + each] === card + 1) total += 1;
  }
  return total;
}

/** Six cards are dealt; one is discarded, one played each turn (§2.1). */
function handProblem(d: Uint8Array): string | null {
  const step = STEPS[d[STEP]!]!;
  for (let each = 0; each < SIDES.length; each++) {
    const gone = step === 'cards' ? d[TURN]! - 1 + Number(d[COMMITTED + each] !== 0) : d[TURN]!;
    const expected = step === 'deploy' ? 0 : HAND_SIZE - Number(d[DISCARD + each] !== 0) - gone;
    if (handSize(d, each) !== expected)
      return `${SIDES[each]} holds ${handSize(d, each)} cards, but ${expected} are left to him.`;
  }
  return null;
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
    for (const into of [a, b]) {
      if (d[entryAt(each, into)] !== 0 && d[ATTACKER + into] === 0)
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
  if (step === 'disband' && d[YEAR] === LAST_YEAR)
    return 'After the last year there is nothing to disband for.';
  if (step === 'defect' && d[AREA + d[CHOSEN]! - 1]! >= CITY_COUNT)
    return 'The block Jupiter chose is not in a city.';
  return null;
}

const orders = new OrderList();

/** A position in which nobody has anything to decide could never be continued. */
function deadEnd(state: State): string | null {
  if (state.data[STEP] === OVER_STEP) return null;
  for (let each = 0; each < SIDES.length; each++) {
    listOrders(state, each, orders);
    if (orders.length > 0) return null;
  }
  return 'Nobody has anything to decide in this position.';
}
