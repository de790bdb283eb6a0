// “Play now”: one press with the terms last chosen, which can be changed here.
import { useSignal } from '@preact/signals';
import { EDITIONS } from '@rubicon/engine';
import type { AskId, PressBody } from '@rubicon/protocol';
import { say } from '@rubicon/words';
import { useState } from 'preact/hooks';
import { useAttempt } from '../../net/attempt.ts';
import type { PersonCard } from '../../net/answers.ts';
import type { Online } from '../../net/online.ts';
import { randomId } from '../../net/random-id.ts';
import { Balance } from '../../new-game/balance.tsx';
import { PRESET_NAMES, type PresetName } from '../../new-game/online-form.ts';
import {
  agreed,
  newPress,
  rememberTerms,
  rememberedTerms,
  type Terms,
} from '../../new-game/play-now-form.ts';
import { openPage } from '../../routes/address.ts';
import { Choose } from '../../ui/fields.tsx';
import { Switch } from '../../ui/switch.tsx';
import { sayCommunity } from '../../words/topics/community.ts';
import { playNow } from '../joining.ts';
import { AidsChoice } from '../aids-choice.tsx';
import { Sides } from '../sides-choice.tsx';
import { termsOf } from '../terms.ts';

interface Props {
  readonly online: Online;
  readonly person: PersonCard;
}

export function PlayNow({ online, person }: Props) {
  const terms = useSignal(useState(rememberedTerms)[0]);
  const unanswered = useSignal<PressBody | null>(null); // pressed again, it is the same press
  const attempt = useAttempt();
  const value = terms.value;
  const set = (change: Partial<Terms>): void => {
    terms.value = { ...terms.value, ...change };
    unanswered.value = null;
    rememberTerms(terms.value);
  };
  const press = (): void =>
    void attempt.to(async () => {
      unanswered.value ??= newPress(terms.value, randomId() as AskId);
      openPage(`play=${await playNow(online.api, unanswered.value, person.id)}`);
    });
  const { edition, rules, ...rest } = agreed(value);
  const rated = value.rated && !value.aids.hints && !person.isGuest;
  const isSlow = rest.pace.kind !== 'live';
  return (
    <section class="community-card" aria-labelledby="play-now">
      <h2 id="play-now">{sayCommunity('play-now.title')}</h2>
      <p>{sayCommunity('play-now.note')}</p>
      <p class="enter-note">
        {termsOf({ ...rest, rated, byBid: value.side === 'bid', options: { edition, rules } }).join(' · ')}
      </p>
      <button type="button" class="button primary community-go" disabled={attempt.busy.value} onClick={press}>
        {sayCommunity('play-now.go')}
      </button>
      <p class="community-problem" role="alert">
        {attempt.problem.value}
      </p>
      <details class="play-now-terms">
        <summary>{sayCommunity('play-now.terms')}</summary>
        <div class="new-game">
          <Choose
            label={say('new.pace')}
            value={value.pace}
            options={
              Object.fromEntries(PRESET_NAMES.map((name) => [name, say(`new.pace-${name}`)])) as Record<
                PresetName,
                string
              >
            }
            onChange={(pace) => set({ pace })}
          />
          <Choose
            label={say('start.rules-edition')}
            value={value.edition}
            options={
              Object.fromEntries(
                EDITIONS.map((each) => [each, say('start.edition', { edition: each })]),
              ) as Record<Terms['edition'], string>
            }
            onChange={(to) => set({ edition: to })}
          />
          {isSlow ? <HoursFields hours={value.hours} onChange={(hours) => set({ hours })} /> : null}
          <Sides
            side={value.side}
            sides={['random', 'bid']}
            edition={value.edition}
            onChange={(side) => set({ side })}
          />
          {value.side === 'bid' ? null : (
            <Balance isBalanced={value.isBalanced} onChange={(isBalanced) => set({ isBalanced })} />
          )}
          <AidsChoice aids={value.aids} onChange={(aids) => set({ aids })}>
            {person.isGuest ? null : (
              <Switch label={say('new.rated')} on={value.rated} onChange={(on) => set({ rated: on })} />
            )}
          </AidsChoice>
        </div>
      </details>
    </section>
  );
}

const ANY = 'any';
const EVENING = 22;

interface HoursProps {
  readonly hours: Terms['hours'];
  readonly onChange: (hours: Terms['hours']) => void;
}

/** When one plays, on this device's clock. */
function HoursFields({ hours, onChange }: HoursProps) {
  const all = Object.fromEntries(
    Array.from({ length: 24 }, (_, hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`]),
  );
  const from = hours === null ? ANY : String(hours.from);
  return (
    <>
      <Choose
        label={sayCommunity('play-now.from')}
        value={from}
        options={{ [ANY]: sayCommunity('play-now.any'), ...all }}
        onChange={(first) =>
          onChange(first === ANY ? null : { from: Number(first), to: hours?.to ?? EVENING })
        }
      />
      {hours === null ? null : (
        <Choose
          label={sayCommunity('play-now.to')}
          value={String(hours.to)}
          options={all}
          onChange={(to) => onChange({ from: hours.from, to: Number(to) })}
        />
      )}
    </>
  );
}
