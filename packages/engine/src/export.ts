// A game to give away: orders that were taken back or replaced are never shown to anybody, not even after the end.
import { RecordedChance } from './chance.ts';
import { fold } from './fold.ts';
import { give, newGame, type Game } from './game.ts';
import type { GameFile } from './game-file.ts';
import type { LogEntry } from './log.ts';
import type { Pending } from './pending.ts';

/** The same game without what was taken back. It folds to the same positions and its rolls verify as before. */
export function exportGame(file: GameFile): GameFile {
  const [start, ...rest] = keptEntries(file);
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
  return { ...file, entries: game.entries };
}

/** All entries but undo, and of the orders those that were pending when a barrier published them. */
function keptEntries(file: GameFile): LogEntry[] {
  const kept = new Set<number>();
  let before: readonly Pending[] = [];
  fold(file, ({ game, entry }) => {
    const index = game.entries.length - 1;
    if (entry.kind !== 'undo' && (entry.kind !== 'order' || game.pending.length === 0)) kept.add(index);
    if (game.pending.length === 0 && entry.kind !== 'undo' && entry.kind !== 'rebase')
      for (const each of before) kept.add(each.entry);
    before = game.pending;
  });
  for (const each of before) kept.add(each.entry);
  return file.entries.filter((_, index) => kept.has(index));
}
