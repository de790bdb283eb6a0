// One tournament: its people, your games, standings, crosstable and rounds. It updates itself.
import { BALANCED } from '@rubicon/engine';
import type { Tournament, TournamentId } from '@rubicon/protocol';
import { useCallback, useEffect } from 'preact/hooks';
import { say, sideName } from '@rubicon/words';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { useAnswer } from '../../net/use-answer.ts';
import { download } from '../../ui/download.ts';
import { sayTournament } from '../../words/topics/tournaments.ts';
import { lengthText, paceText } from '../pace-words.ts';
import { CopyLink } from '../copy-link.tsx';
import { Shell } from '../shell.tsx';
import { aidsText } from '../terms.ts';
import { Boards } from './boards.tsx';
import { Bracket } from './bracket.tsx';
import { Crown } from './crown.tsx';
import { Membership } from './membership.tsx';
import { OrganiserPanel, type TournamentProps } from './organiser-panel.tsx';
import { Rounds } from './rounds.tsx';
import { Section } from './section.tsx';
import { Standings } from './standings.tsx';
import { TermsFold } from './terms-fold.tsx';
import {
  cardNameOf,
  dayText,
  gamesOf,
  linkTo,
  nameAt,
  openText,
  ownGames,
  pairText,
  seatOf,
  statusText,
  timeText,
} from './tournament-state.ts';
import './tournaments.css';

const AGAIN_MS = 5000;

