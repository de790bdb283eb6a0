// Games of the arena as lines of JSON, so that an interrupted contest can be resumed.
import { EDITIONS, SIDES } from '@rubicon/engine';
import type { Score } from './contest.ts';
import { PACES } from './pace.ts';

export const makeScoreLine = (score: Score): string => `${JSON.stringify(score)}\n`;

const HEAD = '{"a":"';

/** Reads games; a last line without its end was being written when the program died, and is left out. */
export function parseScores(text: string): Score[] {
  const lines = text.split('\n');
  const torn = lines.pop()!;
  // What begins otherwise was never a game, and belongs to somebody who would miss it
  if (!torn.startsWith(HEAD.slice(0, torn.length))) lines.push(torn);
  return lines.flatMap((line, index) => (line === '' ? [] : parseScore(line, index + 1)));
}

function parseScore(line: string, number: number): Score {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    value = null;
  }
  if (!isScore(value)) throw new RangeError(`Line ${number} is no game of the arena.`);
  return value;
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isOneOf = (value: unknown, names: readonly string[]): boolean => names.includes(value as string);

function isScore(value: unknown): value is Score {
  if (typeof value !== 'object' || value === null) return false;
  const score = value as Record<keyof Score, unknown>;
  return (
    typeof score.a === 'string' &&
    typeof score.b === 'string' &&
    [score.pair, score.seed, score.share, score.year, score.orders].every(isNumber) &&
    [score.secondsA, score.secondsB].every(isNumber) &&
    [score.fortune, score.shareB].every((each) => each === undefined || isNumber(each)) &&
    isOneOf(score.aPlays, SIDES) &&
    isOneOf(score.edition, EDITIONS) &&
    isOneOf(score.winner, ['a', 'b', 'draw']) &&
    [score.paceA, score.paceB].every((pace) => pace === undefined || isPace(pace))
  );
}

function isPace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return PACES.every((name) => {
    const span = (value as Record<string, unknown>)[name];
    return Array.isArray(span) && span.length === 3 && span.every(isNumber);
  });
}
