import { describe, expect, test } from 'vitest';
import { runContest } from './arena-pool.ts';
import {
  boutsLeft,
  boutsOf,
  isSettled,
  makeScoreLine,
  parseScores,
  playBout,
  standingOf,
  type Contest,
} from './arena.ts';
import { solveCards } from './card-game.ts';
import { makeContestant } from './contestants.ts';
import { eloOf, isDecided, wilson } from './statistics.ts';

const contest: Contest = { a: 'tiro', b: 'random', games: 6, seed: 3 };

describe('arena', () => {
  test('plays mirrored pairs: each seed from both sides, editions in turn', () => {
    const scores = boutsOf(contest).map((bout) => playBout(bout, () => 0));
    expect(scores.map(({ seed }) => seed)).toEqual([3, 3, 4, 4, 5, 5]);
    expect(scores.map(({ aPlays }) => aPlays[0]).join('')).toBe('cpcpcp');
    expect(scores.map(({ edition }) => edition)).toEqual(['2.0', '2.0', '1.1', '1.1', '1.0', '1.0']);
    const standing = standingOf(scores);
    expect(standing.games).toBe(6);
    expect(standing.a.rate).toBeCloseTo((standing.asCaesar.rate + standing.asPompey.rate) / 2);
  });

  test('goes on where it was, and comes to the same', async () => {
    const first = boutsOf(contest)
      .slice(0, 4)
      .map((bout) => playBout(bout, () => 0));
    const kept = parseScores(first.map(makeScoreLine).join(''));
    expect(kept).toEqual(first);
    expect(boutsLeft(contest, kept)).toHaveLength(2);
    const heard: number[] = [];
    const all = await runContest(contest, kept, 1, ({ pair }) => heard.push(pair));
    expect(heard).toEqual([2, 2]);
    const winners = boutsOf(contest).map((bout) => playBout(bout, () => 0).winner);
    expect(all.map(({ winner }) => winner)).toEqual(winners);
  });

  test('ends early when the line is surely passed', () => {
    const score = { ...playBout(boutsOf(contest)[0]!, () => 0), winner: 'a' as const };
    const won = Array.from({ length: 20 }, () => score);
    expect(isSettled({ ...contest, line: 0.6 }, won)).toBe(true);
    expect(isSettled({ ...contest, line: 0.6 }, won.slice(0, 10))).toBe(false);
    expect(isSettled(contest, won)).toBe(false);
  });

  test('says who there is', () => {
    expect(() => makeContestant('nero', 1)).toThrow(/imperator/);
  });
});

describe('statistics', () => {
  test.each([
    [50, 100, 0.404, 0.596],
    [100, 100, 0.963, 1],
    [0, 10, 0, 0.278],
  ])('%d of %d lies between %f and %f', (won, games, low, high) => {
    const interval = wilson(won, games);
    expect(interval.low).toBeCloseTo(low, 2);
    expect(interval.high).toBeCloseTo(high, 2);
  });

  test('Elo', () => {
    expect(eloOf(0.5)).toBeCloseTo(0);
    expect(eloOf(0.76)).toBeCloseTo(200, -1);
    expect(isDecided(wilson(90, 100), 0.6)).toBe(true);
    expect(isDecided(wilson(60, 100), 0.6)).toBe(false);
  });
});

describe('the card game', () => {
  test('mixes where a pure choice would be punished', () => {
    const scissors = [
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ];
    for (const share of solveCards([scissors], 3)) expect(share).toBeCloseTo(1 / 3, 1);
  });

  test('plays what is best whatever the enemy holds', () => {
    const [first] = solveCards(
      [
        [
          [0.6, 0.7],
          [0.2, 0.3],
        ],
        [[0.5], [0.1]],
      ],
      2,
    );
    expect(first).toBeGreaterThan(0.95);
  });
});
