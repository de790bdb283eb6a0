// A person's profile: rating, results by side and edition, response time, and the viewer's relation to them.
import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { SIDES } from '@rubicon/engine';
import type { PersonId, Profile } from '@rubicon/protocol';
import { sideName, currentLanguage, say } from '@rubicon/words';
import { SideMark } from '../../pieces/mark.tsx';
import { sayCommunity } from '../../words/topics/community.ts';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { lengthText } from '../pace-words.ts';
import { ReportDialog } from '../report-dialog.tsx';
import { CopyLink } from '../copy-link.tsx';
import { Shell } from '../shell.tsx';
import { useAnswer } from '../../net/use-answer.ts';
import { lineThrough, placeOf } from '../../ui/chart/scale.ts';

export function PersonPage({ online, person }: { readonly online: Online; readonly person: PersonId }) {
  const { value, problem, again } = useAnswer(useCallback(() => online.api.person(person), [online, person]));
  const asker = online.person()?.id;
  const news = online.connection.friends.value;
  // The relation depends on who is logged in, and on what the other answers
  useEffect(() => void again(), [again, asker, news]);
  return (
    <Shell online={online} page="person" title={value?.person.name ?? say('online.title')}>
      {problem === null ? null : (
        <p class="community-problem" role="alert">
          {problem}
        </p>
      )}
      {value === null ? null : (
        <div class="community-cards">
          <About profile={value} />
          <Results profile={value} />
          {online.person() === null || value.relation === 'self' ? null : (
            <Relations online={online} profile={value} again={again} />
          )}
        </div>
      )}
    </Shell>
  );
}

function About({ profile }: { readonly profile: Profile }) {
  const { person, sinceMs, isOnline, rating, bySide, finished, abandoned, response, history } = profile;
  return (
    <section class="community-card" aria-label={person.name}>
      <p>
        {[
          ...(person.isGuest ? [sayCommunity('person.guest')] : []),
          sayCommunity('person.since', { when: dateText(sinceMs) }),
          ...(isOnline === true ? [sayCommunity('person.online')] : []),
        ].join(' · ')}
      </p>
      <p class="person-rating">
        {rating === null
          ? sayCommunity('person.unrated')
          : sayCommunity('person.rating', {
              rating: String(Math.round(rating.rating)),
              give: String(Math.round(2 * rating.deviation)),
            })}{' '}
        {rating?.isProvisional === true ? <small>{sayCommunity('person.provisional')}</small> : null}
      </p>
      <SideRatings bySide={bySide} />
      <History history={history} />
      <p>
        {finished === 0
          ? sayCommunity('person.no-games')
          : sayCommunity('person.finished', { count: finished, abandoned })}
      </p>
      {response === null ? null : (
        <p>{sayCommunity('person.response', { time: lengthText(response.medianMs) })}</p>
      )}
      <CopyLink word={`person=${person.id}`} />
    </section>
  );
}

/** The rating with each side, beside that of all games. */
function SideRatings({ bySide }: Pick<Profile, 'bySide'>) {
  if (SIDES.every((side) => bySide[side] === null)) return null;
  return (
    <ul class="community-lines" aria-label={sayCommunity('person.by-side')}>
      {SIDES.map((side) => {
        const rating = bySide[side];
        return (
          <li key={side}>
            <SideMark side={side} />
            <span>
              {rating === null
                ? sayCommunity('person.side-none', { side: sideName(side) })
                : sayCommunity('person.side-rating', {
                    side: sideName(side),
                    rating: String(Math.round(rating.rating)),
                    give: String(Math.round(2 * rating.deviation)),
                    count: rating.games,
                  })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const dateText = (ms: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long' }).format(ms);

const WIDTH = 300;
const HEIGHT = 70;

/** The rating from game to game, as one line. */
function History({ history }: Pick<Profile, 'history'>) {
  if (history.length < 2) return null;
  const ratings = history.map(({ rating }) => rating);
  const least = Math.min(...ratings);
  const span = Math.max(50, Math.max(...ratings) - least);
  const field = { left: 0, top: 4, width: WIDTH, height: HEIGHT - 8 };
  const place = placeOf(field, { least, most: least + span });
  return (
    <svg
      class="person-history"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={sayCommunity('person.history', {
        count: ratings.length,
        first: String(Math.round(ratings[0]!)),
        last: String(Math.round(ratings.at(-1)!)),
      })}
    >
      <path d={lineThrough(ratings.map((rating, index) => place(index / (ratings.length - 1), rating)))} />
    </svg>
  );
}

function Results({ profile: { results } }: { readonly profile: Profile }) {
  return (
    <section class="community-card" aria-labelledby="person-results">
      <h2 id="person-results">{sayCommunity('person.results')}</h2>
      {results.length === 0 ? (
        <p class="community-none">{sayCommunity('person.none')}</p>
      ) : (
        <table class="community-table is-tally">
          <thead>
            <tr>
              {(['edition', 'side', 'won', 'drawn', 'lost'] as const).map((column) => (
                <th key={column} scope="col">
                  {sayCommunity(`person.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map(({ edition, side, won, drawn, lost }) => (
              <tr key={`${edition} ${side}`}>
                <td>{edition}</td>
                <td>{sideName(side)}</td>
                <td>{won}</td>
                <td>{drawn}</td>
                <td>{lost}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface RelationsProps {
  readonly online: Online;
  readonly profile: Profile;
  readonly again: () => Promise<void>;
}

const FRIENDSHIP = {
  none: ['person.befriend', true],
  asking: ['person.accept', true],
  asked: ['person.withdraw', false],
  friend: ['person.unfriend', false],
} as const;

function Relations({ online, profile, again }: RelationsProps) {
  const attempt = useAttempt();
  const isReporting = useSignal(false);
  const { person, relation, isMuted } = profile;
  const count = (among: 'friends' | 'blocked' | 'muted', on: boolean) => (): void =>
    void attempt.to(() => online.api.count(among, person.id, on).then(again));
  const isBlocked = relation === 'blocked';
  return (
    <section class="community-card relations" aria-label={sayCommunity('friends.title')}>
      {relation === 'friend' ? (
        <a class="button primary" href={`#new=${person.id}`}>
          {sayCommunity('person.challenge')}
        </a>
      ) : null}
      {relation === 'self' || relation === 'blocked' || online.person()?.isGuest === true ? null : (
        <button type="button" class="button" onClick={count('friends', FRIENDSHIP[relation][1])}>
          {sayCommunity(FRIENDSHIP[relation][0])}
        </button>
      )}
      <button type="button" class="button" onClick={count('muted', !isMuted)}>
        {sayCommunity(isMuted ? 'person.unmute' : 'person.mute')}
      </button>
      <button type="button" class="button" onClick={count('blocked', !isBlocked)}>
        {sayCommunity(isBlocked ? 'person.unblock' : 'person.block')}
      </button>
      <button type="button" class="button" onClick={() => (isReporting.value = true)}>
        {sayCommunity('person.report')}
      </button>
      <p class="community-problem" role="alert">
        {attempt.problem.value}
      </p>
      {isReporting.value ? (
        <ReportDialog online={online} about={person} onClose={() => (isReporting.value = false)} />
      ) : null}
    </section>
  );
}
