// A game's annotations, stored on this device beside its log: notes, variations, analysis results.
import type { GameNote } from '@rubicon/engine';
import type { GameId } from '../authority/table.ts';
import type { DeviceStore } from './device-store.ts';

export const notesName = (source: string): string => `notes ${source}`;
export const variationsName = (source: string): string => `tree ${source}`;
export const reviewName = (source: string): string => `review ${source}`;

/** The annotations of this device's games, whose id is their source. */
export interface Margins {
  readonly notes: (game: GameId) => Promise<readonly GameNote[]>;
  readonly write: (game: GameId, notes: readonly GameNote[]) => Promise<void>;
  readonly remove: (game: GameId) => Promise<void>;
}

export const marginsIn = (store: DeviceStore): Margins => ({
  notes: async (game) => (await readNotes(store, game)) ?? [],
  write: (game, notes) => store.keep(notesName(game), notes),
  remove: async (game) => {
    for (const nameOf of [notesName, variationsName, reviewName]) await store.remove(nameOf(game));
  },
});

/** Null if nothing is stored yet, another version stored it, or it cannot be read. */
export async function readNotes(store: DeviceStore, source: string): Promise<readonly GameNote[] | null> {
  const kept = await store.read(notesName(source)).catch(() => null);
  return Array.isArray(kept) && kept.every(isNote) ? kept : null;
}

const isNote = (value: unknown): value is GameNote =>
  typeof value === 'object' &&
  value !== null &&
  'entry' in value &&
  Number.isSafeInteger(value.entry) &&
  'text' in value &&
  typeof value.text === 'string';
