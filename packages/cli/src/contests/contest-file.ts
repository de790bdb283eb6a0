// The games of a contest in a file of JSON lines: read to resume, appended after each game.
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { makeScoreLine, parseScores, type Score } from '@rubicon/ai';
import { refused } from '../shell/cli-error.ts';

export interface ContestFile {
  readonly name: string;
  readonly scores: readonly Score[]; // when it was opened
  readonly add: (score: Score) => void;
}

/** Reads the games in a file. */
export function readScores(name: string): Score[] {
  try {
    return parseScores(readFileSync(name, 'utf8'));
  } catch (error) {
    if (error instanceof RangeError)
      throw refused('not-a-record', `${name}: ${error.message}`, 'Choose another file, or fix that line.');
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
  add(''); // fail now rather than after a long game
  cutTornLine(name);
  return { name, scores, add: (score) => add(makeScoreLine(score)) };
}

/** Removes a last line without a line break, left by a crash while writing. */
function cutTornLine(name: string): void {
  const bytes = readFileSync(name);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end < bytes.length) truncateSync(name, end);
}

function notUsable(name: string, error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return refused('not-writable', `Cannot write ${name} (${code}).`, 'Choose a writable file.');
}
