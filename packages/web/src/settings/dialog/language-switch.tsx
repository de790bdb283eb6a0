// Every language by its own name, where somebody finds it who cannot read the present one.
import { currentLanguage, say } from '@rubicon/words';
import { LANGUAGES } from '../../words/language.ts';
import { byOwnName, ownName } from '../language-choice.ts';
import { language } from '../settings.ts';
import './language-switch.css';

export function LanguageSwitch() {
  return (
    <div class="languages" role="group" aria-label={say('settings.language')}>
      {byOwnName(LANGUAGES).map((tag) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={tag === currentLanguage()}
          onClick={() => (language.value = tag)}
        >
          {ownName(tag)}
        </button>
      ))}
    </div>
  );
}
