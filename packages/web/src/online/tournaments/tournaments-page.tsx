// The list of tournaments.
import type { TournamentCard } from '@rubicon/protocol';
import { useCallback } from 'preact/hooks';
import { say } from '@rubicon/words';
import type { Online } from '../../net/online.ts';
import { useAnswer } from '../../net/use-answer.ts';
import { sayTournament } from '../../words/topics/tournaments.ts';
import { paceText } from '../pace-words.ts';
import { Shell } from '../shell.tsx';
import { startText, winnersText } from './tournament-state.ts';

export function TournamentsPage({ online }: { readonly online: Online }) {
  const { value, problem } = useAnswer(useCallback(() => online.api.tournaments(), [online]));
  const all = value?.tournaments ?? [];
  const isOn = ({ status }: TournamentCard): boolean => status !== 'over' && status !== 'off';
  return (
    <Shell online={online} page="tournaments" title={sayTournament('list.title')}>
      <p class="community-lead">{sayTournament('list.text')}</p>
      <p class="community-problem" role="alert">
        {problem}
      </p>
      <section class="community-list" aria-labelledby="tournaments-on">
        <div class="community-list-head">
          <h2 id="tournaments-on">{sayTournament('list.on')}</h2>
          {value?.mayMake === true ? (
            <a class="button primary" href="#new-tournament">
              {sayTournament('list.new')}
            </a>
          ) : null}
        </div>
        {value !== null && !all.some(isOn) ? (
          <p class="community-none">{sayTournament('list.none')}</p>
        ) : null}
        <Rows cards={all.filter(isOn)} />
      </section>
      {all.every(isOn) ? null : (
        <section class="community-list" aria-labelledby="tournaments-over">
          <h2 id="tournaments-over">{sayTournament('list.over')}</h2>
          <Rows cards={all.filter((card) => !isOn(card))} />
        </section>
      )}
    </Shell>
  );
}

const Rows = ({ cards }: { readonly cards: readonly TournamentCard[] }) => (
  <ul class="community-rows">
    {cards.map((card) => (
      <Row key={card.id} card={card} />
    ))}
  </ul>
);

function Row({ card }: { readonly card: TournamentCard }) {
  const { id, name, format, status, people, seats, round, startMs, winners, edition, pace } = card;
  const now = [
    sayTournament(`status.${status}`),
    ...(status === 'running' || status === 'paused' ? [sayTournament('status.round', { round })] : []),
    ...(status === 'open' && startMs !== null ? [startText(startMs)] : []),
  ];
  return (
    <li class="community-row" aria-labelledby={`tournament-${id}`}>
      <h3 id={`tournament-${id}`} class="community-players">
        {name}
      </h3>
      <p class="community-now">
        <b>{now.join(' · ')}</b>
      </p>
      {winners.length === 0 ? null : <p class="community-time">{winnersText(winners)}</p>}
      <p class="community-more">
        {[
          sayTournament(`format.${format}`),
          sayTournament('list.people', { people, seats }),
          say('start.edition', { edition }),
          paceText(pace),
        ].join(' · ')}
      </p>
      <div class="community-actions">
        <a class="button" href={`#tournament=${id}`} aria-describedby={`tournament-${id}`}>
          {sayTournament('list.open')}
        </a>
      </div>
    </li>
  );
}
