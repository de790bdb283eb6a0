import { signal } from '@preact/signals';
import type { AreaId, BlockId, Event, Side } from '@rubicon/engine';
import { expect, test } from 'vitest';
import type { Seating } from '../../authority/authority.ts';
import type { HistoryEntry, Table } from '../../authority/table.ts';
import { createBattleNews } from './battle-news.ts';
import { battlesFought } from './battles-fought.ts';
import type { Outlook } from './odds-watch.ts';

const area = (id: string): AreaId => id as AreaId;
const battle = (at: string): Event => ({
  kind: 'battle',
  area: area(at),
  attacker: 'caesar',
  surprise: false,
  blocks: [],
});
const won = (at: string, side: Side = 'caesar'): Event => ({ kind: 'won', side, area: area(at) });
const fired: Event = { kind: 'fired', side: 'caesar', block: 'C.Legio7' as BlockId, dice: [1], hits: 1 };
const ended: Event = { kind: 'turn-ended', year: 705, turn: 1 };

const entry = (cursor: number, turn: number, ...events: Event[]): HistoryEntry => ({
  cursor,
  year: 705,
  turn,
  atMs: 0,
  events,
});
const TOLD = [
  entry(1, 1, battle('Rome')),
  entry(2, 1, fired),
  entry(3, 1, won('Rome'), battle('Genua')), // one battle ends and the next begins at once
  entry(4, 1, fired, won('Genua', 'pompey'), ended),
];
const seatingOf = (told: readonly HistoryEntry[], seen: number, turn = 1): Seating => ({
  table: { view: { year: 705, turn } } as Table,
  history: { told, pending: [] },
  seen,
});

test('every battle that ended, with its number and the entry that ended it', () => {
  const fought = battlesFought({ told: TOLD, pending: [] });
  expect(fought.map(({ number, area: at, winner, cursor }) => [number, at, winner, cursor])).toEqual([
    [1, 'Rome', 'caesar', 3],
    [2, 'Genua', 'pompey', 4],
  ]);
  expect(fought[1]!.events).toEqual([fired, won('Genua', 'pompey')]);
});

test('a battle without a known start, or that was never fought, has no report', () => {
  const none: Event = { kind: 'no-battle', area: area('Rome') };
  const told = [
    entry(1, 1, fired, won('Rome')),
    entry(2, 1, battle('Genua'), none),
    entry(3, 1, won('Rome')),
  ];
  expect(battlesFought({ told, pending: [] })).toEqual([]);
});

test('reports are unread until they are read, one after the other, also when the turn ended with them', () => {
  const seating = signal<Seating | null>(seatingOf(TOLD.slice(0, 2), 2));
  const { unread, read } = createBattleNews({ seating }, { battle: signal(null) });
  expect(unread.value).toEqual([]);
  seating.value = null; // the screen is passed
  seating.value = seatingOf(TOLD, 0, 2);
  expect(unread.value.map(({ number }) => number)).toEqual([1, 2]);
  read(unread.value[0]!);
  expect(unread.value.map(({ number }) => number)).toEqual([2]);
  seating.value = seatingOf(TOLD, 0, 3); // too long ago
  expect(unread.value).toEqual([]);
});

test('a report on screen while something is decided has been read, and the next is not kept waiting', () => {
  const deciding = (told: readonly HistoryEntry[], number: number | null): Seating => {
    const { table, ...rest } = seatingOf(told, 2);
    return { ...rest, table: { ...table, decision: number === null ? null : { number } } as Table };
  };
  const seating = signal<Seating | null>(deciding(TOLD.slice(0, 2), 4));
  const { unread, show } = createBattleNews({ seating }, { battle: signal(null) });
  const numbers = (): number[] => unread.value.map(({ number }) => number);
  seating.value = deciding(TOLD.slice(0, 3), null);
  show(unread.value[0]!); // there is nothing to decide yet
  seating.value = deciding(TOLD.slice(0, 3), 5);
  expect(numbers()).toEqual([1]);
  show(unread.value[0]!);
  seating.value = deciding(TOLD, null);
  expect(numbers()).toEqual([1, 2]);
  seating.value = deciding(TOLD, 6);
  expect(numbers()).toEqual([2]);
});

test('what was seen before the table was opened is not new; what was missed is', () => {
  const unreadAt = (seen: number): number[] => {
    const seating = signal<Seating | null>(seatingOf(TOLD, seen));
    return createBattleNews({ seating }, { battle: signal(null) }).unread.value.map(({ number }) => number);
  };
  expect([4, 3, 0].map(unreadAt)).toEqual([[], [2], [1, 2]]);
});

test('a battle fought again after a takeback is news again', () => {
  const seating = signal<Seating | null>(seatingOf(TOLD.slice(0, 2), 2));
  const { unread, read } = createBattleNews({ seating }, { battle: signal(null) });
  seating.value = seatingOf(TOLD.slice(0, 3), 2);
  read(unread.value[0]!);
  seating.value = seatingOf(TOLD.slice(0, 2), 2);
  seating.value = seatingOf(TOLD.slice(0, 3), 2);
  expect(unread.value.map(({ number }) => number)).toEqual([1]);
});

test('the odds before a battle are those before its first roll', () => {
  const outlook = (at: string): Outlook =>
    ({ area: area(at), odds: {}, viewer: 'caesar', isHidden: false }) as unknown as Outlook;
  const seating = signal<Seating | null>(seatingOf(TOLD.slice(0, 1), 0));
  const watched = signal<Outlook | null>(null);
  const { fought, outlookOf } = createBattleNews({ seating }, { battle: watched });
  const [before, later] = [outlook('Rome'), outlook('Rome')];
  watched.value = before;
  seating.value = seatingOf(TOLD.slice(0, 2), 0);
  watched.value = later;
  seating.value = seatingOf(TOLD, 0);
  watched.value = outlook('Genua');
  expect(fought.value.map(outlookOf)).toEqual([before, null]);
});
