// Somebody: rating, results by side and edition, how fast they answer, and what they are to oneself.
import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import type { PersonId, Profile, ReportReason } from '@rubicon/protocol';
import { Choose } from '../start/fields.tsx';
import { Dialog } from '../table/dialog.tsx';
import { ago } from '../start/ago.ts';
import { sideName } from '../words/names.ts';
import { currentLanguage, say } from '../words/words.ts';
import { useAttempt } from './attempt.ts';
import type { Club } from './club.ts';
import { lengthText } from './pace-words.ts';
import { Shell } from './shell.tsx';
import { TextField } from './text-field.tsx';
import { useAnswer } from './use-answer.ts';
import { useNow } from './use-now.ts';

export function PersonPage({ club, person }: { readonly club: Club; readonly person: PersonId }) {
  const { value, problem, again } = useAnswer(useCallback(() => club.api.person(person), [club, person]));
  const asker = club.person()?.id;
  useEffect(() => void again(), [again, asker]); // what one is to somebody depends on who one is
  return (
    <Shell club={club} page="person" title={value?.person.name ?? say('online.title')}>
      {problem === null ? null : (
        <p class="club-problem" role="alert">
          {problem}
        </p>
      )}
      {value === null ? null : (
        <div class="club-cards">
          <About profile={value} />
          <Results profile={value} />
          {club.person() === null || value.relation === 'self' ? null : (
            <Relations club={club} profile={value} again={again} />
          )}
        </div>
      )}
    </Shell>
  );
}

function About({ profile }: { readonly profile: Profile }) {
  const { person, sinceMs, isOnline, rating, finished, abandoned, response, history } = profile;
  const nowMs = useNow(60_000);
  return (
    <section class="club-card" aria-label={person.name}>
      <p>
        {[
          ...(person.isGuest ? [say('person.guest')] : []),
          say('person.since', { when: ago(sinceMs, nowMs, currentLanguage()) }),
          ...(isOnline === true ? [say('person.online')] : []),
        ].join(' · ')}
      </p>
      <p class="person-rating">
        {rating === null
          ? say('person.unrated')
          : say('person.rating', {
              rating: Math.round(rating.rating),
              give: Math.round(2 * rating.deviation),
            })}{' '}
        {rating?.isProvisional === true ? <small>{say('person.provisional')}</small> : null}
      </p>
      <History history={history} />
      <p>{say('person.finished', { count: finished, abandoned })}</p>
      {response === null ? null : <p>{say('person.response', { time: lengthText(response.medianMs) })}</p>}
    </section>
  );
}

const WIDTH = 300;
const HEIGHT = 70;

/** The rating from game to game, as one engraved line. */
function History({ history }: Pick<Profile, 'history'>) {
  if (history.length < 2) return null;
  const ratings = history.map(({ rating }) => rating);
  const least = Math.min(...ratings);
  const span = Math.max(50, Math.max(...ratings) - least);
  const points = ratings.map(
    (rating, index) =>
      `${((index / (ratings.length - 1)) * WIDTH).toFixed(1)},${(HEIGHT - 4 - ((rating - least) / span) * (HEIGHT - 8)).toFixed(1)}`,
  );
  return (
    <svg
      class="person-history"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say('person.history', {
        count: ratings.length,
        first: Math.round(ratings[0]!),
        last: Math.round(ratings.at(-1)!),
      })}
    >
      <polyline points={points.join(' ')} />
    </svg>
  );
}

function Results({ profile: { results } }: { readonly profile: Profile }) {
  return (
    <section class="club-card" aria-labelledby="person-results">
      <h2 id="person-results">{say('person.results')}</h2>
      {results.length === 0 ? (
        <p class="club-none">{say('person.none')}</p>
      ) : (
        <table class="club-table">
          <thead>
            <tr>
              {(['edition', 'side', 'won', 'drawn', 'lost'] as const).map((column) => (
                <th key={column} scope="col">
                  {say(`person.${column}`)}
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
  readonly club: Club;
  readonly profile: Profile;
  readonly again: () => Promise<void>;
}

const FRIENDSHIP = {
  none: ['person.befriend', true],
  asking: ['person.accept', true],
  asked: ['person.withdraw', false],
  friend: ['person.unfriend', false],
} as const;

function Relations({ club, profile, again }: RelationsProps) {
  const attempt = useAttempt();
  const isReporting = useSignal(false);
  const { person, relation, isMuted } = profile;
  const count = (among: 'friends' | 'blocked' | 'muted', on: boolean) => (): void =>
    void attempt.to(() => club.api.count(among, person.id, on).then(again));
  const isBlocked = relation === 'blocked';
  return (
    <section class="club-card relations" aria-label={say('friends.title')}>
      {relation === 'self' || relation === 'blocked' || club.person()?.isGuest === true ? null : (
        <button type="button" class="button" onClick={count('friends', FRIENDSHIP[relation][1])}>
          {say(FRIENDSHIP[relation][0])}
        </button>
      )}
      <button type="button" class="button" onClick={count('muted', !isMuted)}>
        {say(isMuted ? 'person.unmute' : 'person.mute')}
      </button>
      <button type="button" class="button" onClick={count('blocked', !isBlocked)}>
        {say(isBlocked ? 'person.unblock' : 'person.block')}
      </button>
      <button type="button" class="button" onClick={() => (isReporting.value = true)}>
        {say('person.report')}
      </button>
      <p class="club-problem" role="alert">
        {attempt.problem.value}
      </p>
      {isReporting.value ? (
        <ReportDialog club={club} profile={profile} onClose={() => (isReporting.value = false)} />
      ) : null}
    </section>
  );
}

interface ReportProps {
  readonly club: Club;
  readonly profile: Profile;
  readonly onClose: () => void;
}

const REASONS = ['abuse', 'cheating', 'name', 'spam', 'other'] as const satisfies ReportReason[];

function ReportDialog({ club, profile: { person }, onClose }: ReportProps) {
  const reason = useSignal<ReportReason>('abuse');
  const text = useSignal('');
  const isSent = useSignal(false);
  const attempt = useAttempt();
  const send = (): void =>
    void attempt.to(async () => {
      await club.api.report({ person: person.id, reason: reason.value, text: text.value });
      isSent.value = true;
    });
  return (
    <Dialog
      title={say('report.title', { name: person.name })}
      onClose={onClose}
      buttons={
        isSent.value ? null : (
          <button type="button" class="button primary" disabled={attempt.busy.value} onClick={send}>
            {say('report.send')}
          </button>
        )
      }
    >
      <div class="club-fields">
        <Choose
          label={say('report.reason')}
          value={reason.value}
          options={
            Object.fromEntries(REASONS.map((each) => [each, say(`report.reason-${each}`)])) as Record<
              ReportReason,
              string
            >
          }
          onChange={(to) => (reason.value = to)}
        />
        <TextField label={say('report.text')} value={text} />
      </div>
      <p role="status">{attempt.problem.value ?? (isSent.value ? say('report.sent') : '')}</p>
    </Dialog>
  );
}
