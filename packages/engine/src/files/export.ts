// A game to give away: orders that were taken back or replaced are never shown to anybody, not even after the end.
import { RecordedChance } from '../dice/chance.ts';
import { fold } from '../game/fold.ts';
import { give, newGame, type Game } from '../game/game.ts';
import type { GameFile } from './game-file.ts';
import type { GameNote } from './note.ts';
import type { Log } from '../game/log.ts';
import type { Pending } from '../game/pending.ts';

/** The same game without what was taken back. It folds to the same positions and its rolls verify as before. */
export function exportGame(file: GameFile): GameFile {
  const kept = keptEntries(file);
  const [start, ...rest] = kept.map((number) => file.entries[number]!);
  let game: Game = newGame(file.options, new RecordedChance(start!.rolls), start!.atMs).game;
  for (const entry of rest) {
    if (entry.kind === 'start') continue; // there is only one
    const { rolls, atMs, ...request } = entry;
    // Decisions are counted anew: their old numbers would tell how often one was changed
    const renumbered =
      request.kind === 'order' ? { ...request, decision: game.decisions[request.side] } : request;
    const accepted = give(game, renumbered, new RecordedChance(rolls), atMs);
    if (!accepted.ok) throw new Error(`An entry that was kept became impossible: ${accepted.message}`);
    game = accepted.game;
  }
  return {
    ...file,
    entries: game.entries,
    ...(file.notes === undefined ? {} : { notes: file.notes.map((note) => moved(note, kept)) }),
  };
}

/** A note on an entry that is left out belongs to the last one before it that was kept. */
const moved = ({ entry, text }: GameNote, kept: readonly number[]): GameNote => ({
  entry: kept.filter((each) => each <= entry).length - 1,
  text,
});

/** Numbers of all entries but undo, and of the orders those that were pending when a barrier published them. */
export function keptEntries(log: Log): number[] {
  const kept = new Set<number>();
  let before: readonly Pending[] = [];
  fold(log, ({ game, entry }) => {
    const index = game.entries.length - 1;
    if (entry.kind !== 'undo' && (entry.kind !== 'order' || game.pending.length === 0)) kept.add(index);
    if (game.pending.length === 0 && entry.kind !== 'undo' && entry.kind !== 'rebase')
      for (const each of before) kept.add(each.entry);
    before = game.pending;
  });
  for (const each of before) kept.add(each.entry);
  return log.entries.map((_, index) => index).filter((index) => kept.has(index));
}
