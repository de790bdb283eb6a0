// A variation as a game: the game's entries up to its start, then its plays.
import {
  REVISION,
  RecordedChance,
  SeededChance,
  fold,
  give,
  newGame,
  type Chance,
  type Game,
  type GameFile,
  type GameOptions,
  type LogEntry,
} from '@rubicon/engine';
import { Refused } from '../../authority/authority.ts';
import type { Play } from './variation-tree.ts';

/** Draws, time and pauses mean nothing on an analysis board; without its clock the game is the same. */
const PLAYED: ReadonlySet<LogEntry['kind']> = new Set(['start', 'order', 'rebase']);

/** The game after an entry, to be continued. */
export function gameFrom(file: GameFile, at: number): Game {
  const entries = file.entries.slice(0, at + 1).filter(({ kind }) => PLAYED.has(kind));
  return fold({ options: { ...file.options, clock: null }, entries });
}

/** Refuses an illegal play. */
export function gameAfter(game: Game, plays: readonly Play[]): Game {
  let now = game;
  for (const play of plays) now = given(now, play, new RecordedChance(play.rolls));
  return now;
}

export function given(game: Game, { side, order }: Omit<Play, 'rolls'>, chance: Chance): Game {
  const request = { kind: 'order', side, decision: game.decisions[side], order } as const;
  const accepted = give(game, request, chance, game.entries.at(-1)!.atMs);
  if (!accepted.ok) throw new Refused(accepted.code, accepted.message, accepted.rule);
  return accepted.game;
}

/** A game that starts at a position. */
export function fileAt(
  options: Omit<GameOptions, 'clock'>,
  position: string,
  about: Pick<GameFile, 'players'> & { readonly reason: string; readonly nowMs: number },
): GameFile {
  const { game } = newGame({ ...options, clock: null }, new SeededChance(1), about.nowMs);
  const request = { kind: 'rebase', position, reason: about.reason, revision: REVISION } as const;
  const moved = give(game, request, new SeededChance(1), about.nowMs);
  if (!moved.ok) throw new Refused(moved.code, moved.message);
  return { options: game.options, players: about.players, dice: [], entries: moved.game.entries };
}

/** Whether a game was set to a position before anything was played: what it was dealt first means nothing. */
export const startsAtPosition = ({ entries }: GameFile): boolean => entries[1]?.kind === 'rebase';

/** A variation as a file to save or continue; its dice were rolled on this device and cannot be verified. */
export const variationFile = (game: Game, about: Pick<GameFile, 'players' | 'machines'>): GameFile => ({
  ...about,
  options: game.options,
  dice: [],
  entries: game.entries,
});
