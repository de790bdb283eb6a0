// The winner of a tournament, in a laurel wreath, with those who came next.
import type { Tournament } from '@rubicon/protocol';
import { sayTournament } from '../../words/topics/tournaments.ts';
import { nameAt, winnersText } from './tournament-state.ts';

const LEAVES = 8;

export function Crown({ tournament }: { readonly tournament: Tournament }) {
  const { card, standings, decidingSeason } = tournament;
  if (card.winners.length === 0) return null;
  const [rows = []] = standings[decidingSeason - 1] ?? [];
  const next = rows.filter(({ place, isStruck }) => (place === 2 || place === 3) && !isStruck).slice(0, 4);
  return (
    <div class="tournament-crown">
      <Laurel />
      <p class="tournament-winner">{winnersText(card.winners)}</p>
      {next.length === 0 ? null : (
        <ol class="tournament-next">
          {next.map(({ seat, place }) => (
            <li key={seat} value={place}>
              {sayTournament('page.place', { place, name: nameAt(tournament, seat) })}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Two branches, leaf by leaf; it says nothing that the words do not. */
const Laurel = () => (
  <svg class="laurel" viewBox="-60 -60 120 112" aria-hidden="true">
    {[-1, 1].map((side) => (
      <g key={side} transform={`scale(${side} 1)`}>
        <path class="laurel-stem" d="M4 46 A46 46 0 0 0 26 -38" />
        {Array.from({ length: LEAVES }, (_, nth) => {
          const angle = 82 - nth * 17;
          return (
            <g key={nth} transform={`rotate(${angle}) translate(46 0) rotate(${-62 + nth * 3})`}>
              <path d="M0 0 Q8 -7 20 0 Q8 7 0 0Z" />
              <path transform="scale(.85) rotate(115)" d="M0 0 Q8 -6 18 0 Q8 6 0 0Z" />
            </g>
          );
        })}
      </g>
    ))}
  </svg>
);
