// The choice of language, each by its own name, so that people who cannot read the current one find theirs.
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
