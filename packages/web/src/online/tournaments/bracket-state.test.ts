import type { Tournament } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { bracketOf } from './bracket-state.ts';

type Round = Tournament['played'][number];

/** `1-4 1`: seat 1 as Caesar against seat 4, won; without a result it goes on. */
function round(number: number, games: readonly string[], byes: number[] = []): Round {
  return {
    season: 1,
    number,
    byes,
    absent: [],
    games: games.map((text) => {
      const [seats, result] = text.split(' ') as [string, string?];
      const [caesar, pompey] = seats.split('-').map(Number) as [number, number];
      const halves =
        result === undefined ? null : { caesar: Number(result) * 2, pompey: 2 - Number(result) * 2 };
      const outcome = halves === null ? null : { how: 'played', halves, points: { caesar: 0, pompey: 0 } };
      return { caesar, pompey, outcome } as Round['games'][number];
    }),
  };
}

function tournament(people: number, played: readonly Round[], ...winners: number[]): Tournament {
  const entrants = Array.from({ length: people }, (_, index) => ({ seat: index + 1 }));
  const standings = [[winners.map((seat) => ({ seat, place: 1 }))]];
  return {
    entrants,
    played,
    standings,
    card: { status: winners.length === 0 ? 'running' : 'over' },
  } as never;
}

/** `1 3:1 4*`: seats with their half points, the one that goes on with a star; `-` is not known. */
const texts = (of: Tournament): string[] =>
  bracketOf(of).map((ties) =>
    ties
      .map(({ seats, halves, winner, isBye }) => {
        const [one, other] = seats.map((seat) =>
          seat === null ? '-' : `${seat}${seat === winner ? '*' : ''}`,
        );
        return `${one} ${halves === null ? '' : halves.join(':')} ${other}${isBye ? ' bye' : ''}`;
      })
      .join(', '),
  );

test('before the start there is no bracket', () => expect(bracketOf(tournament(0, []))).toEqual([]));

test('the first two seeds are in different halves, and the best have byes', () => {
  expect(texts(tournament(5, [round(1, ['4-5', '5-4'], [1, 2, 3])]))).toEqual([
    '1*  - bye, 4 0:0 5, 2*  - bye, 3*  - bye',
    '1  -, 2  3',
    '-  -',
  ]);
});

test('whoever is in the next round goes on, and in the end whoever has won', () => {
  const first = round(1, ['1-4 1', '4-1 0', '2-3 1', '3-2 1', '2-3 0']);
  expect(texts(tournament(4, [first]))).toEqual(['1 4:0 4, 2 2:4 3', '-  -']);
  const last = round(2, ['1-3 0.5', '3-1 1']);
  expect(texts(tournament(4, [first, round(2, ['1-3', '3-1'])]))).toEqual(['1* 4:0 4, 2 2:4 3*', '1 0:0 3']);
  expect(texts(tournament(4, [first, last], 3))).toEqual(['1* 4:0 4, 2 2:4 3*', '1 1:3 3*']);
});

test('nobody has won a final that was left level', () => {
  const final = round(1, ['1-2 0.5', '2-1 0.5']);
  expect(texts(tournament(2, [final], 1, 2))).toEqual(['1 2:2 2']);
});
