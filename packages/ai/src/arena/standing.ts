// What the games of a contest prove.
import { EDITIONS, type Edition } from '@rubicon/engine';
import { eloOf, isSure, meanInterval, varianceOf, wilson, type Interval } from '../math/statistics.ts';
import { scoresOf, type Contest, type Score } from './contest.ts';
import { NO_SPAN, PACES, addSpans, type Pace, type Span } from './pace.ts';

/** How often a wins in some of the games. */
export interface Rate extends Interval {
  readonly games: number;
}

/** How often a would win with as much luck as the other. */
export interface Corrected extends Rate {
  readonly removed: number; // share of the variance of a pair that luck had caused
}

export interface Standing {
  readonly games: number;
  readonly a: Rate;
  readonly corrected: Corrected | null; // null where fortune was not measured
  readonly asCaesar: Rate;
  readonly asPompey: Rate;
  readonly byEdition: Readonly<Record<Edition, Rate>>;
  readonly eloDiff: number;
  readonly secondsPerGame: number; // both players together
  readonly secondsA: number; // a game
  readonly secondsB: number;
  readonly paceA: Pace;
  readonly paceB: Pace;
}

const pointsOf = ({ winner }: Score): number => (winner === 'a' ? 1 : winner === 'draw' ? 0.5 : 0);

function rateOf(scores: readonly Score[]): Rate {
  const won = scores.reduce((sum, score) => sum + pointsOf(score), 0);
  return { games: scores.length, ...wilson(won, scores.length) };
}

const FEWEST_CORRECTED = 10; // pairs: fewer do not tell how they vary

/** Over whole pairs, whose games share a seed. */
function correctedOf(scores: readonly Score[]): Corrected | null {
  const pairs = scores.flatMap((score, index): [Score, Score][] => {
    const mirrored = scores[index + 1];
    return mirrored?.pair === score.pair ? [[score, mirrored]] : [];
  });
  if (pairs.length < FEWEST_CORRECTED || scores.some(({ fortune }) => fortune === undefined)) return null;
  const meanOf = (value: (score: Score) => number): number[] =>
    pairs.map(([one, other]) => (value(one) + value(other)) / 2);
  const raw = meanOf(pointsOf);
  const corrected = meanOf((score) => pointsOf(score) - score.fortune!);
  return {
    games: 2 * pairs.length,
    ...meanInterval(corrected),
    removed: 1 - varianceOf(corrected) / Math.max(varianceOf(raw), Number.EPSILON),
  };
}

export function standingOf(scores: readonly Score[]): Standing {
  const mean = (value: (score: Score) => number): number =>
    scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + value(score), 0) / scores.length;
  const pace = (of: (score: Score) => Pace | undefined): Pace =>
    Object.fromEntries(
      PACES.map((name) => [
        name,
        scores.reduce<Span>((sum, score) => addSpans(sum, of(score)?.[name] ?? NO_SPAN), NO_SPAN),
      ]),
    ) as Record<(typeof PACES)[number], Span>;
  const a = rateOf(scores);
  return {
    games: scores.length,
    a,
    corrected: correctedOf(scores),
    asCaesar: rateOf(scores.filter(({ aPlays }) => aPlays === 'caesar')),
    asPompey: rateOf(scores.filter(({ aPlays }) => aPlays === 'pompey')),
    byEdition: Object.fromEntries(
      EDITIONS.map((edition) => [edition, rateOf(scores.filter((score) => score.edition === edition))]),
    ) as Record<Edition, Rate>,
    eloDiff: eloOf(a.rate),
    secondsPerGame: mean(({ secondsA, secondsB }) => secondsA + secondsB),
    secondsA: mean(({ secondsA }) => secondsA),
    secondsB: mean(({ secondsB }) => secondsB),
    paceA: pace(({ paceA }) => paceA),
    paceB: pace(({ paceB }) => paceB),
  };
}

const FEWEST_PAIRS = 10;

/** How many of the first pairs settle a contest that has a line; null while they do not. */
function settledAfter({ line }: Contest, scores: readonly Score[]): number | null {
  if (line === undefined) return null;
  let won = 0;
  for (let pair = 0; 2 * pair + 1 < scores.length; pair++) {
    const [first, second] = [scores[2 * pair]!, scores[2 * pair + 1]!];
    if (first.pair !== pair || second.pair !== pair) return null; // games beyond a gap must wait for it
    won += pointsOf(first) + pointsOf(second);
    const pairs = pair + 1;
    if (pairs >= FEWEST_PAIRS && isSure(won, 2 * pairs, line)) return pairs;
  }
  return null;
}

/** Whether a contest can end before its last game. */
export const isSettled = (contest: Contest, scores: readonly Score[]): boolean =>
  settledAfter(contest, scoresOf(contest, scores)) !== null;

/**
 * The games that count. Those beyond the pair that settles a contest do not: several cores play ahead, and which games
 * they finish must not matter.
 */
export function countedScores(contest: Contest, scores: readonly Score[]): Score[] {
  const own = scoresOf(contest, scores);
  const pairs = settledAfter(contest, own);
  return pairs === null ? own : own.slice(0, 2 * pairs);
}
