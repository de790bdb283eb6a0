// The menu of an analysis board: its variations, and other actions.
import { useSignal } from '@preact/signals';
import { makeGameFile, makePosition, viewOf, type Side } from '@rubicon/engine';
import { levelName, say } from '@rubicon/words';
import { Refused, type Authority } from '../../authority/authority.ts';
import { refusalText } from '../../authority/refusal-words.ts';
import type { GameId } from '../../authority/table.ts';
import { download, fileNameOf } from '../../ui/download.ts';
import { MachineDialog } from '../../new-game/machine-dialog.tsx';
import type { MachineLevel } from '@rubicon/protocol/lists';
import { openGame } from '../../routes/address.ts';
import { sayStudy } from '../../words/topics/study.ts';
import { openEditor } from '../model/editor-draft.ts';
import type { VariationAuthority } from './variation-authority.ts';
import { variationFile } from '../model/variation-game.ts';
import { VariationList } from '../model/variation-list.tsx';
import { endOf } from '../model/variation-tree.ts';

interface Props {
  readonly board: VariationAuthority;
  readonly authority: Pick<Authority, 'load'>;
}

export function VariationMenu({ board, authority }: Props) {
  const said = useSignal<string | null>(null);
  const isChoosing = useSignal(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      said.value = sayStudy('board.failed', {
        why: refusalText(error instanceof Refused ? error : { code: 'unknown' }),
      });
    }
  };
  const playOn = (against: { readonly own: Side; readonly level: MachineLevel } | null): Promise<void> =>
    attempt(async () => {
      const name = sayStudy('board.player');
      const machine =
        against === null ? name : say('start.machine-name', { level: levelName(against.level) });
      const file = variationFile(board.game(), {
        players: {
          caesar: against?.own === 'pompey' ? machine : name,
          pompey: against?.own === 'caesar' ? machine : name,
        },
        machines: against === null ? {} : { [against.own === 'caesar' ? 'pompey' : 'caesar']: against.level },
      });
      openGame(await authority.load(new Blob([makeGameFile(file)])));
    });
  const save = (): Promise<void> =>
    attempt(async () => {
      const { year, turn } = viewOf(board.game(), 'spectator');
      const player = sayStudy('board.player');
      const url = await board.save('' as GameId);
      download(url, fileNameOf({ players: { caesar: player, pompey: '' }, year, turn }));
    });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(makePosition(board.game().state));
      said.value = sayStudy('board.copied');
    } catch {
      said.value = sayStudy('board.copy.failed');
    }
  };
  return (
    <>
      <p>{sayStudy('board.lines.note')}</p>
      <VariationList
        tree={board.tree.value}
        current={board.spot.value.line}
        onOpen={(line) => board.goTo(endOf(board.tree.value, line))}
        onRename={board.rename}
        onRemove={board.remove}
      />
      <button type="button" class="button" onClick={() => void save()}>
        {sayStudy('board.save')}
      </button>
      <button type="button" class="button" onClick={() => void copy()}>
        {sayStudy('board.copy')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() =>
          openEditor({ position: makePosition(board.game().state), options: board.game().options })
        }
      >
        {sayStudy('board.edit')}
      </button>
      <button type="button" class="button" onClick={() => void playOn(null)}>
        {sayStudy('board.screen')}
      </button>
      <button type="button" class="button" onClick={() => (isChoosing.value = true)}>
        {sayStudy('board.machine')}
      </button>
      <p aria-live="polite">{said.value}</p>
      {isChoosing.value ? (
        <MachineDialog
          onBegin={(own, level) => void playOn({ own, level })}
          onClose={() => (isChoosing.value = false)}
        />
      ) : null}
    </>
  );
}
