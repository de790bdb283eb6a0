// The position editor: any position, validated by the engine, then studied, played or saved.
import { useSignal } from '@preact/signals';
import { EDITIONS, type BlockId, type Edition } from '@rubicon/engine';
import { useEffect, useMemo } from 'preact/hooks';
import { say } from '@rubicon/words';
import { Refused, type Authority } from '../../authority/authority.ts';
import { refusalText } from '../../authority/refusal-words.ts';
import { Board } from '../../board/board.tsx';
import { areaOf } from '../../board/hands.ts';
import { randomId } from '../../net/random-id.ts';
import { minimap, plainLabels } from '../../settings/settings.ts';
import { download, fileNameOf } from '../../ui/download.ts';
import { MachineDialog } from '../../new-game/machine-dialog.tsx';
import { leaveTable, openGame } from '../../routes/address.ts';
import { sayStudy } from '../../words/topics/study.ts';
import { variationAddress, variationBoardName } from '../../routes/variation-address.ts';
import { DRAGGED, createEditorState, type Against, type EditorState } from './editor-state.ts';
import { EditorDock } from './editor-dock.tsx';
import { takeDraft } from '../model/editor-draft.ts';
import { EditorSide } from './editor-side.tsx';
import { indexedDeviceStore } from '../../storage/device-store.ts';
import '../../table/table-page.css';
import '../../table/header.css';
import '../replay/replay-table.css';
import '../replay/replay-bar.css';
import './editor.css';

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

export function EditorPage({ authority }: { readonly authority: Pick<Authority, 'load'> }) {
  const editor = useMemo(() => createEditorState(takeDraft(), newSeed, Date.now), []);
  const said = useSignal<string | null>(null);
  const isChoosing = useSignal(false);
  useEffect(() => {
    document.title = sayStudy('editor.title');
  }, []);
  const attempt = async (work: () => Promise<void> | void): Promise<void> => {
    said.value = null;
    try {
      await work();
    } catch (error) {
      said.value = sayStudy('board.failed', {
        why: refusalText(error instanceof Refused ? error : { code: 'unknown' }),
      });
    }
  };
  const study = async (): Promise<void> => {
    const id = randomId().slice(0, 8);
    await indexedDeviceStore().keep(variationBoardName(id), editor.file(null));
    location.hash = variationAddress({ source: { kind: 'board', id }, at: null, line: null });
  };
  const play = (against: Against | null): Promise<void> =>
    attempt(async () => openGame(await authority.load(new Blob([editor.file(against)]))));
  const save = (): void => {
    const { year, turn } = editor.setup.value;
    const url = URL.createObjectURL(new Blob([editor.file(null)], { type: 'text/plain;charset=utf-8' }));
    download(url, fileNameOf({ players: { caesar: sayStudy('board.player'), pompey: '' }, year, turn }));
  };
  return (
    <div class="table study editor">
      <EditorHeader editor={editor} />
      <main class="table-map" aria-label={say('table.map')}>
        <EditorMap editor={editor} />
      </main>
      <EditorDock
        editor={editor}
        said={said.value}
        onStudy={() => void attempt(study)}
        onScreen={() => void play(null)}
        onMachine={() => (isChoosing.value = true)}
        onSave={() => void attempt(save)}
      />
      <EditorSide editor={editor} />
      {isChoosing.value ? (
        <MachineDialog
          onBegin={(own, level) => void play({ own, level })}
          onClose={() => (isChoosing.value = false)}
        />
      ) : null}
    </div>
  );
}

function EditorHeader({ editor: { edition, begin } }: { readonly editor: EditorState }) {
  return (
    <header class="header editor-header">
      <h1>{sayStudy('editor.title')}</h1>
      <label class="study-select">
        <span>{sayStudy('editor.edition')}</span>
        <select
          value={edition.value}
          onChange={({ currentTarget }) => (edition.value = currentTarget.value as Edition)}
        >
          {EDITIONS.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" onClick={() => begin('start')}>
        {sayStudy('editor.from.start')}
      </button>
      <button type="button" class="button" onClick={() => begin('empty')}>
        {sayStudy('editor.from.empty')}
      </button>
      <button type="button" class="button editor-leave" onClick={leaveTable}>
        {sayStudy('study.leave')}
      </button>
    </header>
  );
}

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_FLIGHTS = [] as const;

/** The board handles drags of its own blocks; those from beside it use the browser's drag and drop. */
function EditorMap({ editor }: { readonly editor: EditorState }) {
  return (
    <div
      class="editor-map"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const area = areaOf(event.target as Element);
        const block = event.dataTransfer?.getData(DRAGGED);
        if (area === null || block === undefined || block === '') return;
        event.preventDefault();
        editor.place(block as BlockId, area);
      }}
    >
      <Board
        view={editor.view.value.view}
        lit={editor.lit.value}
        selected={editor.selected.value}
        mark={null}
        flights={NO_FLIGHTS}
        plain={plainLabels.value}
        events={editor.board}
        insets={NO_INSETS}
        overview={minimap.value}
      />
    </div>
  );
}
