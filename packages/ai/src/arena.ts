// An arena: mirrored pairs (one seed, sides exchanged, editions in turn) between two levels or exploiters, counted with
// what they prove. Results are lines of JSON, so that a contest interrupted goes on where it was.
import { EDITIONS, rulesFor, type Edition, type Side } from '@rubicon/engine';
import { makeContestant } from './contestants.ts';
import { playMatch } from './match.ts';
import { eloOf, isDecided, wilson, type Interval } from './statistics.ts';

/** One game to be played. */
export interface Bout {
  readonly a: string; // names of levels or exploiters
  readonly b: string;
  readonly pair: number;
  readonly aPlays: Side;
  readonly seed: number;
  readonly share: number; // of the levels' own budgets
}

/** A game played, as it is kept in a file. */
export interface Score extends Bout {
  readonly edition: Edition;
  readonly winner: 'a' | 'b' | 'draw';
  readonly year: number;
  readonly orders: number;
  readonly secondsA: number; // spent thinking
  readonly secondsB: number;
}

export interface Contest {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly seed: number;
  readonly share?: number;
  /** Stop after a pair once the rate of a is surely above or below this. */
  readonly line?: number;
}

export interface Standing {
  readonly games: number;
  readonly a: Interval;
  readonly asCaesar: Interval;
  readonly asPompey: Interval;
  readonly eloDiff: number;
  readonly secondsPerGame: number;
  readonly secondsA: number; // a game
  readonly secondsB: number;
}

/** All games of a contest, pair by pair. */
export function boutsOf({ a, b, games, seed, share = 1 }: Contest): Bout[] {
  return Array.from({ length: Math.ceil(games / 2) }, (_, pair) =>
    (['caesar', 'pompey'] as const).map((aPlays) => ({ a, b, pair, aPlays, seed: seed + pair, share })),
  ).flat();
}

/** Plays one game. `now` in milliseconds tells how long each player thinks. */
export function playBout(bout: Bout, now: () => number): Score {
  const edition = EDITIONS[bout.pair % EDITIONS.length]!;
  const a = makeContestant(bout.a, 2 * bout.seed + 1, bout.share);
  const b = makeContestant(bout.b, 2 * bout.seed + 2, bout.share);
  const isCaesar = bout.aPlays === 'caesar';
  const { winner, year, orders, cpuMs } = playMatch(
    rulesFor(edition),
    isCaesar ? [a, b] : [b, a],
    bout.seed,
    now,
  );
  return {
    ...bout,
    edition,
    winner: winner === null ? 'draw' : winner === bout.aPlays ? 'a' : 'b',
    year,
    orders,
    secondsA: cpuMs[isCaesar ? 0 : 1] / 1000,
    secondsB: cpuMs[isCaesar ? 1 : 0] / 1000,
  };
}

export function standingOf(scores: readonly Score[]): Standing {
  const rateOf = (some: readonly Score[]): Interval =>
    wilson(
      some.reduce((sum, { winner }) => sum + (winner === 'a' ? 1 : winner === 'draw' ? 0.5 : 0), 0),
      some.length,
    );
  const mean = (value: (score: Score) => number): number =>
    scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + value(score), 0) / scores.length;
  const a = rateOf(scores);
  return {
    games: scores.length,
    a,
    asCaesar: rateOf(scores.filter(({ aPlays }) => aPlays === 'caesar')),
    asPompey: rateOf(scores.filter(({ aPlays }) => aPlays === 'pompey')),
    eloDiff: eloOf(a.rate),
    secondsPerGame: mean(({ secondsA, secondsB }) => secondsA + secondsB),
    secondsA: mean(({ secondsA }) => secondsA),
    secondsB: mean(({ secondsB }) => secondsB),
  };
}

/** Bouts still to be played, given what a file already holds. */
export function boutsLeft(contest: Contest, scores: readonly Score[]): Bout[] {
  const keyOf = ({ a, b, pair, aPlays, seed, share }: Bout): string =>
    [a, b, pair, aPlays, seed, share].join(' ');
  const done = new Set(scores.map(keyOf));
  return boutsOf(contest).filter((bout) => !done.has(keyOf(bout)));
}

/** Whether a contest can end before its last game. */
export const isSettled = (contest: Contest, scores: readonly Score[]): boolean =>
  contest.line !== undefined &&
  scores.length >= FEWEST &&
  scores.length % 2 === 0 &&
  isDecided(standingOf(scores).a, contest.line);
const FEWEST = 20;

export const parseScores = (text: string): Score[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Score);

export const makeScoreLine = (score: Score): string => `${JSON.stringify(score)}\n`;
