// All options of a new game.
import { useSignal } from '@preact/signals';
import { EDITIONS, RULE_CHOICES, MAX_HANDICAP, SIDES } from '@rubicon/engine';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '@rubicon/words';
import type { NewGame } from '../authority/authority.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Choose, Write } from '../ui/fields.tsx';
import { Balance } from './balance.tsx';
import {
  MAX_NAME,
  emptyForm,
  isBalanced,
  readForm,
  withBalance,
  type FormValues,
  type Problems,
} from './form.ts';
import './rules-dialog.css';

interface Props {
  readonly onBegin: (wanted: NewGame) => void;
  readonly onClose: () => void;
}

const FORM = 'rules-form';

export function RulesDialog({ onBegin, onClose }: Props) {
  const form = useSignal(emptyForm());
  const problems = useSignal<Problems>({});
  const element = useRef<HTMLFormElement>(null);
  const { value } = form;

  const set = <K extends keyof FormValues>(name: K, to: FormValues[K]): void => {
    form.value = { ...value, [name]: to };
  };
  useEffect(() => {
    element.current!.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems.value]);

  return (
    <Dialog
      title={say('start.rules-title')}
      closeLabel={say('start.rules-cancel')}
      onClose={onClose}
      buttons={
        <button type="submit" form={FORM} class="button primary">
          {say('start.rules-begin')}
        </button>
      }
    >
      <form
        ref={element}
        id={FORM}
        class="rules-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const read = readForm(value);
          if ('wanted' in read) onBegin(read.wanted);
          else problems.value = read.problems;
        }}
      >
        <fieldset class="rules-set">
          <legend>{say('start.rules-edition')}</legend>
          {EDITIONS.map((edition) => (
            <label key={edition} class="rules-edition">
              <input
                type="radio"
                name="edition"
                checked={value.edition === edition}
                onChange={() => set('edition', edition)}
              />
              <b>{say('start.edition', { edition })}</b>
              <span class="rules-about">{say(`start.edition-${edition}`)}</span>
            </label>
          ))}
        </fieldset>

        <fieldset class="rules-set rules-pair">
          <legend>{say('start.rules-players')}</legend>
          {SIDES.map((side) => (
            <Write
              key={side}
              label={say('start.rules-name', { side })}
              value={value[side]}
              maxLength={MAX_NAME * 2}
              problem={problems.value[side] ?? null}
              onInput={(text) => set(side, text)}
            />
          ))}
        </fieldset>

        <fieldset class="rules-set rules-pair">
          <legend>{say('start.rules-more')}</legend>
          <Balance isBalanced={isBalanced(value)} onChange={(on) => (form.value = withBalance(value, on))} />
          <Choose
            label={say('start.deployment')}
            value={value.freeDeployment ? 'free' : 'historical'}
            options={{
              historical: say('start.deployment-historical'),
              free: say('start.deployment-free'),
            }}
            onChange={(chosen) => set('freeDeployment', chosen === 'free')}
          />
          <Choose
            label={say('start.first-turn')}
            value={value.firstTurn}
            options={
              Object.fromEntries(
                (['edition', ...RULE_CHOICES.firstTurn] as const).map((each) => [
                  each,
                  say(`start.first-turn-${each}`),
                ]),
              ) as Record<FormValues['firstTurn'], string>
            }
            onChange={(chosen) => set('firstTurn', chosen)}
          />
          <Choose
            label={say('start.cleopatra')}
            value={value.cleopatraActs}
            options={
              Object.fromEntries(
                RULE_CHOICES.cleopatraActs.map((each) => [each, say(`start.cleopatra-${each}`)]),
              ) as Record<FormValues['cleopatraActs'], string>
            }
            onChange={(chosen) => set('cleopatraActs', chosen)}
          />
          <Choose
            label={say('start.handicap')}
            value={value.handicapSide}
            options={
              Object.fromEntries([
                ['none', say('start.handicap-none')],
                ...SIDES.map((side) => [side, say('start.handicap-side', { side })]),
              ]) as Record<FormValues['handicapSide'], string>
            }
            onChange={(chosen) => set('handicapSide', chosen)}
          />
          {value.handicapSide !== 'none' && (
            <Write
              label={say('start.handicap-points', { most: MAX_HANDICAP })}
              value={value.handicapPoints}
              maxLength={3}
              isNumber
              problem={problems.value.handicapPoints ?? null}
              onInput={(text) => set('handicapPoints', text)}
            />
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
