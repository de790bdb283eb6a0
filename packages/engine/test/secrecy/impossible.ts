// What can never be true of a state, whatever was played: asked of permuted and of sampled worlds.
import {
  BLOCK_COUNT,
  BLOCK_IDS,
  CLEOPATRA,
  COLOUR,
  FULL,
  HOME_SIDE,
  IS_LEADER,
  IS_NAVIS,
  STEP_SIZE,
  THIRD_LEADER,
} from '../../src/board/blocks.ts';
import { APOLLO, CARD_COUNT, CARD_IDS, COPIES } from '../../src/board/cards.ts';
import { AREA_COUNT, AREA_IDS, CITY_COUNT, IS_ROAD, PORT_SEAS } from '../../src/board/map.ts';
import {
  AREA,
  COMMITTED,
  DEAD,
  DISCARD,
  ENTRY,
  FACE_UP,
  HAND,
  HOLDER,
  LOCKED,
  MOVED,
  SEEN,
  STRENGTH,
  TURN,
  UNPLACED,
  countOf,
  type State,
} from '../../src/state/state.ts';

function blockProblem(d: Uint8Array, block: number): string | null {
  const area = d[AREA + block]!;
  const strength = d[STRENGTH + block]!;
  const entry = d[ENTRY + block]!;
  const navis = IS_NAVIS[block] === 1;
  if (area === UNPLACED) return strength === FULL[block] ? null : 'waits to be placed at less than full';
  if (area >= AREA_COUNT) {
    if (d[HOLDER + block] !== HOME_SIDE[block]) return 'lies in the pool of the wrong side';
    if (block === CLEOPATRA) return 'is off the map';
    if (area === DEAD && IS_LEADER[block] === 0) return 'is dead, but no leader';
    if (area === FACE_UP && IS_LEADER[block] === 1) return 'is a leader and lies face up';
    if (area === LOCKED && !THIRD_LEADER.includes(block)) return 'is locked, but not the third leader';
    return strength === 0 && d[MOVED + block] === 0 && entry === 0 ? null : 'has strength off the map';
  }
  if (strength < 1 || strength > FULL[block]! || strength % STEP_SIZE[block]! !== 0)
    return 'has no such strength';
  if (area >= CITY_COUNT ? !navis : PORT_SEAS[area] === 0 && navis) return `cannot be at ${AREA_IDS[area]}`;
  if (entry > 0 && (IS_ROAD[entry - 1] === 1) === navis) return 'cannot have entered that way';
  const turned = COLOUR[block] !== 2 && d[HOLDER + block] !== HOME_SIDE[block];
  return turned && (navis || IS_LEADER[block] === 1) ? 'never defects' : null;
}

function leaderProblem(d: Uint8Array): string | null {
  for (const third of THIRD_LEADER) {
    const dead = BLOCK_IDS.some(
      (_, block) => HOME_SIDE[block] === HOME_SIDE[third] && d[AREA + block] === DEAD,
    );
    if (dead === (d[AREA + third] === LOCKED)) return `${BLOCK_IDS[third]} is locked against the rules`;
  }
  return null;
}

function cardProblem(d: Uint8Array): string | null {
  for (let card = 0; card < CARD_COUNT; card++) {
    let count = d[SEEN + card]!;
    for (let side = 0; side < 2; side++) {
      count += d[HAND + side * CARD_COUNT + card]!;
      for (const field of [DISCARD, COMMITTED]) if (d[field + side] === card + 1) count += 1;
    }
    if (count > COPIES[card]!) return `there are not so many cards ${CARD_IDS[card]}`;
  }
  const apollo = d[COMMITTED] === APOLLO + 1 || d[COMMITTED + 1] === APOLLO + 1;
  return apollo && d[TURN] === 1 ? 'Apollo is committed in turn 1' : null;
}

function countProblem(d: Uint8Array): string | null {
  const counts = new Uint8Array(2 * AREA_COUNT);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const area = d[AREA + block]!;
    if (area < AREA_COUNT) counts[d[HOLDER + block]! * AREA_COUNT + area]!++;
  }
  for (let side = 0; side < 2; side++)
    for (let area = 0; area < AREA_COUNT; area++)
      if (counts[side * AREA_COUNT + area] !== countOf(d, side, area))
        return `blocks are counted wrongly at ${AREA_IDS[area]}`;
  return null;
}

/** Says why there can be no such state, or null. */
export function impossible({ data }: State): string | null {
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const problem = blockProblem(data, block);
    if (problem !== null) return `${BLOCK_IDS[block]} ${problem}`;
  }
  return leaderProblem(data) ?? cardProblem(data) ?? countProblem(data);
}
