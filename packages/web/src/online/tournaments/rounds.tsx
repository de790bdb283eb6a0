// The rounds of a tournament, the latest first: who plays whom, the results, and links to every game.
import type { Tournament } from '@rubicon/protocol';
import { useId } from 'preact/hooks';
import { replayAddress } from '../../routes/moment.ts';
import { sayTournament } from '../../words/topics/tournaments.ts';
import { MANY } from './section.tsx';
import {
  linkTo,
  nameAt,
  pairText,
  resultText,
  sidesText,
  timeText,
  type TournamentGame,
  type TournamentRound,
} from './tournament-state.ts';

export function Rounds({ tournament }: { readonly tournament: Tournament }) {
  const { played } = tournament;
  if (played.length === 0) return null;
  return (
    <section class="community-list" aria-labelledby="tournament-rounds">
      <h2 id="tournament-rounds">{sayTournament('rounds.title')}</h2>
      {played.toReversed().map((round, index) => (
        <details key={round.number} class="tournament-round" open={index === 0 && round.games.length <= MANY}>
          <summary>{sayTournament('rounds.round', { number: round.number })}</summary>
          <RoundGames tournament={tournament} round={round} />
        </details>
      ))}
    </section>
  );
}

interface RoundProps {
  readonly tournament: Tournament;
  readonly round: TournamentRound;
}

function RoundGames({ tournament, round: { games, byes, absent } }: RoundProps) {
  const names = (seats: readonly number[]): string =>
    seats.map((seat) => nameAt(tournament, seat)).join(', ');
  return (
    <>
      <ul class="community-lines">
        {games.map((game) => (
          <GameLine key={game.game} tournament={tournament} game={game} />
        ))}
      </ul>
      {byes.length === 0 ? null : <p>{sayTournament('rounds.bye', { names: names(byes) })}</p>}
      {absent.length === 0 ? null : <p>{sayTournament('rounds.absent', { names: names(absent) })}</p>}
    </>
  );
}

interface LineProps {
  readonly tournament: Tournament;
  readonly game: TournamentGame;
}

function GameLine({ tournament, game }: LineProps) {
  const id = useId();
  const link = linkTo(game);
  return (
    <li>
      <span id={id}>
        {pairText(tournament, game)} <b>{resultText(game)}</b>{' '}
        <small>{notesOf(tournament, game).join(' · ')}</small>
      </span>
      {link === null ? null : (
        <a
          class="link"
          aria-describedby={id}
          href={
            link === 'watch'
              ? `#play=${game.game}`
              : replayAddress({ source: { kind: 'play', id: game.game } })
          }
        >
          {sayTournament(`rounds.${link}`)}
        </a>
      )}
    </li>
  );
}

function notesOf(tournament: Tournament, game: TournamentGame): string[] {
  const { outcome, number, dueMs } = game;
  const sides = sidesText(tournament, game);
  const decider = number === 3 ? [sayTournament('rounds.decider'), ...(sides === null ? [] : [sides])] : [];
  if (outcome === null) return [...decider, sayTournament('rounds.due', { when: timeText(dueMs) })];
  return outcome.how === 'played' ? decider : [...decider, sayTournament(`how.${outcome.how}`)];
}
