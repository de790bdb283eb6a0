// Leaders left almost alone beside many enemies. Rollouts like it too well: the script that answers seldom hunts them.
import {
  AREA,
  BLOCK_COUNT,
  CITY_COUNT,
  HOLDER,
  IS_LEADER,
  LAND_EXITS,
  countOf,
  type State,
} from '@rubicon/engine';

const FEW = 2; // with so many or fewer a leader stands almost alone
const MANY = 4; // enemies beside him

/** Leaders of a side who are exposed in a later state, and were not in an earlier one. */
export function exposedLeaders(before: State, after: State, side: number): number[] {
  const leaders: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (isExposed(after.data, side, block) && !isExposed(before.data, side, block)) leaders.push(block);
  return leaders;
}

function isExposed(d: Uint8Array, side: number, block: number): boolean {
  const area = d[AREA + block]!;
  if (IS_LEADER[block] === 0 || d[HOLDER + block] !== side || area >= CITY_COUNT) return false;
  let near = 0;
  for (const { to } of LAND_EXITS[area]!) near += countOf(d, 1 - side, to);
  return countOf(d, side, area) <= FEW && countOf(d, 1 - side, area) === 0 && near >= MANY;
}
