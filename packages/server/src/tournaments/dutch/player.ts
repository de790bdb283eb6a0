// A player as the Dutch system sees one: rank, score, sides had, floats, and the side that is due.
import type { Side } from '@rubicon/engine';

export interface SwissRound {
  readonly opponent: number | null; // pairing number; null: not paired, or the game was not played
  readonly side: Side | null; // null: the game was not played
  readonly halves: number; // half points gained
}

export interface SwissPlayer {
  readonly number: number; // pairing number, from 1 for the first seed
  readonly halves: number; // score in half points
  readonly rounds: readonly SwissRound[];
  readonly floats: readonly Float[]; // by round
}

export type Float = 'down' | 'up' | null;

/** C.04.3, 1.7: which side a player should have next, and how much. */
export interface Preference {
  readonly side: Side | null;
  readonly strength: number; // 0 none, 1 mild, 2 strong, 3 absolute
  readonly difference: number; // games as Caesar less games as Pompey
}

/** Asked for the same players many times. */
function remembered<T>(work: (player: SwissPlayer) => T): (player: SwissPlayer) => T {
  const known = new WeakMap<SwissPlayer, T>();
  return (player) => {
    const before = known.get(player);
    if (before !== undefined) return before;
    const found = work(player);
    known.set(player, found);
    return found;
  };
}

export const sidesHad = remembered(({ rounds }): readonly Side[] =>
  rounds.flatMap(({ side }) => (side === null ? [] : [side])),
);

export const preferenceOf = remembered((player): Preference => {
  const had = sidesHad(player);
  const last = had.at(-1);
  const difference = had.reduce((sum, side) => sum + (side === 'caesar' ? 1 : -1), 0);
  if (last === undefined) return { side: null, strength: 0, difference };
  const isTwice = had.length > 1 && had.at(-2) === last;
  const due = difference > 0 ? 'pompey' : difference < 0 ? 'caesar' : opposite(last);
  if (Math.abs(difference) > 1) return { side: due, strength: 3, difference };
  if (isTwice) return { side: opposite(last), strength: 3, difference };
  return { side: due, strength: difference === 0 ? 1 : 2, difference };
});

export const opposite = (side: Side): Side => (side === 'caesar' ? 'pompey' : 'caesar');

export const hasMet = (one: SwissPlayer, other: SwissPlayer): boolean =>
  one.rounds.some(({ opponent, side }) => side !== null && opponent === other.number);

/** C2: a bye is not for someone who has gained as much as a win without playing. */
export const mayHaveBye = ({ rounds }: SwissPlayer): boolean =>
  !rounds.some(({ side, halves }) => side === null && halves >= 2);

export const unplayed = ({ rounds }: SwissPlayer): number =>
  rounds.filter(({ side }) => side === null).length;

/** 1.2: by score, then by pairing number. */
export const byRank = (one: SwissPlayer, other: SwissPlayer): number =>
  other.halves - one.halves || one.number - other.number;
