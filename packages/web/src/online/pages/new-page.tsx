// Creates an online game.
import { useSignal } from '@preact/signals';
import { EDITIONS, SIDES } from '@rubicon/engine';
import { MACHINE_LEVELS, VISIBILITIES, type Visibility } from '@rubicon/protocol/lists';
import { useEffect } from 'preact/hooks';
import { levelName, say } from '@rubicon/words';
import { Choose, Write } from '../../ui/fields.tsx';
import { openPage } from '../../routes/address.ts';
import type { PersonCard } from '../../net/answers.ts';
import { useAttempt } from '../../net/attempt.ts';
import type { Online } from '../../net/online.ts';
import { AidsChoice } from '../aids-choice.tsx';
import { Enter } from '../enter.tsx';
import { makeGame } from '../joining.ts';
import { Shell } from '../shell.tsx';
import { Sides } from '../sides-choice.tsx';
import { Balance } from '../../new-game/balance.tsx';
import { FIELDS_OF, limitsOf, type PaceProblems } from '../../new-game/custom-pace.ts';
import { Switch } from '../../ui/switch.tsx';
import {
  PACE_NAMES,
  canBeBidFor,
  customKind,
  firstChoice,
  readOnlineForm,
  sideIn,
  type Chosen,
  type OpponentName,
  type PaceName,
} from '../../new-game/online-form.ts';

/** `friend` is the invited opponent, if already known. */
export function NewPage({ online, friend }: { readonly online: Online; readonly friend: string }) {
  const chosen = useSignal<Chosen>(firstChoice(friend === '' ? 'invited' : `person:${friend}`));
  const friends = useSignal<readonly PersonCard[]>([]);
  const problems = useSignal<PaceProblems>({});
  const attempt = useAttempt();
  const person = online.person();
  const hasFriends = person !== null && !person.isGuest;
  useEffect(() => {
    if (!hasFriends) return;
    online.api.friends().then(
      (known) => (friends.value = known.friends.map((each) => each.person)),
      () => {}, // without friends there are other opponents
    );
  }, [online, hasFriends, friends]);
  const value = chosen.value;
  const set = <K extends keyof Chosen>(key: K, to: Chosen[K]): void => {
    chosen.value = { ...chosen.value, [key]: to };
  };
  const make = (who: PersonCard): Promise<boolean> =>
    attempt.to(async () => {
      const read = readOnlineForm(chosen.value);
      problems.value = 'problems' in read ? read.problems : {};
      if ('problems' in read) return;
      const game = await makeGame(online.api, read.wanted, who.id);
      openPage(`play=${game}`);
    });
  const own = customKind(value.pace);
  const opponents = Object.fromEntries([
    ['invited', say('new.opponent-invited')],
    ['open', say('new.opponent-open')],
    ...friends.value.map(({ id, name }) => [`person:${id}`, say('new.opponent-person', { name })]),
    ...MACHINE_LEVELS.map((level) => [
      `machine:${level}`,
      say('new.opponent-machine', { level: levelName(level) }),
    ]),
    ['self', say('new.opponent-self')],
  ]) as Record<OpponentName, string>;
  return (
    <Shell online={online} page="new" title={say('new.title')}>
      <div class="community-card new-game">
        <Choose
          label={say('new.opponent')}
          value={value.opponent}
          options={opponents}
          onChange={(to) => set('opponent', to)}
        />
        <Sides
          side={sideIn(value)}
          sides={canBeBidFor(value.opponent) ? ['random', ...SIDES, 'bid'] : ['random', ...SIDES]}
          edition={value.edition}
          onChange={(to) => set('side', to)}
        />
        <Choose
          label={say('new.pace')}
          value={value.pace}
          options={
            Object.fromEntries(PACE_NAMES.map((name) => [name, say(`new.pace-${name}`)])) as Record<
              PaceName,
              string
            >
          }
          onChange={(to) => set('pace', to)}
        />
        {own === null ? null : (
          <fieldset class="new-pace" aria-label={say(`new.pace-own:${own}`)}>
            {FIELDS_OF[own].map((field) => (
              <Write
                key={field}
                label={say(`new.custom-${field}`, limitsOf(field))}
                value={value.custom[field]}
                maxLength={6}
                isNumber
                problem={problems.value[field] ?? null}
                onInput={(text) => set('custom', { ...value.custom, [field]: text })}
              />
            ))}
          </fieldset>
        )}
        <Choose
          label={say('start.rules-edition')}
          value={value.edition}
          options={
            Object.fromEntries(
              EDITIONS.map((edition) => [edition, say('start.edition', { edition })]),
            ) as Record<Chosen['edition'], string>
          }
          onChange={(to) => set('edition', to)}
        />
        <Choose
          label={say('start.deployment')}
          value={value.freeDeployment ? 'free' : 'historical'}
          options={{ historical: say('start.deployment-historical'), free: say('start.deployment-free') }}
          onChange={(to) => set('freeDeployment', to === 'free')}
        />
        {sideIn(value) === 'bid' ? null : (
          <Balance isBalanced={value.isBalanced} onChange={(on) => set('isBalanced', on)} />
        )}
        {value.opponent === 'open' ? null : (
          <Choose
            label={say('new.visibility')}
            value={value.visibility}
            options={
              Object.fromEntries(VISIBILITIES.map((each) => [each, say(`new.visibility-${each}`)])) as Record<
                Visibility,
                string
              >
            }
            onChange={(to) => set('visibility', to)}
          />
        )}
        <AidsChoice aids={value.aids} onChange={(aids) => set('aids', aids)} />
        {person === null || person.isGuest ? null : (
          <fieldset class="switches">
            <legend>{say('online.nav.ratings')}</legend>
            <Switch label={say('new.rated')} on={value.rated} onChange={(on) => set('rated', on)} />
            <p class="enter-note">{say('new.rated-note')}</p>
          </fieldset>
        )}
        {person === null ? (
          <Enter online={online} label={say('new.make')} onEntered={async (who) => void (await make(who))} />
        ) : (
          <button
            type="button"
            class="button primary community-go"
            disabled={attempt.busy.value}
            onClick={() => void make(person)}
          >
            {say('new.make')}
          </button>
        )}
        <p class="community-problem" role="alert">
          {attempt.problem.value}
        </p>
      </div>
    </Shell>
  );
}
