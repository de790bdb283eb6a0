// After the last lesson: a whole game against the level to start with.
import { levelName, say, sideName } from '@rubicon/words';
import type { Authority } from '../authority/authority.ts';
import { DEFAULT_GAME } from '../new-game/default-game.ts';
import { against } from '../new-game/opponents.ts';
import { FIRST_LEVEL } from '../new-game/suggestion.ts';
import { openGame, openPage } from '../routes/address.ts';

export type Games = Pick<Authority, 'create'>;

export function FirstGame({ games }: { readonly games: Games }) {
  const begin = (): void => {
    games.create(against(DEFAULT_GAME, 'caesar', FIRST_LEVEL)).then(openGame, () => openPage('start')); // it says why
  };
  return (
    <button type="button" class="button primary cartouche-go lesson-next" onClick={begin}>
      {say('start.quick', { level: levelName(FIRST_LEVEL), side: sideName('caesar') })}
    </button>
  );
}
