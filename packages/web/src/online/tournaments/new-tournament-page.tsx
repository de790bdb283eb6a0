// Makes a tournament.
import { useSignal } from '@preact/signals';
import { useCallback, useId } from 'preact/hooks';
import { EDITIONS } from '@rubicon/engine';
import { TOURNAMENT_FORMATS, TOURNAMENT_SEATS } from '@rubicon/protocol/lists';
import { say } from '@rubicon/words';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { useAnswer } from '../../net/use-answer.ts';
import { Balance } from '../../new-game/balance.tsx';
import { PRESET_NAMES, presetPace } from '../../new-game/online-form.ts';
import { openPage } from '../../routes/address.ts';
import { Choose, Write } from '../../ui/fields.tsx';
import { sayCommunity } from '../../words/topics/community.ts';
import { sayTournament } from '../../words/topics/tournaments.ts';
import { AidsChoice } from '../aids-choice.tsx';
import { lengthText } from '../pace-words.ts';
import { Shell } from '../shell.tsx';
import { TermsFold } from './terms-fold.tsx';
import {
  FIRST_TOURNAMENT,
  readTournamentForm,
  ROUND_TIMES,
  START_TIMES,
  withPace,
  type TournamentChoice,
  type TournamentField,
  type TournamentProblems,
} from './tournament-form.ts';

const FULL = 'full';
const AT = 'at';

/** Not a number alone: such keys would be put in order. */
const keyOf = (ms: number): string => `ms ${ms}`;
const msOf = (key: string): number => Number(key.slice(3));

type Start = TournamentChoice['startMs'];
const startKey = (start: Start): string => (start === null ? FULL : start === AT ? AT : keyOf(start));
const startIn = (key: string): Start => (key === FULL ? null : key === AT ? AT : msOf(key));

/** A choice for each of a list. */
const choices = <T extends string>(list: readonly T[], text: (each: T) => string): Record<T, string> =>
  Object.fromEntries(list.map((each) => [each, text(each)])) as Record<T, string>;

const choicesOf = (list: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries(list);

export function NewTournamentPage({ online }: { readonly online: Online }) {
  const chosen = useSignal<TournamentChoice>(FIRST_TOURNAMENT);
  const problems = useSignal<TournamentProblems>({});
  const attempt = useAttempt();
  const startId = useId();
  const isMember = online.person()?.isGuest === false;
  const { value: list } = useAnswer(useCallback(() => online.api.tournaments(), [online]));
  const value = chosen.value;
  const set = <K extends keyof TournamentChoice>(key: K, to: TournamentChoice[K]): void => {
    chosen.value = { ...chosen.value, [key]: to };
  };
  const make = (): void =>
    void attempt.to(async () => {
      const read = readTournamentForm(chosen.value, Date.now() + online.connection.aheadMs.value);
      problems.value = 'problems' in read ? read.problems : {};
      if ('problems' in read) return;
      const { card } = await online.api.makeTournament(read.wanted);
      openPage(`tournament=${card.id}`);
    });
  const [least, most] = TOURNAMENT_SEATS[value.format];
  const renderField = (key: TournamentField, label: string) => (
    <Write
      label={label}
      value={value[key]}
      maxLength={key === 'name' ? 60 : 3}
      isNumber={key !== 'name'}
      problem={problems.value[key] ?? null}
      onInput={(text) => set(key, text)}
    />
  );
  return (
    <Shell online={online} page="tournaments" title={sayTournament('new.title')}>
      {isMember ? null : (
        <p>
          {sayTournament('new.members')}{' '}
          <a class="link" href="#account">
            {say('online.nav.account')}
          </a>
        </p>
      )}
      {isMember && list?.mayMake === false ? <p>{sayCommunity('error.host-only')}</p> : null}
      <form
        class="community-card new-game"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        {renderField('name', sayTournament('new.name'))}
        <div>
          <Choose
            label={sayTournament('new.format')}
            value={value.format}
            options={choices(TOURNAMENT_FORMATS, (each) => sayTournament(`format.${each}`))}
            onChange={(to) => set('format', to)}
          />
          <p class="enter-note">{sayTournament(`format-note.${value.format}`)}</p>
        </div>
        {renderField('seats', sayTournament('new.seats', { least, most }))}
        <Choose
          label={sayTournament('new.round-time')}
          value={keyOf(value.roundMs)}
          options={choicesOf(ROUND_TIMES.map((ms) => [keyOf(ms), lengthText(ms)]))}
          onChange={(to) => set('roundMs', msOf(to))}
        />
        {value.format === 'swiss' ? renderField('rounds', sayTournament('new.rounds')) : null}
        {value.format === 'league' ? renderField('division', sayTournament('new.division')) : null}
        <Choose
          label={sayTournament('new.start')}
          value={startKey(value.startMs)}
          options={choicesOf([
            [FULL, sayTournament('new.start-full')],
            ...START_TIMES.map((ms): [string, string] => [
              keyOf(ms),
              sayTournament('new.start-in', { time: lengthText(ms) }),
            ]),
            [AT, sayTournament('new.start-at')],
          ])}
          onChange={(to) => set('startMs', startIn(to))}
        />
        {value.startMs === AT ? (
          <div class="field">
            <label for={startId}>{sayTournament('new.start-when')}</label>
            <input
              id={startId}
              class="field-box"
              type="datetime-local"
              value={value.startAt}
              aria-invalid={problems.value.startAt !== undefined}
              aria-describedby={`${startId}-problem`}
              onInput={(event) => set('startAt', event.currentTarget.value)}
            />
            <p id={`${startId}-problem`} class="field-problem">
              {problems.value.startAt}
            </p>
          </div>
        ) : null}
        <Choose
          label={say('new.pace')}
          value={value.pace}
          options={choices(PRESET_NAMES, (each) => say(`new.pace-${each}`))}
          onChange={(to) => (chosen.value = withPace(chosen.value, to))}
        />
        <Choose
          label={say('start.rules-edition')}
          value={value.edition}
          options={choices(EDITIONS, (edition) => say('start.edition', { edition }))}
          onChange={(to) => set('edition', to)}
        />
        <Balance isBalanced={value.isBalanced} onChange={(on) => set('isBalanced', on)} />
        <AidsChoice aids={value.aids} onChange={(aids) => set('aids', aids)} />
        <TermsFold format={value.format} pace={presetPace(value.pace)} roundMs={value.roundMs} />
        <button
          type="submit"
          class="button primary community-go"
          disabled={attempt.busy.value || list?.mayMake !== true}
        >
          {sayTournament('new.make')}
        </button>
        <p class="community-problem" role="alert">
          {attempt.problem.value}
        </p>
      </form>
    </Shell>
  );
}
