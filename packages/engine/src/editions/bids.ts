// Bids for sides (docs/bids.md): each player names, in secret, the side they want and the levy points that they would
// give the other player for it. Both bids are shown at once.
import { SIDES, type PerSide, type Side } from '../board/side.ts';
import { MAX_HANDICAP, type Handicap } from './ruleset.ts';

export interface Bid {
  readonly side: Side;
  readonly points: number; // levy points, from 0
}

export const MAX_BID = MAX_HANDICAP;

export const isBid = ({ side, points }: Bid): boolean =>
  SIDES.includes(side) && Number.isInteger(points) && points >= 0 && points <= MAX_BID;

/** Whether neither bid is better: a die decides. */
export const isTied = ({ caesar, pompey }: PerSide<Bid>): boolean =>
  caesar.side === pompey.side && caesar.points === pompey.points;

/**
 * What follows from two bids, made by the players in two chairs. `lot`: the chair that a tie goes to.
 * `isSwapped`: each player gets the side of the other chair.
 */
export function settleBids(
  bids: PerSide<Bid>,
  lot: Side,
): { readonly isSwapped: boolean; readonly handicap: Handicap | null } {
  const { caesar, pompey } = bids;
  if (caesar.side !== pompey.side) return { isSwapped: caesar.side !== 'caesar', handicap: null };
  const winner = isTied(bids) ? lot : caesar.points > pompey.points ? 'caesar' : 'pompey';
  const { side, points } = bids[winner];
  return {
    isSwapped: winner !== side,
    handicap: points === 0 ? null : { side: side === 'caesar' ? 'pompey' : 'caesar', points },
  };
}
