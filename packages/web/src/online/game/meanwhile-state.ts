// A game against a computer on this device, while an opponent is sought: which, and whether it is on the screen.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Authority } from '../../authority/authority.ts';
import type { GameId } from '../../authority/table.ts';
import { emptyForm, readForm } from '../../new-game/form.ts';
import { against } from '../../new-game/opponents.ts';
import { FIRST_LEVEL, suggestedLevel } from '../../new-game/suggestion.ts';
import { lastOpponent } from '../../storage/last-opponent.ts';

export interface MeanwhileState {
  readonly game: ReadonlySignal<GameId | null>; // on the screen
  /** Opens the game, or begins one against the level last chosen on this device, else one that suits the player. */
  readonly open: () => Promise<void>;
  readonly show: (game: GameId) => void;
  readonly leave: () => void;
}

type Games = Pick<Authority, 'games' | 'create'>;

export function newMeanwhile(authority: Games): MeanwhileState {
  const game = signal<GameId | null>(null);
  let begun: GameId | null = null;
  const show = (wanted: GameId): void => {
    begun = wanted;
    game.value = wanted;
  };
  return {
    game,
    open: async () => show(begun ?? (await begin(authority))),
    show,
    leave: () => {
      game.value = null;
    },
  };
}

async function begin(authority: Games): Promise<GameId> {
  const { own, level } = lastOpponent() ?? {
    own: 'caesar',
    level: suggestedLevel(await authority.games()) ?? FIRST_LEVEL,
  };
  const form = readForm(emptyForm());
  if (!('wanted' in form)) throw new Error('An untouched form is always complete.');
  return authority.create(against(form.wanted, own, level));
}
