import { describe, expect, test } from 'vitest';
import { SeededChance, type Side } from '@rubicon/engine';
import references from '../../../test/tournaments/paired-by-bbp.json' with { type: 'json' };
import { pairRound, type SwissPairing } from './dutch.ts';
import type { Float, SwissPlayer, SwissRound } from './player.ts';

/** One game or round without one, as in a crosstable: `4c1` against 4 as Caesar, won; `-0`, `-1`, `-½` without a game. */
function tournament(rows: readonly string[]): SwissPlayer[] {
  const rounds = rows.map((row) => row.split(' ').filter(Boolean).map(parse));
  const score = (number: number, before: number): number =>
    rounds[number - 1]!.slice(0, before).reduce((sum, { halves }) => sum + halves, 0);
  const float = (number: number, { opponent, halves }: SwissRound, at: number): Float => {
    if (opponent === null) return halves > 0 ? 'down' : null;
    const apart = score(number, at) - score(opponent, at);
    return apart > 0 ? 'down' : apart < 0 ? 'up' : null;
  };
  return rounds.map((mine, index) => ({
    number: index + 1,
    halves: score(index + 1, mine.length),
    rounds: mine,
    floats: mine.map((round, at) => float(index + 1, round, at)),
  }));
}

function parse(cell: string): SwissRound {
  const halves = { '1': 2, '½': 1, '0': 0 }[cell.at(-1)!]!;
  if (cell.startsWith('-')) return { opponent: null, side: null, halves };
  return { opponent: Number.parseInt(cell, 10), side: cell.includes('c') ? 'caesar' : 'pompey', halves };
}

const text = (paired: SwissPairing | null): string =>
  paired === null
    ? 'none'
    : [
        ...paired.pairs.map(({ caesar, pompey }) => `${caesar}-${pompey}`),
        ...(paired.bye === null ? [] : [`bye ${paired.bye}`]),
      ].join(' ');

/** Whoever is marked with `!` is not there. */
const pair = (rows: readonly string[]): string => {
  const players = tournament(rows.map((row) => row.replace(' !', '')));
  const present = players.filter((_, index) => !rows[index]!.endsWith('!'));
  return text(pairRound(present, { isLastRound: false, first: 'caesar' }));
};