export function TournamentPage({ online, id }: { readonly online: Online; readonly id: TournamentId }) {
  const { value, problem, again, set } = useAnswer(
    useCallback(() => online.api.tournament(id), [online, id]),
  );
  const waiting = online.connection.waiting.value;
  const me = online.person()?.id;
  const isAway = online.isAway.value;
  useEffect(() => {
    if (isAway) return; // nobody looks
    void again();
    const timer = setInterval(() => void again(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [again, isAway, waiting, me]);
  return (
    <Shell online={online} page="tournaments" title={value?.card.name ?? sayTournament('list.title')}>
      <p class="community-problem" role="alert">
        {problem}
      </p>
      {value === null ? null : <Content online={online} tournament={value} onChanged={set} />}
    </Shell>
  );
}

function Content(props: TournamentProps) {
  const { online, tournament } = props;
  const { card, mine } = tournament;
  const isOn = card.status !== 'over' && card.status !== 'off';
  const terms = [
    sayTournament(`format.${card.format}`),
    say('start.edition', { edition: card.edition }),
    ...(isBalanced(tournament.rules) ? [say('start.balanced')] : []),
    paceText(card.pace),
    aidsText(tournament.aids),
    sayTournament('page.round-time', { time: lengthText(tournament.roundMs) }),
    sayTournament('page.organiser', { name: cardNameOf(card.organiser) }),
  ];
  return (
    <>
      <Crown tournament={tournament} />
      <p class="community-now" role="status">
        <b>{statusText(tournament)}</b>
      </p>
      <p class="tournament-open">{openText(card)}</p>
      <p class="community-more">{terms.join(' · ')}</p>
      <TermsFold format={card.format} pace={card.pace} roundMs={tournament.roundMs} />
      {isOn ? <Membership {...props} /> : null}
      <OwnGames {...props} />
      {isOn && card.round > 0 ? <Boards online={online} tournament={tournament} /> : null}
      {card.format === 'knock-out' ? <Bracket tournament={tournament} /> : null}
      <div class="tournament-grid">
        <div>
          <Standings tournament={tournament} mine={seatOf(tournament, online.person()?.id ?? null)} />
        </div>
        <div>
          <Rounds tournament={tournament} />
          <Rulings tournament={tournament} />
          <People tournament={tournament} />
        </div>
      </div>
      {mine.isOrganiser && (isOn || mine.rulable.length > 0) ? <OrganiserPanel {...props} /> : null}
      <div class="relations tournament-end">
        <CopyLink word={`tournament=${card.id}`} />
        {gamesOf(tournament).some((game) => linkTo(game) === 'replay') ? (
          <FileButton online={online} tournament={tournament} />
        ) : null}
      </div>
    </>
  );
}

const isBalanced = ({ firstTurn, handicap }: Tournament['rules']): boolean =>
  firstTurn === BALANCED.firstTurn &&
  handicap?.side === BALANCED.handicap.side &&
  handicap.points === BALANCED.handicap.points;

function OwnGames({ online, tournament }: Omit<TournamentProps, 'onChanged'>) {
  const own = ownGames(tournament, online.person()?.id ?? null);
  if (own.length === 0) return null;
  return (
    <section class="community-list" aria-labelledby="tournament-mine">
      <h2 id="tournament-mine">{sayTournament('page.mine')}</h2>
      <ul class="community-lines">
        {own.map(({ game: { game, caesar, isOpen, dueMs }, against }) => (
          <li key={game}>
            <span id={`own-${game}`}>
              {isOpen
                ? sayTournament('page.your-game', { name: nameAt(tournament, against) })
                : sayTournament('page.your-game-as', {
                    name: nameAt(tournament, against),
                    side: sideName(caesar === against ? 'pompey' : 'caesar'),
                  })}{' '}
              <small>{sayTournament('rounds.due', { when: timeText(dueMs) })}</small>
            </span>
            <a class="button primary" href={`#play=${game}`} aria-describedby={`own-${game}`}>
              {sayTournament('page.play')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function People({ tournament: { entrants } }: { readonly tournament: Tournament }) {
  const hasBegun = entrants.some(({ seat }) => seat !== null);
  const noteOf = ({ isOut, isAway, backMs, seat }: Tournament['entrants'][number]): string => {
    if (isOut) return sayTournament('people.out');
    if (isAway)
      return backMs === null
        ? sayTournament('people.away')
        : sayTournament('people.away-until', { when: dayText(backMs) });
    return hasBegun && seat === null ? sayTournament('people.next-season') : '';
  };
  return (
    <Section title={sayTournament('people.title')} lines={entrants.length}>
      {entrants.length === 0 ? <p class="community-none">{sayTournament('people.none')}</p> : null}
      <ul class="community-lines">
        {entrants.map((entrant) => (
          <li key={entrant.seat ?? entrant.person?.id}>
            {entrant.person === null ? (
              <span>{cardNameOf(null)}</span>
            ) : (
              <a class="chat-name" href={`#person=${entrant.person.id}`}>
                {entrant.person.name}
              </a>
            )}
            <small>{noteOf(entrant)}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const RESULTS = { caesar: '1–0', pompey: '0–1' } as const;

function Rulings({ tournament }: { readonly tournament: Tournament }) {
  if (tournament.rulings.length === 0) return null;
  const games = gamesOf(tournament);
  return (
    <Section title={sayTournament('rulings.title')} lines={tournament.rulings.length}>
      <ul class="community-lines">
        {tournament.rulings.map(({ game, winner, reason, atMs }) => {
          const ruled = games.find((each) => each.game === game);
          const pair = ruled === undefined ? '' : pairText(tournament, ruled);
          const result = winner === null ? '½–½' : RESULTS[winner];
          return <li key={`${game} ${atMs}`}>{sayTournament('rulings.line', { pair, result, reason })}</li>;
        })}
      </ul>
    </Section>
  );
}

function FileButton({ online, tournament: { card } }: Omit<TournamentProps, 'onChanged'>) {
  const attempt = useAttempt();
  const save = (): void =>
    void attempt.to(async () => {
      const text = await online.api.tournamentFile(card.id);
      download(URL.createObjectURL(new Blob([text], { type: 'text/plain' })), `${card.name}.rubicon`);
    });
  return (
    <button type="button" class="button" disabled={attempt.busy.value} onClick={save}>
      {sayTournament('page.file')}
    </button>
  );
}
