// The menu of a replayed game.
import { useSignal } from '@preact/signals';
import { makePosition } from '@rubicon/engine';
import type { ComponentChildren } from 'preact';
import { Refused } from '../../authority/authority.ts';
import { refusalText } from '../../authority/refusal-words.ts';
import { download, fileNameOf } from '../../ui/download.ts';
import { leaveTable, linkTo, openGame, openPage } from '../../routes/address.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { sayStudy } from '../../words/topics/study.ts';
import { openEditor } from '../model/editor-draft.ts';
import { gameFrom } from '../model/variation-game.ts';
import { makeSource, replayAddress, type Source } from '../../routes/moment.ts';
import type { Notes } from '../model/notes.ts';
import type { Playback } from './playback.ts';
import { REPLAY_KEYS } from './replay-keys.ts';
import '../../table/overlays.css';

interface Props {
  readonly source: Source;
  readonly playback: Playback;
  readonly notes: Notes;
  readonly onClose: () => void;
}

export function ReplayMenu({ source, playback, notes, onClose }: Props) {
  const said = useSignal<string | null>(null);
  const { opened, save, whole } = playback.replaySource;
  const view = playback.frame.value?.view;
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      said.value = sayStudy('board.failed', {
        why: refusalText(error instanceof Refused ? error : { code: 'unknown' }),
      });
    }
  };
  const copy = async (): Promise<void> => {
    const { at, perspective, replaySource } = playback;
    const moment = { source, at: at.value, by: replaySource.by, perspective: perspective.value };
    const address = replayAddress(moment);
    // Of a game on this device a server knows nothing
    const url = source.kind === 'play' ? linkTo(address.slice(1)) : new URL(address, location.href).href;
    try {
      await navigator.clipboard.writeText(url);
      said.value = sayStudy(source.kind === 'play' ? 'study.copied' : 'study.copied.device');
    } catch {
      said.value = sayStudy('study.copy.failed');
    }
  };
  return (
    <Dialog title={sayStudy('study.more')} onClose={onClose}>
      <div class="menu">
        <Item onPress={() => void copy()}>{sayStudy('study.copy')}</Item>
        {save === null || view === undefined ? null : (
          <Item
            onPress={() =>
              void attempt(async () => {
                const { year, turn } = view;
                download(await save(notes.all.value), fileNameOf({ players: opened.players, year, turn }));
              })
            }
          >
            {sayStudy('study.save')}
          </Item>
        )}
        {whole === null ? null : (
          <Item
            onPress={() =>
              void attempt(async () => {
                const file = await whole();
                const { state } = gameFrom(file, playback.at.value);
                openEditor({ position: makePosition(state), options: file.options });
              })
            }
          >
            {sayStudy('study.edit')}
          </Item>
        )}
        {opened.result === null ? null : (
          <Item onPress={() => openPage(`review=${makeSource(source)}`)}>{sayStudy('study.review')}</Item>
        )}
        {source.kind === 'local' ? (
          <Item onPress={() => openGame(source.id)}>{sayStudy('study.table')}</Item>
        ) : source.kind === 'play' ? (
          <Item onPress={() => openPage(`play=${source.id}`)}>{sayStudy('study.table')}</Item>
        ) : null}
        <Item onPress={leaveTable}>{sayStudy('study.leave')}</Item>
      </div>
      <p aria-live="polite" class="study-said">
        {said.value}
      </p>
      <h3>{sayStudy('study.keys')}</h3>
      <dl class="keys">
        {REPLAY_KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{sayStudy(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Item({ onPress, children }: { readonly onPress: () => void; readonly children: ComponentChildren }) {
  return (
    <button type="button" class="button" onClick={onPress}>
      {children}
    </button>
  );
}
