// Blunders of a command phase, told from the state before it and the state it led to, by what its side could see.
import {
  AREA,
  AREA_IDS,
  ATTACKER,
  BLOCK_COUNT,
  CITY_COUNT,
  HOLDER,
  IS_LEADER,
  LAND_EXITS,
  countOf,
  sideName,
  viewFor,
  type State,
} from '@rubicon/engine';
import { likelyWorld } from '../src/beliefs/likely-world.ts';
import { oddsFor } from '../src/odds/odds.ts';
import { vacatedPoints } from '../src/search/plan.ts';

export interface Phase {
  readonly before: State;
  readonly end: State;
  readonly side: number;
}

export const BLUNDER_KINDS = ['city of points emptied', 'leader exposed', 'hopeless attack'] as const;
export type BlunderKind = (typeof BLUNDER_KINDS)[number];

const FEW = 2; // with so many or fewer a leader stands almost alone
const MANY = 4; // enemies beside him
const HOPELESS = 0.12; // chance to win a battle
const BATTLES = 300;

export const isBlunder: Readonly<Record<BlunderKind, (phase: Phase) => boolean>> = {
  'city of points emptied': ({ before, end, side }) => vacatedPoints(before, end, side) > 0,
  'leader exposed': (phase) => exposedLeaders(phase).length > 0,
  'hopeless attack': (phase) => attacksOf(phase).some((area) => winChanceOf(phase, area) < HOPELESS),
};

/** Leaders who stand almost alone beside many enemies, and did not before. */
export function exposedLeaders({ before, end, side }: Phase): number[] {
  return Array.from({ length: BLOCK_COUNT }, (_, block) => block).filter(
    (block) => isExposed(end, side, block) && !isExposed(before, side, block),
  );
}

function isExposed({ data: d }: State, side: number, block: number): boolean {
  const area = d[AREA + block]!;
  if (IS_LEADER[block] === 0 || d[HOLDER + block] !== side || area >= CITY_COUNT) return false;
  const near = LAND_EXITS[area]!.reduce((sum, { to }) => sum + countOf(d, 1 - side, to), 0);
  return countOf(d, side, area) <= FEW && countOf(d, 1 - side, area) === 0 && near >= MANY;
}

/** Where the side has begun to attack in the phase. */
const attacksOf = ({ before, end, side }: Phase): number[] =>
  [...AREA_IDS.keys()].filter(
    (area) => end.data[ATTACKER + area] === side + 1 && before.data[ATTACKER + area] === 0,
  );

/** Its chance to win the battle, over positions that fit what it sees. */
function winChanceOf({ end, side }: Phase, area: number): number {
  const odds = oddsFor(viewFor(end, sideName(side)), likelyWorld, AREA_IDS[area]!, { battles: BATTLES });
  return odds.wins[sideName(side)].value;
}
