// An arena: mirrored pairs (one seed, sides exchanged, editions in turn) between two levels or exploiters.
import { EDITIONS, rulesFor, type Edition, type Side } from '@rubicon/engine';
import { hasBudget, makeContestant } from './contestants.ts';
import { fortuneMeter } from './fortune.ts';
import { playMatch } from './match.ts';
import { timed, type Pace } from './pace.ts';

/** One game to be played. */
export interface Bout {
  readonly a: string; // names of levels or exploiters
  readonly b: string;
  readonly pair: number;
  readonly aPlays: Side;
  readonly seed: number;
  readonly share: number; // of the levels' own budgets
  readonly shareB?: number; // of b, where it has another
}

/** A game played, as it is kept in a file. */
export interface Score extends Bout {
  readonly edition: Edition;
  readonly winner: 'a' | 'b' | 'draw';
  readonly year: number;
  readonly orders: number;
  readonly secondsA: number; // spent thinking
  readonly secondsB: number;
  readonly paceA?: Pace; // not in the oldest files
  readonly paceB?: Pace;
  /** What a owes to dice and deals, in games; only where a player searches: elsewhere more games are cheaper. */
  readonly fortune?: number;
}

export interface Contest {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly seed: number;
  readonly share?: number;
  readonly shareB?: number;
  /** Stop after a pair once the rate of a is surely above or below this. */
  readonly line?: number;
}

/** All games of a contest, pair by pair. */
export function boutsOf({ a, b, games, seed, share = 1, shareB = share }: Contest): Bout[] {
  const other = shareB === share ? {} : { shareB };
  return Array.from({ length: Math.ceil(games / 2) }, (_, pair) =>
    (['caesar', 'pompey'] as const).map((aPlays) => ({
      a,
      b,
      pair,
      aPlays,
      seed: seed + pair,
      share,
      ...other,
    })),
  ).flat();
}

/** The first pair's seed for a number that people choose: contests of neighbouring numbers share no game. */
export function scatterSeed(number: number): number {
  let mixed = Math.imul(number ^ 0x2545f491, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 3; // seeds of players are twice as large and must stay whole numbers of 32 bits
}

const editionOf = ({ pair }: Bout): Edition => EDITIONS[pair % EDITIONS.length]!;

/** Plays one game. `now` in milliseconds tells how long each player thinks. */
export function playBout(bout: Bout, now: () => number): Score {
  const edition = editionOf(bout);
  const a = timed(makeContestant(bout.a, 2 * bout.seed + 1, bout.share), now);
  const b = timed(makeContestant(bout.b, 2 * bout.seed + 2, bout.shareB ?? bout.share), now);
  const rules = rulesFor(edition);
  const isCaesar = bout.aPlays === 'caesar';
  const fortune =
    hasBudget(bout.a) || hasBudget(bout.b) ? fortuneMeter(rules, 2 * bout.seed + Number(isCaesar)) : null;
  const { winner, year, orders } = playMatch(
    rules,
    isCaesar ? [a.player, b.player] : [b.player, a.player],
    bout.seed,
    undefined,
    undefined,
    fortune,
  );
  const paceA = a.pace();
  const paceB = b.pace();
  return {
    ...bout,
    edition,
    winner: winner === null ? 'draw' : winner === bout.aPlays ? 'a' : 'b',
    year,
    orders,
    secondsA: paceA.order[1],
    secondsB: paceB.order[1],
    paceA,
    paceB,
    ...(fortune === null ? {} : { fortune: Number(((isCaesar ? 1 : -1) * fortune.total()).toFixed(4)) }),
  };
}

const keyOf = ({ a, b, pair, aPlays, seed, share, shareB = share }: Bout): string =>
  [a, b, pair, aPlays, seed, share, shareB].join(' ');

/** The games of a contest among those a file holds, in the order of the contest, each once. */
export function scoresOf(contest: Contest, scores: readonly Score[]): Score[] {
  const byKey = new Map(scores.map((score) => [keyOf(score), score]));
  return boutsOf(contest).flatMap((bout) => byKey.get(keyOf(bout)) ?? []);
}

/** Bouts still to be played, given what a file already holds. */
export function boutsLeft(contest: Contest, scores: readonly Score[]): Bout[] {
  const done = new Set(scores.map(keyOf));
  return boutsOf(contest).filter((bout) => !done.has(keyOf(bout)));
}
