// The bids of both players, once they are revealed.
import { SIDES, isTied } from '@rubicon/engine';
import type { GameCard } from '@rubicon/protocol';
import { sideName } from '@rubicon/words';
import { nameOf } from '../../authority/remote/seating.ts';
import { sayBids } from '../../words/topics/bids.ts';

export function RevealedBids({ card }: { readonly card: GameCard }) {
  const { bids, sitters, options } = card;
  if (bids === null) return null;
  const { caesar, pompey } = bids;
  const { handicap } = options.rules;
  return (
    <span class="revealed-bids">
      {sayBids('bids.revealed', {
        caesar: nameOf(sitters.caesar),
        caesarPoints: caesar.points,
        caesarSide: sideName(caesar.side),
        pompey: nameOf(sitters.pompey),
        pompeyPoints: pompey.points,
        pompeySide: sideName(pompey.side),
      })}{' '}
      {isTied(bids) ? `${sayBids('bids.tied')} ` : ''}
      {SIDES.map((side) => (
        <span key={side}>{`${nameOf(sitters[side])}: ${sideName(side)}. `}</span>
      ))}
      {handicap === undefined || handicap === null
        ? sayBids('bids.free')
        : sayBids('bids.given', { name: nameOf(sitters[handicap.side]), points: handicap.points })}
    </span>
  );
}
