import { roman, yearName, say } from '@rubicon/words';
import type { GameSummary } from '../authority/table.ts';
import { Dialog } from '../ui/dialog.tsx';
import { playerNames } from '../words/player-name.ts';

interface Props {
  readonly game: GameSummary;
  readonly isDamaged: boolean;
  readonly onRemove: (game: GameSummary) => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ game, isDamaged, onRemove, onClose }: Props) {
  return (
    <Dialog
      title={say('start.remove-title')}
      closeLabel={say('start.keep')}
      onClose={onClose}
      buttons={
        <button type="button" class="button primary" onClick={() => onRemove(game)}>
          {say('start.remove')}
        </button>
      }
    >
      <p>
        {isDamaged
          ? say('start.remove-damaged-text')
          : say('start.remove-text', {
              players: say('start.players', playerNames(game.players)),
              year: yearName(game.year),
              turn: roman(game.turn),
            })}
      </p>
    </Dialog>
  );
}