describe('the Dutch system', () => {
  test.each([
    ['the first half meets the second, sides in turn', ['', '', '', '', '', ''], '1-4 5-2 3-6'],
    ['of an odd number the last has the bye', ['', '', '', '', ''], '1-3 4-2 bye 5'],
    ['winners meet winners, with the sides that are due', ['3c1', '4p1', '1p0', '2c0'], '2-1 3-4'],
    ['sides that are due come before the order of the second half', ['2c½', '1p½', '4c½', '3p½'], '4-1 2-3'],
    [
      // As the programs that FIDE endorses pair it: C5
      'the bye goes to the lowest score with which all others can be paired',
      ['4c1 2p1', '5p1 1c0', '6c1 4p1', '1p0 3c0 !', '2c0 6p1', '3p0 5c0'],
      '1-5 3-2 bye 6',
    ],
    [
      // As the programs that FIDE endorses pair it: C9
      'of equal scores the bye goes to someone who has played most',
      ['3c1', '4p1', '1p0', '2c0', '-0'],
      '2-1 3-5 bye 4',
    ],
    [
      // 4.3: the rest is altered before another opponent is sought for somebody moved down
      'exchanges among the rest come before another opponent for somebody moved down',
      [
        '8c1 7p1',
        '9p1 10c0',
        '5c0 6p1',
        '10p0 9c1',
        '3p1 8p0',
        '7c1 3c0',
        '6p0 1c0 !',
        '1p0 5c1 !',
        '2c0 4p0 !',
        '4c1 2p1 !',
      ],
      '1-2 3-4 5-6',
    ],
    ['whoever had the bye has it no more', ['2c1', '1p0', '-1'], '3-1 bye 2'],
  ])('%s', (_, rows, expected) => expect(pair(rows)).toBe(expected));

  test('players who have all met cannot be paired', () => {
    expect(pair(['2c1 3p1', '1p0 3c0', '1c0 2p1'])).toBe('none');
  });

  test('holds to the absolute criteria in whole tournaments', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const chance = new SeededChance(seed);
      const people = 6 + chance.roll(20);
      const rows: string[] = Array.from({ length: people }, () => '');
      const rounds = Math.min(7, Math.ceil(people / 2));
      for (let round = 1; round <= rounds; round++) {
        const players = tournament(rows);
        const paired = pairRound(players, { isLastRound: round === rounds, first: 'pompey' })!;
        const seated = paired.pairs.flatMap(({ caesar, pompey }) => [caesar, pompey]);
        const all = paired.bye === null ? seated : [...seated, paired.bye];
        expect(all.toSorted((one, other) => one - other)).toEqual(players.map(({ number }) => number));
        for (const { caesar, pompey } of paired.pairs) {
          const [one, other] = [players[caesar - 1]!, players[pompey - 1]!];
          expect(one.rounds.some(({ opponent }) => opponent === pompey)).toBe(false); // C1
          const isThird = (had: SwissPlayer, side: string): boolean => {
            const last = had.rounds.filter((each) => each.side !== null).slice(-2);
            return last.length === 2 && last.every((each) => each.side === side);
          };
          expect(round < rounds && isThird(one, 'caesar') && isThird(other, 'pompey')).toBe(false); // C3
          const result = ['1 0', '0 1', '½ ½'][chance.roll(3)]!.split(' ');
          rows[caesar - 1] += ` ${pompey}c${result[0]}`;
          rows[pompey - 1] += ` ${caesar}p${result[1]}`;
        }
        if (paired.bye === null) continue;
        expect(players[paired.bye - 1]!.rounds.some(({ opponent }) => opponent === null)).toBe(false); // C2
        rows[paired.bye - 1] += ' -1';
      }
    }
  });
});

/**
 * Tournaments of two test collections that the program bbpPairings, endorsed by FIDE, has made and paired: `issue_7` of its
 * own (github.com/BieremaBoyzProgramming/bbpPairings), and `dutch-2026/mid-3` of
 * github.com/MarkDechamps/fide-swiss-pairing-engine, by its version 6.0.0; both are under the Apache License 2.0. Only who
 * met whom, with which side and result, is taken from them. `2-32 1`: Caesar first; `+` and `-` won and lost without a
 * game, `x` lost by both; the last round of the first has no results.
 */
describe.each(references)('a tournament of $people paired by bbpPairings', ({ people, first, rounds }) => {
  const paired = rounds.map((round) => round.split(', ').map((game) => game.split(' ') as [string, string?]));
  const cells = Array.from({ length: people }, (): string[] => []);
  for (const [seats, result] of paired.flat()) {
    const [caesar, pompey] = seats.split('-').map(Number) as [number, number];
    if (seats === 'bye') cells[Number(result) - 1]!.push('-1');
    else if (result !== undefined) {
      cells[caesar - 1]!.push(cellOf(`${pompey}c`, result, '1+'));
      cells[pompey - 1]!.push(cellOf(`${caesar}p`, result, '0-'));
    }
  }

  test.each(paired.map((games, index) => ({ round: index + 1, games })))(
    'round $round is the same, with all sides',
    ({ round, games }) => {
      const before = tournament(cells.map((row) => row.slice(0, round - 1).join(' ')));
      const isLastRound = round === rounds.length;
      const found = text(pairRound(before, { isLastRound, first: first as Side })).replace('bye ', 'bye-');
      const expected = games.map(([seats, result]) => (seats === 'bye' ? `bye-${result}` : seats));
      expect(found.split(' ').toSorted()).toEqual(expected.toSorted());
    },
  );
});

/** Of one player; `won`: the results that are a win for that side. */
function cellOf(against: string, result: string, won: string): string {
  const score = won.includes(result) ? '1' : result === '½' ? '½' : '0';
  return '+-x'.includes(result) ? `-${score}` : `${against}${score}`;
}
