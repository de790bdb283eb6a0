// Notes on moments of a game: stored on this device, besides those from the file.
import { signal, type ReadonlySignal } from '@preact/signals';
import { MAX_NOTE, type GameNote } from '@rubicon/engine';
import { notesName, readNotes } from '../../storage/annotations.ts';
import type { Perspective } from '../../routes/moment.ts';
import type { ReplaySource } from './replay-source.ts';
import type { DeviceStore } from '../../storage/device-store.ts';

export interface Notes {
  readonly all: ReadonlySignal<readonly GameNote[]>; // in game order, one per moment
  /** An empty text removes the note. */
  readonly write: (entry: number, text: string) => Promise<void>;
}

export async function openNotes(
  store: DeviceStore,
  source: string,
  given: readonly GameNote[],
): Promise<Notes> {
  const all = signal((await readNotes(store, source)) ?? given);
  let last: Promise<void> = Promise.resolve();
  const write = async (before: Promise<void>, entry: number, text: string): Promise<void> => {
    await before.catch(() => {}); // its own caller handles a failure
    const clean = text.trim().toWellFormed().slice(0, MAX_NOTE);
    const now = (await readNotes(store, source)) ?? all.value; // another window may have written since
    const others = now.filter((note) => note.entry !== entry);
    const next = clean === '' ? others : [...others, { entry, text: clean }];
    all.value = next.toSorted((one, other) => one.entry - other.entry);
    await store.keep(notesName(source), all.value);
  };
  return {
    all,
    write: (entry, text) => {
      last = write(last, entry, text);
      return last;
    },
  };
}

/** For a running online game, stored under the seat whose events they are about. */
const toldName = (source: string, perspective: Perspective): string => `${source} ${perspective}`;

/** The notes on a game; once it is over, including those written while it ran. */
export async function openNotesOn(
  store: DeviceStore,
  source: string,
  {
    by,
    opened,
    story,
  }: Pick<ReplaySource, 'by' | 'story'> & {
    readonly opened: Pick<ReplaySource['opened'], 'perspectives' | 'notes'>;
  },
): Promise<Notes> {
  if (by === 'history') return openNotes(store, toldName(source, opened.perspectives[0]!), []);
  const given = new Map(opened.notes.map((note) => [note.entry, note]));
  for (const perspective of opened.perspectives) {
    const notes = (await readNotes(store, toldName(source, perspective))) ?? [];
    const historyEntries = notes.length === 0 ? [] : await story(perspective);
    for (const { entry: told, text } of notes) {
      const entry = historyEntries[told]?.cursor;
      if (entry !== undefined) given.set(entry, { entry, text });
    }
  }
  return openNotes(
    store,
    source,
    [...given.values()].toSorted((one, other) => one.entry - other.entry),
  );
}
