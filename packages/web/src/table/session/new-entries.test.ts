import { describe, expect, test } from 'vitest';
import type { Seating } from '../../authority/authority.ts';
import type { HistoryEntry } from '../../authority/table.ts';
import { newHistoryEntries } from './new-entries.ts';

const historyEntry = (cursor: number): HistoryEntry => ({ cursor, year: 705, turn: 1, atMs: 0, events: [] });

const seating = (told: readonly number[], pending: readonly number[] = []) =>
  ({
    table: { cursor: [...told, ...pending].at(-1) ?? 0 },
    history: { told: told.map(historyEntry), pending: pending.map(historyEntry) },
  }) as unknown as Seating;

describe('news', () => {
  test('is everything after the cursor, own orders included', () => {
    const historyEntries = newHistoryEntries(seating([1, 2]), seating([1, 2, 3], [4]));
    expect(historyEntries.map(({ cursor }) => cursor)).toEqual([3, 4]);
  });

  test('is empty after an undo', () => {
    expect(newHistoryEntries(seating([1], [2]), seating([1]))).toEqual([]);
  });
});
