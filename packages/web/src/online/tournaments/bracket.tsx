// The bracket of a knock-out: a column for each round, lines from each tie to the next.
import type { Tournament } from '@rubicon/protocol';
import { sayTournament } from '../../words/topics/tournaments.ts';
import { bracketOf, type Tie } from './bracket-state.ts';
import { halvesText, nameAt } from './tournament-state.ts';
import { Wide } from './wide.tsx';

export function Bracket({ tournament }: { readonly tournament: Tournament }) {
  const columns = bracketOf(tournament);
  if (columns.length === 0) return null;
  return (
    <section class="community-list" aria-labelledby="tournament-bracket">
      <h2 id="tournament-bracket">{sayTournament('bracket.title')}</h2>
      <Wide>
        <ol class="bracket">
          {columns.map((ties, index) => (
            <li key={ties.length} class="bracket-round">
              <h3>{roundName(ties.length, index + 1)}</h3>
              <ol>
                {ties.map((tie) => (
                  <TieBox key={tie.number} tournament={tournament} tie={tie} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </Wide>
    </section>
  );
}

function roundName(ties: number, round: number): string {
  if (ties === 1) return sayTournament('bracket.final');
  if (ties === 2) return sayTournament('bracket.semi');
  return ties === 4 ? sayTournament('bracket.quarter') : sayTournament('rounds.round', { number: round });
}

function TieBox({ tournament, tie }: { readonly tournament: Tournament; readonly tie: Tie }) {
  return (
    <li class="bracket-tie">
      <ul>
        {tie.seats.map((seat, index) => (
          <li
            key={seat ?? `open ${tie.seats.indexOf(null) === index}`}
            class={seat !== null && seat === tie.winner ? 'is-through' : ''}
          >
            {seat === null ? (
              <span class="bracket-open">{sayTournament(tie.isBye ? 'bracket.bye' : 'bracket.open')}</span>
            ) : (
              <>
                <small aria-hidden="true">{seat}</small>
                <span class="bracket-name">{nameAt(tournament, seat)}</span>
                {tie.halves === null ? null : <b>{halvesText(tie.halves[index]!)}</b>}
                {seat === tie.winner ? <span class="unseen">{sayTournament('bracket.through')}</span> : null}
              </>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
