// The bids for the sides of a game, as one line.
import { SIDES, isTied, type GameFile } from '@rubicon/engine';
import { sideName } from '@rubicon/words';
import { harmless } from '../shell/terminal.ts';
import { counted } from './numbers.ts';

export function bidsText({
  bids,
  players,
  options,
}: Pick<GameFile, 'players' | 'bids' | 'options'>): string | null {
  if (bids === undefined) return null;
  const each = SIDES.map(
    (side) => `${harmless(players[side])} bid ${bids[side].points} for ${sideName(bids[side].side)}`,
  );
  const { handicap = null } = options.rules;
  const given =
    handicap === null
      ? 'no points are given'
      : `${sideName(handicap.side)} gets ${counted(handicap.points, 'extra levy point')}`;
  return `${each.join(', ')}: ${isTied(bids) ? 'equal, decided by a die; ' : ''}${given}`;
}
