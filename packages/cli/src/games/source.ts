// What a command is given to work on: a position or a game, as an argument, in a file or on standard input.
import { readFileSync, statSync } from 'node:fs';
import {
  FoldError,
  askedSides,
  fold,
  parseGameFile,
  parsePosition,
  viewFor,
  viewOf,
  type Accepted,
  type Event,
  type FileFault,
  type Game,
  type GameFile,
  type Log,
  type Side,
  type State,
  type View,
  type Viewer,
} from '@rubicon/engine';
import { refused, wrongUsage, type CliError } from '../shell/cli-error.ts';
import type { Io } from '../shell/io.ts';
import { rulesOf, wholeNumber, type GivenRules } from '../shell/values.ts';

const INPUT = '-';
const MAX_BYTES = 8_000_000; // far more than any game

export const nameOf = (argument: string): string => (argument === INPUT ? 'standard input' : argument);

/** The text of a file or of standard input. */
export async function readText(argument: string, io: Io): Promise<string> {
  const bytes = argument === INPUT ? await io.readInput() : readBytes(argument);
  if (bytes.length > MAX_BYTES) throw tooLong(nameOf(argument));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refused('not-text', `${nameOf(argument)} is no text.`, 'Give a game file or a position.');
  }
}

const tooLong = (name: string): CliError =>
  refused('file-too-long', `${name} is longer than any game.`, 'Give a game file or a position.');

function readBytes(path: string): Uint8Array {
  try {
    if (statSync(path).size > MAX_BYTES) throw tooLong(path);
    return readFileSync(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT')
      throw refused('no-such-file', `There is no file ${path}.`, 'Check its name; “-” reads standard input.');
    if (code === 'EISDIR') throw refused('no-file', `${path} is a directory.`, 'Name a file in it.');
    if (code === 'EACCES' || code === 'EPERM')
      throw refused('not-readable', `${path} may not be read.`, 'Ask for the right to read it.');
    throw error;
  }
}

const TODO: Readonly<Record<string, string>> = {
  changed: 'Ask for the file again from where it came; up to the line before, it is as it was written.',
  'missing-entry': 'Ask for the file again from where it came.',
  truncated: 'The end is missing: copy or download the file again.',
  'future-version': 'Update Rubicon.',
  'not-a-game': 'Games are written by “rubicon simulate --save FILE”, among others.',
};

export const fileTodo = ({ code }: FileFault): string =>
  TODO[code] ?? 'docs/game-file.md says how games are written.';

/** Reads a game file, or refuses it with the line that is wrong. */
export async function readGame(argument: string, io: Io): Promise<GameFile> {
  return gameIn(await readText(argument, io), argument);
}

function gameIn(text: string, argument: string): GameFile {
  const parsed = parseGameFile(text);
  if (parsed.ok) return parsed.file;
  const { fault } = parsed;
  throw refused(fault.code, `${nameOf(argument)}, line ${fault.line}: ${fault.message}`, fileTodo(fault));
}

/** The first entries of a log: up to number `at`, or all of them. */
export function upTo(log: Log, at: string | undefined): Log {
  if (at === undefined) return log;
  const last = wholeNumber(at, '--at', 0, log.entries.length - 1);
  return { options: log.options, entries: log.entries.slice(0, last + 1) };
}

/** Plays a log again, or refuses it with the entry that does not follow. */
export function playAgain(log: Log, each?: (accepted: Accepted) => void): Game {
  try {
    return fold(log, each);
  } catch (error) {
    if (!(error instanceof FoldError)) throw error;
    throw refused(error.code, error.message, '“rubicon verify FILE” says all that is wrong with a game.');
  }
}

interface Given extends GivenRules {
  readonly at: string | undefined;
}

/** A position, or where a game stands: the truth, and what a viewer knows of it. */
export interface Table {
  readonly state: State;
  readonly seenBy: (viewer: Viewer) => View;
  readonly toldTo: (side: Side) => readonly Event[]; // all of it from the beginning; nothing where only a position is known
  readonly isOver: boolean; // by the rules, or by resignation, agreement or time
}

/** Given as it is, in a file or on standard input. */
export async function readTable(argument: string, given: Given, io: Io): Promise<Table> {
  const text = argument.startsWith('position/') ? argument : await readText(argument, io);
  if (text.startsWith('rubicon-game/')) {
    for (const name of ['edition', 'first-turn', 'cleopatra-acts'] as const)
      if (given[name] !== undefined)
        throw wrongUsage('rules-in-file', 'A game file names its rules itself.', `Leave out --${name}.`);
    const told: Readonly<Record<Side, readonly Event[]>>[] = [];
    const game = playAgain(upTo(gameIn(text, argument), given.at), ({ published }) => {
      if (published !== null) told.push(published);
    });
    // Orders that can still be taken back are their author's secret
    return {
      state: game.state,
      seenBy: (viewer) => viewOf(game, viewer),
      toldTo: (side) => told.flatMap((each) => each[side]),
      isOver: game.result !== null,
    };
  }
  if (given.at !== undefined)
    throw wrongUsage('no-game', 'Only a game has entries; this is no game file.', 'Leave out --at.');
  const state = stateIn(text.trim(), given);
  return {
    state,
    seenBy: (viewer) => viewFor(state, viewer),
    toldTo: () => [],
    isOver: askedSides(state).length === 0,
  };
}

function stateIn(line: string, given: GivenRules): State {
  const parsed = parsePosition(line, rulesOf(given));
  if (parsed.ok) return parsed.value;
  const { code, message, at } = parsed.fault;
  const where = code === 'bad-field' ? ` (character ${at + 1})` : '';
  throw refused(code, `${message}${where}`, 'docs/notation.md says how positions are written.');
}
