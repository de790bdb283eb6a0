// What somebody wrote about moments of a game: kept on this device, besides what came with the file.
import { signal, type ReadonlySignal } from '@preact/signals';
import { MAX_NOTE, type GameNote } from '@rubicon/engine';
import { notesName, readNotes } from './margin.ts';
import type { StudyStore } from './study-store.ts';

export interface Notes {
  readonly all: ReadonlySignal<readonly GameNote[]>; // in the order of the game, one for each moment
  /** An empty text removes the note. */
  readonly write: (entry: number, text: string) => Promise<void>;
}

export async function openNotes(
  store: StudyStore,
  source: string,
  given: readonly GameNote[],
): Promise<Notes> {
  const all = signal((await readNotes(store, source)) ?? given);
  return {
    all,
    write: async (entry, text) => {
      const clean = text.trim().toWellFormed().slice(0, MAX_NOTE);
      const others = all.value.filter((note) => note.entry !== entry);
      const next = clean === '' ? others : [...others, { entry, text: clean }];
      all.value = next.toSorted((one, other) => one.entry - other.entry);
      await store.keep(notesName(source), all.value);
    },
  };
}
