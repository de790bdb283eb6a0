// Who plays, how they are rated, and how the game stands.
import { SIDES, type Side } from '@rubicon/engine';
import type { Watched } from '@rubicon/protocol';
import { roman, say, yearName } from '@rubicon/words';
import { nameOf } from '../../authority/remote/seating.ts';
import { SideMark } from '../../pieces/mark.tsx';
import { sayCommunity } from '../../words/topics/community.ts';

export function Players({ watched: { card, ratings } }: { readonly watched: Watched }) {
  const ratedName = (side: Side): string => {
    const [name, rating] = [nameOf(card.sitters[side]), ratings[side]];
    return rating === null
      ? sayCommunity('watch.unrated', { name })
      : sayCommunity('watch.rated', { name, rating: String(rating) });
  };
  return (
    <p class="watch-players">
      {SIDES.map((side) => (
        <span key={side} class={card.result?.winner === side ? 'is-winner' : ''}>
          <SideMark side={side} />
          {ratedName(side)} <b>{card.points[side]}</b>
        </span>
      ))}
    </p>
  );
}

export const whenText = ({ card: { year, turn } }: Watched): string =>
  say('games.when', { year: yearName(year), turn: roman(turn) });
