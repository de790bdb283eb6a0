import type { Balance } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import type { Row } from '../../ui/chart/rate-plot.tsx';
import { rowsByBid, rowsByEdition, rowsByMachine, rowsByPeople, totalOf } from './balance-rows.ts';

type Count = Balance['counts'][number];

/** Ten games with six wins and two draws for Caesar, and as many of anything else as a test says. */
const count = (change: Partial<Count>): Count => ({
  edition: '2.0',
  terms: 'book',
  points: 0,
  between: { kind: 'people', from: null },
  won: 6,
  drawn: 2,
  lost: 2,
  ...change,
});

/** Name, games, and the rate with its interval in percent, to one decimal. */
const told = (rows: readonly Row[]): unknown[] =>
  rows.map(({ name, won: { rate, low, high, games } }) => [
    name,
    games,
    ...[low, rate, high].map((each) => Math.round(each * 1000) / 10),
  ]);

test('draws are counted', () => {
  expect(totalOf([count({}), count({ drawn: 5 })])).toEqual({ count: 23, drawn: 7 });
  expect(totalOf([])).toEqual({ count: 0, drawn: 0 });
});

test('a row has its Wilson interval; a draw is half a win; what has no games has no row', () => {
  const counts = [
    count({ edition: '1.0', terms: 'bid', won: 1, drawn: 0, lost: 0 }),
    count({ terms: 'balanced', won: 0, drawn: 0, lost: 0 }),
    count({ won: 4, drawn: 2, lost: 4 }),
    count({ won: 40, drawn: 0, lost: 50 }),
  ];
  expect(told(rowsByEdition(counts))).toEqual([
    ['Edition 2.0, by the book', 100, 35.6, 45, 54.8],
    ['Edition 1.0, sides by bid', 1, 20.7, 100, 100],
  ]);
});

test('people are told apart by rating', () => {
  const of = (from: 0 | 1400 | 1600 | 1800 | null): Count => count({ between: { kind: 'people', from } });
  const machine = count({ between: { kind: 'machine', level: 'miles', side: 'caesar' } });
  const ten = [10, 39.7, 70, 89.2];
  expect(told(rowsByPeople([of(null), of(1800), of(1600), of(1400), of(0), machine]))).toEqual([
    ['Both under 1400', ...ten],
    ['Both about 1400 to 1599', ...ten],
    ['Both about 1600 to 1799', ...ten],
    ['Both 1800 or more', ...ten],
    ['Others: unrated, or further apart', ...ten],
  ]);
  expect(rowsByPeople([machine])).toEqual([]);
});

test('computers are told apart by level and by their side, in whose colour they are', () => {
  const rows = rowsByMachine([
    count({ between: { kind: 'machine', level: 'miles', side: 'pompey' } }),
    count({ between: { kind: 'machine', level: 'tiro', side: 'pompey' } }),
    count({ between: { kind: 'machine', level: 'miles', side: 'caesar' } }),
    count({}),
  ]);
  expect(rows.map(({ name, side }) => [name, side])).toEqual([
    ['Tiro as Pompey', 'pompey'],
    ['Miles as Caesar', 'caesar'],
    ['Miles as Pompey', 'pompey'],
  ]);
});

test('bids are told apart by five points, for each side; other handicaps are no bids', () => {
  const given = (points: number, terms: Count['terms'] = 'bid'): Count => count({ terms, points });
  const rows = rowsByBid([
    ...[0, 1, 5, 6, 20, -1, -20].map((points) => given(points)),
    given(2, 'other'),
    given(0, 'book'),
  ]);
  expect(rows.map(({ name, side, won: { games } }) => [name, side, games])).toEqual([
    ['No points given', null, 10],
    ['1 to 5 points for Caesar', 'caesar', 20],
    ['6 to 10 points for Caesar', 'caesar', 10],
    ['16 to 20 points for Caesar', 'caesar', 10],
    ['1 to 5 points for Pompey', 'pompey', 10],
    ['16 to 20 points for Pompey', 'pompey', 10],
  ]);
});
