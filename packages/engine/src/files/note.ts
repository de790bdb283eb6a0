// A note in a game file: what somebody wrote about the moment after an entry. It changes nothing in the game.
import { parseQuoted } from '../text/parse-result.ts';

export interface GameNote {
  readonly entry: number; // after which it was written
  readonly text: string;
}

export const MAX_NOTE = 2000;
const HEAD = 'note ';

export const isNoteText = (text: string): boolean =>
  text.length > 0 && text.length <= MAX_NOTE && text.isWellFormed();

export const makeNote = ({ text }: GameNote): string => `${HEAD}${JSON.stringify(text)}`;

export const isNoteLine = (line: string): boolean => line.startsWith(HEAD);

/** Undefined for what is no note, or not written as `makeNote` would. */
export function parseNote(line: string): string | undefined {
  const text = parseQuoted(line.slice(HEAD.length));
  return text !== undefined && isNoteText(text) && makeNote({ entry: 0, text }) === line ? text : undefined;
}
