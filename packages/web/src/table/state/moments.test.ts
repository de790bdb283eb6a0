import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../authority/table.ts';
import { momentsOf } from './moments.ts';

const historyEntry = (cursor: number): HistoryEntry => ({ cursor, year: 705, turn: 1, atMs: 0, events: [] });
const history = { told: [1, 4, 9].map(historyEntry), pending: [historyEntry(10)] };

test('steps go from now to the entry before, and so on to the first', () => {
  expect(momentsOf(history, null)).toEqual({ back: 9, on: null });
  expect(momentsOf(history, 9)).toEqual({ back: 4, on: 10 });
  expect(momentsOf(history, 1)).toEqual({ back: null, on: 4 });
});

test('without a history there is nowhere to go', () => {
  expect(momentsOf({ told: [], pending: [] }, null)).toEqual({ back: null, on: null });
});
