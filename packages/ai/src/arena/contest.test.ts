import { describe, expect, test } from 'vitest';
import { boutsLeft, boutsOf, playBout, scatterSeed, scoresOf, type Contest, type Score } from './contest.ts';
import { makeContestant } from './contestants.ts';
import { isSameAgain, runContest } from './pool.ts';
import { countedScores, isSettled, standingOf } from './standing.ts';

const contest: Contest = { a: 'tiro', b: 'random', games: 6, seed: 3 };
const playAll = (): Score[] => boutsOf(contest).map((bout) => playBout(bout, () => 0));
const untimed = ({ pair, aPlays, winner, orders }: Score): string => [pair, aPlays, winner, orders].join(' ');

describe('arena', () => {
  test('plays mirrored pairs: each seed from both sides, editions in turn', () => {
    const scores = playAll();
    expect(scores.map(({ seed }) => seed)).toEqual([3, 3, 4, 4, 5, 5]);
    expect(scores.map(({ aPlays }) => aPlays[0]).join('')).toBe('cpcpcp');
    expect(scores.map(({ edition }) => edition)).toEqual(['2.0', '2.0', '1.1', '1.1', '1.0', '1.0']);
    const standing = standingOf(scores);
    expect(standing.games).toBe(6);
    expect(standing.a.rate).toBeCloseTo((standing.asCaesar.rate + standing.asPompey.rate) / 2);
    expect(Object.values(standing.byEdition).map(({ games }) => games)).toEqual([2, 2, 2]);
  });

  test('goes on where it was, and comes to the same', async () => {
    const whole = playAll();
    const kept = whole.slice(0, 4);
    expect(boutsLeft(contest, kept)).toHaveLength(2);
    const heard: number[] = [];
    const all = await runContest(contest, kept, { workers: 2, onScore: ({ pair }) => heard.push(pair) });
    expect(heard).toEqual([2, 2]);
    expect(scoresOf(contest, all).map(untimed)).toEqual(whole.map(untimed));
  });

  test('gives up the games under way when it is stopped', async () => {
    const stop = new AbortController();
    const long: Contest = { ...contest, games: 100_000 };
    const scores = await runContest(long, [], {
      workers: 2,
      stop: stop.signal,
      onScore: () => stop.abort(),
    });
    expect(scores.length).toBeGreaterThan(0);
    expect(scores.length).toBeLessThan(4);
    expect(await isSameAgain(scores[0]!, stop.signal)).toBe(null);
  });

  test('tells which game could not be played', async () => {
    await expect(runContest({ ...contest, b: 'nero' }, [], { workers: 2 })).rejects.toThrow(
      /tiro as (caesar|pompey) against nero, seed 3.*imperator/,
    );
    expect(() => makeContestant('nero', 1)).toThrow(/imperator/);
  });

  test('knows by a game played again that players have changed', async () => {
    const [score] = playAll();
    const stop = new AbortController().signal;
    expect(await isSameAgain(score!, stop)).toBe(true);
    expect(await isSameAgain({ ...score!, orders: score!.orders + 1 }, stop)).toBe(false);
  });

  test('seeds that people choose lie far apart', () => {
    const seeds = Array.from({ length: 2000 }, (_, number) => scatterSeed(number)).sort((x, y) => x - y);
    expect(seeds[0]).toBeGreaterThanOrEqual(0);
    expect(2 * seeds.at(-1)! + 20_000).toBeLessThan(2 ** 31);
    const near = seeds.filter((seed, i) => i > 0 && seed - seeds[i - 1]! < 150);
    expect(near.length).toBeLessThan(5); // of 2000 contests of 300 games
  });
});

describe('a contest with a line', () => {
  const lined: Contest = { ...contest, games: 60, line: 0.6 };
  const won = (bouts: number): Score[] =>
    boutsOf(lined)
      .slice(0, bouts)
      .map((bout) => ({
        ...bout,
        edition: '2.0',
        winner: 'a',
        year: 709,
        orders: 1,
        secondsA: 0,
        secondsB: 0,
      }));

  test('ends when it is surely passed, never before ten pairs', () => {
    expect(isSettled(lined, won(18))).toBe(false);
    expect(isSettled(lined, won(20))).toBe(true);
    expect(isSettled(contest, won(60))).toBe(false);
  });

  test('ends when it is surely missed', () => {
    const lost = won(30).map((score): Score => ({ ...score, winner: 'b' }));
    expect(isSettled(lined, lost)).toBe(true);
  });

  test('counts the same games whichever core was faster', () => {
    const fast = won(26).toReversed();
    expect(countedScores(lined, fast)).toEqual(won(20));
    const gap = won(26).filter(({ pair, aPlays }) => pair !== 4 || aPlays === 'caesar');
    expect(isSettled(lined, gap)).toBe(false);
    expect(countedScores(lined, gap)).toHaveLength(25);
  });

  test('counts no game twice, and none of another contest', () => {
    const other = won(4).map((score) => ({ ...score, share: 0.5 }));
    const uneven = won(4).map((score) => ({ ...score, shareB: 0.5 }));
    expect(countedScores(lined, [...won(6), ...won(2), ...other, ...uneven])).toEqual(won(6));
  });
});
