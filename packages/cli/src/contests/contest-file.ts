// The games of contests in a file of JSON lines: read when a contest goes on, one line longer with each game.
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { makeScoreLine, parseScores, type Score } from '@rubicon/ai';
import { refused } from '../shell/cli-error.ts';

export interface ContestFile {
  readonly name: string;
  readonly scores: readonly Score[]; // when it was opened
  readonly add: (score: Score) => void;
}

/** The games in a file; of one that cannot be read as such, an error that says why. */
export function readScores(name: string): Score[] {
  try {
    return parseScores(readFileSync(name, 'utf8'));
  } catch (error) {
    if (error instanceof RangeError)
      throw refused('not-a-record', `${name}: ${error.message}`, 'Choose another file, or mend that line.');
    throw notUsable(name, error);
  }
}

export function openContestFile(name: string): ContestFile {
  const add = (text: string): void => {
    try {
      appendFileSync(name, text);
    } catch (error) {
      throw notUsable(name, error);
    }
  };
  const scores = existsSync(name) ? readScores(name) : [];
  add(''); // better to fail now than after a long game
  cutTornLine(name);
  return { name, scores, add: (score) => add(makeScoreLine(score)) };
}

/** A line without its end was being written when the program died; the next game must not be written behind it. */
function cutTornLine(name: string): void {
  const bytes = readFileSync(name);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end < bytes.length) truncateSync(name, end);
}

function notUsable(name: string, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return refused('not-writable', `${name} cannot be used (${code}).`, 'Choose a file you may write to.');
}
