// Exports games to files and imports them again.
import { LEVELS, type Level } from '@rubicon/ai/level';
import {
  FoldError,
  RecordedChance,
  exportGame,
  fold,
  give,
  makeGameFile,
  parseGameFile,
  type Game,
  type GameFile,
  type GameNote,
  type Request,
} from '@rubicon/engine';
import { Refused } from '../authority.ts';
import { newDice, type DiceSource, type RandomBytes } from '../record/dice-source.ts';
import type { StoredLog } from '../record/game-store.ts';
import type { Machines } from '../table.ts';

const MAX_BYTES = 2_000_000;

/** The game without undone orders, and with the secrets of its dice only once it is over. */
export const fileText = (log: StoredLog, notes: readonly GameNote[]): string =>
  makeGameFile(noted(exportGame(fileOf(log)), notes));

/** Adds the notes on orders that are in the file: one may refer to an order that was undone. */
export const noted = (file: GameFile, notes: readonly GameNote[]): GameFile => ({
  ...file,
  notes: notes.filter(({ entry }) => entry < file.entries.length),
});

/** The notes of a file, numbered as in the exported one: without undone orders. */
export const notesIn = (file: GameFile): readonly GameNote[] | null =>
  file.notes === undefined ? null : exportGame(file).notes!;

/** The game as it is stored, with the secrets of its dice only once it is over. */
export function fileOf({ stored, entries }: StoredLog): GameFile {
  const { options, players, machines, dice, standing } = stored;
  const isOver = standing.result !== null;
  const shown = isOver ? dice : dice.map((epoch) => ({ ...epoch, secret: null }));
  return { options, players, machines: writtenMachines(machines), dice: shown, entries };
}

const writtenMachines = ({ caesar, pompey }: Machines): NonNullable<GameFile['machines']> => ({
  ...(caesar === null ? {} : { caesar }),
  ...(pompey === null ? {} : { pompey }),
});

/** Refuses a level that only a later version can play: the game would be a different one. */
function machinesIn({ machines = {} }: GameFile): Machines {
  const levelOf = (name: string | undefined): Level | null => {
    if (name === undefined) return null;
    const level = LEVELS.find((each) => each === name);
    if (level === undefined) throw new Refused('future-version', `There is no machine “${name}” here.`);
    return level;
  };
  return { caesar: levelOf(machines.caesar), pompey: levelOf(machines.pompey) };
}

export interface LoadedGame {
  readonly file: GameFile;
  readonly game: Game;
  readonly source: DiceSource;
  readonly machines: Machines;
}

/** Reads a file and prepares its game to be continued. Refuses with the line that is wrong. */
export async function loadGame(blob: Blob, randomBytes: RandomBytes, nowMs: number): Promise<LoadedGame> {
  const { file, game } = readGame(await textOf(blob));
  const machines = machinesIn(file);
  return { machines, ...goOn(file, game, randomBytes, nowMs) };
}

/** Parses and replays the game in a file. Refuses with the line that is wrong. */
export function readGame(text: string): { readonly file: GameFile; readonly game: Game } {
  const file = parseFile(text);
  return { file, game: playThrough(file, text) };
}

export function parseFile(text: string): GameFile {
  const parsed = parseGameFile(text);
  if (!parsed.ok) throw new Refused(parsed.fault.code, parsed.fault.message, null, parsed.fault.line);
  return parsed.file;
}

export async function textOf(blob: Blob): Promise<string> {
  if (blob.size > MAX_BYTES) throw new Refused('file-too-long', `A game has at most ${MAX_BYTES} bytes.`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await blob.arrayBuffer());
  } catch (error) {
    if (error instanceof TypeError) throw new Refused('not-text', 'The file is no text.');
    throw new Refused('not-readable', 'The file could not be read.');
  }
}

function playThrough(file: GameFile, text: string): Game {
  try {
    return fold(file);
  } catch (error) {
    if (!(error instanceof FoldError)) throw error;
    const line = text.split('\n').findIndex((each) => each.startsWith(`${error.entry} +`)) + 1;
    throw new Refused('impossible-game', error.message, null, line);
  }
}

/**
 * The owner of a file may know the coming dice of a running game, and an older file would roll them twice: from here on
 * they come from a new commitment. Where the file has no commitment for the earlier rolls, a new one would prove
 * nothing, so none is made.
 */
function goOn(
  file: GameFile,
  game: Game,
  randomBytes: RandomBytes,
  nowMs: number,
): Omit<LoadedGame, 'machines'> {
  const source = newDice(randomBytes, game.diceEpoch + 1);
  if (game.result !== null) return { file, game, source };
  const awake = game.paused ? accepted(game, { kind: 'resume' }, nowMs) : game;
  if (file.dice.length < game.diceEpoch)
    return { file: { ...file, entries: awake.entries }, game: awake, source };
  const next = accepted(awake, { kind: 'epoch', number: source.number }, nowMs);
  const dice = [...file.dice.slice(0, game.diceEpoch), source];
  return { file: { ...file, dice, entries: next.entries }, game: next, source };
}

function accepted(game: Game, request: Request, nowMs: number): Game {
  const outcome = give(game, request, new RecordedChance([]), nowMs);
  if (!outcome.ok) throw new Error(`The game could not be continued: ${outcome.message}`);
  return outcome.game;
}
