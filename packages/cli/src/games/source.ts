// Input of a command: a position or a game, as an argument, in a file or on standard input.
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
import { bidsText } from '../text/bids-text.ts';
import { rulesOf, wholeNumber, type GivenRules } from '../shell/values.ts';

const INPUT = '-';
const MAX_BYTES = 8_000_000; // far longer than any game

export const nameOf = (argument: string): string => (argument === INPUT ? 'standard input' : argument);

/** The text of a file or of standard input. */
export async function readText(argument: string, io: Io): Promise<string> {
  const bytes = argument === INPUT ? await io.readInput() : readBytes(argument);
  if (bytes.length > MAX_BYTES) throw tooLong(nameOf(argument));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refused('not-text', `${nameOf(argument)} is not text.`, 'Give a game file or a position.');
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
      throw refused('no-such-file', `${path} does not exist.`, 'Check the name. Use “-” for standard input.');
    if (code === 'EISDIR') throw refused('no-file', `${path} is a directory.`, 'Give a file.');
    if (code === 'EACCES' || code === 'EPERM')
      throw refused('not-readable', `Cannot read ${path}: permission denied.`, 'Check its permissions.');
    throw error;
  }
}

const TODO: Readonly<Record<string, string>> = {
  changed: 'Get the file again from its source. It is intact up to the line before.',
  'missing-entry': 'Get the file again from its source.',
  truncated: 'The end is missing. Copy or download the file again.',
  'future-version': 'Update Rubicon.',
  'not-a-game': '“rubicon simulate --save FILE” writes a game file.',
};

export const fileTodo = ({ code }: FileFault): string =>
  TODO[code] ?? 'See docs/game-file.md for the format.';

/** Reads a game file; an error names the faulty line. */
export async function readGame(argument: string, io: Io): Promise<GameFile> {
  return gameIn(await readText(argument, io), argument);
}

function gameIn(text: string, argument: string): GameFile {
  const parsed = parseGameFile(text);
  if (parsed.ok) return parsed.file;
  const { fault } = parsed;
  throw refused(fault.code, `${nameOf(argument)}, line ${fault.line}: ${fault.message}`, fileTodo(fault));
}

/** A log up to entry `at`, or all of it. */
export function upTo(log: Log, at: string | undefined): Log {
  if (at === undefined) return log;
  const last = wholeNumber(at, '--at', 0, log.entries.length - 1);
  return { options: log.options, entries: log.entries.slice(0, last + 1) };
}

/** Folds a log; an error names the entry that does not follow. */
export function playAgain(log: Log, each?: (accepted: Accepted) => void): Game {
  try {
    return fold(log, each);
  } catch (error) {
    if (!(error instanceof FoldError)) throw error;
    throw refused(error.code, error.message, 'Run “rubicon verify FILE” for all problems.');
  }
}

interface Given extends GivenRules {
  readonly at: string | undefined;
}

/** A position or a game: the true state, and what a viewer knows of it. */
export interface Table {
  readonly state: State;
  readonly seenBy: (viewer: Viewer) => View;
  readonly eventsFor: (side: Side) => readonly Event[]; // since the start; none for a position
  readonly isOver: boolean; // by the rules, resignation, agreement or time
  readonly bids: string | null; // for the sides, as text; null: there were none
}

/** Reads an argument, a file or standard input. */
export async function readTable(argument: string, given: Given, io: Io): Promise<Table> {
  const text = argument.startsWith('position/') ? argument : await readText(argument, io);
  if (text.startsWith('rubicon-game/')) {
    for (const name of ['edition', 'first-turn', 'cleopatra-acts'] as const)
      if (given[name] !== undefined)
        throw wrongUsage('rules-in-file', 'A game file has its own rules.', `Omit --${name}.`);
    const events: Readonly<Record<Side, readonly Event[]>>[] = [];
    const file = gameIn(text, argument);
    const game = playAgain(upTo(file, given.at), ({ published }) => {
      if (published !== null) events.push(published);
    });
    // Pending orders are visible to their author only
    return {
      state: game.state,
      seenBy: (viewer) => viewOf(game, viewer),
      eventsFor: (side) => events.flatMap((each) => each[side]),
      isOver: game.result !== null,
      bids: bidsText(file),
    };
  }
  if (given.at !== undefined) throw wrongUsage('no-game', '--at requires a game file.', 'Omit --at.');
  const state = stateIn(text.trim(), given);
  return {
    state,
    seenBy: (viewer) => viewFor(state, viewer),
    eventsFor: () => [],
    isOver: askedSides(state).length === 0,
    bids: null,
  };
}

function stateIn(line: string, given: GivenRules): State {
  const parsed = parsePosition(line, rulesOf(given));
  if (parsed.ok) return parsed.value;
  const { code, message, at } = parsed.fault;
  const where = code === 'bad-field' ? ` (character ${at + 1})` : '';
  throw refused(code, `${message}${where}`, 'See docs/notation.md for the format.');
}
