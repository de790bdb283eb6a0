// The settings dialog; each setting takes effect as soon as it is changed.
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { currentLanguage, say } from '@rubicon/words';
import { LANGUAGES } from '../../words/language.ts';
import { play } from '../../sound/sound.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { byOwnName, ownName } from '../language-choice.ts';
import {
  allowHints,
  confirmCards,
  confirmEnd,
  diceSpeed,
  language,
  minimap,
  motion,
  noCurtain,
  plainLabels,
  recapSpeed,
  showIntel,
  showOdds,
  sound,
  theme,
  volume,
} from '../settings.ts';
import { DICE_SPEEDS, MINIMAPS, MOTIONS, RECAP_SPEEDS, THEMES } from '../setting-values.ts';
import './settings-dialog.css';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={say('settings.title')} closeLabel={say('settings.done')} onClose={onClose}>
      <div class="settings">
        <Group title={say('settings.look')}>
          <OneOf
            title={say('settings.theme')}
            setting={theme}
            options={THEMES}
            text={(each) => say(`settings.theme-${each}`)}
          />
          <OneOf
            title={say('settings.motion')}
            setting={motion}
            options={MOTIONS}
            text={(each) => say(`settings.motion-${each}`)}
          />
          <OneOf
            title={say('settings.minimap')}
            setting={minimap}
            options={MINIMAPS}
            text={(each) => say(`settings.minimap-${each}`)}
          />
          <Language />
          <OnOff
            setting={plainLabels}
            title={say('settings.plain-labels')}
            text={say('settings.plain-labels-text')}
          />
        </Group>
        <Group title={say('settings.play')}>
          <OneOf
            title={say('settings.recap')}
            setting={recapSpeed}
            options={RECAP_SPEEDS}
            text={(each) => say(`settings.recap-${each}`)}
          />
          <OnOff
            setting={noCurtain}
            title={say('settings.no-curtain')}
            text={say('settings.no-curtain-text')}
          />
          <OnOff
            setting={confirmEnd}
            title={say('settings.confirm-end')}
            text={say('settings.confirm-end-text')}
          />
          <OnOff
            setting={confirmCards}
            title={say('settings.confirm-cards')}
            text={say('settings.confirm-cards-text')}
          />
          <OneOf
            title={say('settings.dice')}
            setting={diceSpeed}
            options={DICE_SPEEDS}
            text={(each) => say(`settings.dice-${each}`)}
          />
        </Group>
        <Group title={say('settings.aids')}>
          <OnOff setting={showOdds} title={say('settings.odds')} text={say('settings.odds-text')} />
          <OnOff setting={allowHints} title={say('settings.hints')} text={say('settings.hints-text')} />
          <OnOff setting={showIntel} title={say('settings.intel')} text={say('settings.intel-text')} />
        </Group>
        <Group title={say('settings.hearing')}>
          <OnOff
            setting={sound}
            title={say('settings.sound')}
            text={say('settings.sound-text')}
            onChange={() => play('set-down')}
          />
          {sound.value && <Volume />}
        </Group>
        <p class="settings-kept">{say('settings.kept')}</p>
      </div>
    </Dialog>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <fieldset class="settings-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface OnOffProps {
  readonly setting: Signal<boolean>;
  readonly title: string;
  readonly text: string;
  readonly onChange?: () => void;
}

function OnOff({ setting, title, text, onChange }: OnOffProps) {
  const id = useId();
  return (
    <div class="settings-onoff">
      <input
        id={id}
        type="checkbox"
        class="settings-switch"
        checked={setting.value}
        aria-describedby={`${id}-text`}
        onChange={(event) => {
          setting.value = event.currentTarget.checked;
          onChange?.();
        }}
      />
      <label for={id} class="settings-name">
        {title}
      </label>
      <span id={`${id}-text`} class="settings-text">
        {text}
      </span>
    </div>
  );
}

interface OneOfProps<T extends string> {
  readonly title: string;
  readonly setting: Signal<T>;
  readonly options: readonly T[];
  readonly text: (option: T) => string;
}

/** A row of radio buttons that looks like one strip. */
function OneOf<T extends string>({ title, setting, options, text }: OneOfProps<T>) {
  const id = useId();
  return (
    <div class="settings-oneof" role="radiogroup" aria-labelledby={id}>
      <span id={id} class="settings-name">
        {title}
      </span>
      <div class="settings-strip">
        {options.map((option) => (
          <label key={option} class="settings-option">
            <input
              type="radio"
              class="unseen"
              name={id}
              checked={setting.value === option}
              onChange={() => (setting.value = option)}
            />
            {text(option)}
          </label>
        ))}
      </div>
    </div>
  );
}

function Language() {
  const id = useId();
  return (
    <div class="settings-oneof">
      <label for={id} class="settings-name">
        {say('settings.language')}
      </label>
      <select
        id={id}
        class="settings-select"
        value={language.value}
        onChange={(event) => (language.value = event.currentTarget.value)}
      >
        <option value="system">{say('settings.language-system')}</option>
        {byOwnName(LANGUAGES).map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {ownName(tag)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Volume() {
  const id = useId();
  const percent = new Intl.NumberFormat(currentLanguage(), { style: 'percent' });
  return (
    <div class="settings-oneof">
      <label for={id} class="settings-name">
        {say('settings.volume')}
      </label>
      <input
        id={id}
        type="range"
        class="settings-range"
        min="0"
        max="1"
        step="0.05"
        value={volume.value}
        aria-valuetext={percent.format(volume.value)}
        onInput={(event) => (volume.value = event.currentTarget.valueAsNumber)}
        onChange={() => play('set-down')}
      />
    </div>
  );
}
