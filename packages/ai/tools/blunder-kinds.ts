// Blunders of a command phase, told from the state before it and the state it led to, by what its side could see.
import { AREA_IDS, ATTACKER, sideName, viewFor, type State } from '@rubicon/engine';
import { likelyWorld } from '../src/beliefs/likely-world.ts';
import { oddsFor } from '../src/odds/odds.ts';
import { exposedLeaders } from '../src/search/exposed-leaders.ts';
import { vacatedPoints } from '../src/search/plan.ts';

export interface Phase {
  readonly before: State;
  readonly end: State;
  readonly side: number;
}

export const BLUNDER_KINDS = ['city of points emptied', 'leader exposed', 'hopeless attack'] as const;
export type BlunderKind = (typeof BLUNDER_KINDS)[number];

const HOPELESS = 0.12; // chance to win a battle
const BATTLES = 300;

export const isBlunder: Readonly<Record<BlunderKind, (phase: Phase) => boolean>> = {
  'city of points emptied': ({ before, end, side }) => vacatedPoints(before, end, side) > 0,
  'leader exposed': ({ before, end, side }) => exposedLeaders(before, end, side).length > 0,
  'hopeless attack': (phase) => attacksOf(phase).some((area) => winChanceOf(phase, area) < HOPELESS),
};

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
