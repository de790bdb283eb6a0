import type { GameId, PersonId, Tournament } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import {
  againstText,
  gameText,
  halvesText,
  linkTo,
  mayJoin,
  openText,
  resultText,
  roundResult,
  rulableGames,
  termsTexts,
  type TournamentGame,
} from './tournament-state.ts';

type How = NonNullable<TournamentGame['outcome']>['how'];

/** `1-2 ½`: seat 1 as Caesar against seat 2, drawn; without a result it goes on. */
function game(text: string, how: How = 'played'): TournamentGame {
  const [seats, result] = text.split(' ') as [string, string?];
  const [caesar, pompey] = seats.split('-').map(Number) as [number, number];
  const halves = { '1': 2, '½': 1, '0': 0 }[result ?? ''];
  return {
    game: text as GameId,
    table: 1,
    number: 1,
    caesar,
    pompey,
    dueMs: 0,
    isOpen: false,
    bids: null,
    outcome:
      halves === undefined
        ? null
        : { how, halves: { caesar: halves, pompey: 2 - halves }, points: { caesar: 0, pompey: 0 } },
  };
}

test.each([
  [0, '0'],
  [1, '½'],
  [2, '1'],
  [5, '2½'],
])('%i half points are written %s', (halves, text) => expect(halvesText(halves)).toBe(text));

test.each([
  ['1-2 1', '1–0'],
  ['1-2 ½', '½–½'],
  ['1-2 0', '0–1'],
  ['1-2', null],
])('the result of %s is %s', (text, expected) => expect(resultText(game(text))).toBe(expected));

describe('a cell of the crosstable', () => {
  const games = ['1-2 1', '2-1 ½', '3-1 1', '1-3'].map((text) => game(text));
  test.each([
    [1, 2, '1 ½'],
    [2, 1, '0 ½'],
    [1, 3, '0'],
    [3, 1, '1'],
    [2, 3, null],
  ])('of %i against %i is %s', (seat, other, expected) =>
    expect(againstText(games, seat, other)).toBe(expected),
  );
});

describe('a cell of the table of rounds', () => {
  const games = [game('1-2 1'), game('4-3 ½'), game('5-6')];
  const round = { season: 1, number: 1, byes: [7], absent: [8], games };
  test.each([
    [1, '1', 2],
    [2, '0', 1],
    [3, '½', 4],
    [5, '*', 6],
    [7, '+', null],
    [8, '–', null],
    [9, '', null], // came later
  ])('of %i is %s', (seat, result, against) => expect(roundResult(round, seat)).toEqual({ result, against }));
});

const ann = { id: 'ann' as PersonId, name: 'Ann', isGuest: false };
const bea = { id: 'bea' as PersonId, name: 'Bea', isGuest: false };

describe('joining is offered', () => {
  const of = (card: Partial<Tournament['card']>, isOut: boolean | null = null): Tournament =>
    ({
      card: { status: 'open', format: 'league', people: 1, seats: 8, ...card },
      entrants: isOut === null ? [] : [{ seat: 1, person: ann, isOut, isAway: false, backMs: null }],
    }) as unknown as Tournament;
  test.each([
    ['before the start', of({}), true],
    ['to a running league, for the next season', of({ status: 'running' }), true],
    ['not to another that runs', of({ status: 'running', format: 'swiss' }), false],
    ['not to who is in it', of({}, false), false],
    ['not to who has left', of({ status: 'running' }, true), false],
    ['not when all places are taken', of({ people: 8 }), false],
  ])('%s', (_, tournament, expected) => expect(mayJoin(tournament, ann.id)).toBe(expected));
});

describe('the games of the organiser', () => {
  const [first, second] = [game('1-2 1'), game('2-1')];
  const decider = { ...game('1-2 ½'), game: 'third' as GameId, number: 3 };
  const round = { season: 1, byes: [], absent: [] };
  const tournament = {
    entrants: [ann, bea].map((person, index) => ({ seat: index + 1, person })),
    played: [
      { ...round, number: 1, games: [first] },
      { ...round, number: 2, games: [second, decider] },
    ],
    mine: { rulable: [second.game, decider.game] },
  } as unknown as Tournament;
  test('are those that can be ruled, the latest first', () =>
    expect(rulableGames(tournament)).toEqual([decider, second]));
  test.each([
    [first, 'Round 1: Ann (Caesar) against Bea (Pompey), 1–0'],
    [second, 'Round 2: Bea (Caesar) against Ann (Pompey)'],
    [decider, 'Round 2, deciding game: Ann (Caesar) against Bea (Pompey), ½–½'],
  ])('say their round: %#', (each, text) => expect(gameText(tournament, each)).toBe(text));
});

test.each([
  ['1-2', 'played', 'watch'],
  ['1-2 1', 'played', 'replay'],
  ['1-2 1', 'deadline', 'replay'],
  ['1-2 1', 'ruled', 'watch'],
  ['1-2 1', 'forfeit', null],
] as const)('the link of %s (%s) is %s', (text, how, link) => expect(linkTo(game(text, how))).toBe(link));

const CARD = { status: 'open', round: 0, people: 2, seats: 4, startMs: null } as Tournament['card'];

test('of an open tournament one reads how many places are taken and when it starts', () => {
  expect(openText(CARD)).toBe('2 of 4 players · starts when full, or when the organiser starts it');
  expect(openText({ ...CARD, startMs: Date.UTC(2026, 11, 1, 12) })).toMatch(
    /^2 of 4 players · starts 1 Dec 2026, .* at the latest$/,
  );
  expect(openText({ ...CARD, status: 'running' })).toBeNull();
});

const LIVE = { kind: 'live', bankMs: 2_700_000, incrementMs: 10_000 } as const;
const DAYS = {
  kind: 'correspondence',
  bankMs: 14 * 86_400_000,
  incrementMs: 43_200_000,
  vacationDays: 10,
} as const;

test.each([
  ['round-robin', /^Everyone plays everyone twice/, /then games won\.$/, /Buchholz|sit out/],
  ['swiss', /^One game a round/, /^Equal points: Buchholz/, /none of their games counts/],
  ['knock-out', /then a third game with bids for sides/, /^Seeds follow/, /sit out|Equal points|counts for/],
  ['league', /changes places with the last/, /first division/, /½ point, others/],
] as const)('the terms of a %s are those of its format', (format, games, other, none) => {
  const texts = termsTexts({ format, pace: DAYS, roundMs: 30 * 86_400_000 });
  expect(texts[0]).toMatch(games);
  expect(texts.some((text) => other.test(text))).toBe(true);
  expect(texts.some((text) => none.test(text))).toBe(false);
  expect(texts.join(' ')).toContain('A round takes 30 days.');
  expect(texts.join(' ')).toContain('vacation');
  expect(termsTexts({ format, pace: LIVE, roundMs: 3_600_000 }).join(' ')).not.toContain('vacation');
});
