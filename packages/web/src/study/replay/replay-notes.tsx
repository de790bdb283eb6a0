// The notes: on the moment shown, and all of them.
import { useSignal } from '@preact/signals';
import { MAX_NOTE } from '@rubicon/engine';
import { roman, yearName, say } from '@rubicon/words';
import { sayStudy } from '../../words/topics/study.ts';
import type { Notes } from '../model/notes.ts';
import type { Playback } from './playback.ts';
import './replay-notes.css';

export function ReplayNotes({ playback, notes }: { readonly playback: Playback; readonly notes: Notes }) {
  const at = playback.at.value;
  return (
    <div class="study-notes">
      <NoteForm key={at} at={at} notes={notes} />
      <NoteList playback={playback} notes={notes} />
    </div>
  );
}

function NoteForm({ at, notes }: { readonly at: number; readonly notes: Notes }) {
  const kept = notes.all.value.find(({ entry }) => entry === at)?.text ?? '';
  const draft = useSignal(kept);
  const hasFailed = useSignal(false);
  const write = async (text: string): Promise<void> => {
    hasFailed.value = false;
    draft.value = text;
    try {
      await notes.write(at, text);
    } catch {
      hasFailed.value = true;
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void write(draft.value);
      }}
    >
      <label for="study-note">{sayStudy('study.note.label')}</label>
      <textarea
        id="study-note"
        rows={4}
        maxLength={MAX_NOTE}
        aria-describedby="study-note-hint"
        value={draft.value}
        onInput={({ currentTarget }) => (draft.value = currentTarget.value)}
      />
      <p id="study-note-hint" class="study-quiet">
        {sayStudy('study.note.hint')}
      </p>
      <div class="study-buttons">
        {kept === '' ? null : (
          <button type="button" class="button" onClick={() => void write('')}>
            {sayStudy('study.note.remove')}
          </button>
        )}
        <button type="submit" class="button primary" disabled={draft.value.trim() === kept}>
          {sayStudy('study.note.add')}
        </button>
      </div>
      <p role="alert">{hasFailed.value ? sayStudy('study.note.failed') : null}</p>
    </form>
  );
}

function NoteList({ playback, notes }: { readonly playback: Playback; readonly notes: Notes }) {
  const all = notes.all.value;
  const { turns } = playback.landmarks.value;
  return (
    <>
      <h3>{sayStudy('study.note.list')}</h3>
      {all.length === 0 ? <p class="study-quiet">{sayStudy('study.note.none')}</p> : null}
      <ol class="study-note-list">
        {all.map(({ entry, text }) => {
          const when = turns.findLast(({ at }) => at <= entry);
          return (
            <li key={entry}>
              <button type="button" class="link" onClick={() => playback.go(entry)}>
                {when === undefined
                  ? sayStudy('study.first')
                  : say('log.turn', { year: yearName(when.year), turn: roman(when.turn) })}
              </button>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
