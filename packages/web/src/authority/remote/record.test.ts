import type { HistoryEntry } from '@rubicon/engine';
import type { Update } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { merge, type Record } from './record.ts';

const historyEntry = (cursor: number): HistoryEntry => ({ cursor, year: 705, turn: 1, atMs: 0, events: [] });

interface At {
  readonly from?: number;
  readonly changedMs?: number;
  readonly told?: readonly number[];
  readonly pending?: readonly number[];
  readonly seat?: string;
  readonly dice?: string;
}

const update = (
  cursor: number,
  { from = 0, changedMs = 0, told = [], pending = [], seat = 'caesar', dice = 'one' }: At = {},
) =>
  ({
    kind: 'update',
    from,
    table: { cursor, seat, card: { changedMs }, dice: [{ commitment: dice }] },
    told: told.map(historyEntry),
    pending: pending.map(historyEntry),
  }) as unknown as Update;

function held(...updates: readonly Update[]): Record {
  let record: Record | null = null;
  for (const each of updates) {
    const merged = merge(record, each);
    if (merged.kind === 'kept') ({ record } = merged);
  }
  return record!;
}
const cursors = ({ told }: Record): number[] => told.map(({ cursor }) => cursor);

describe('updates', () => {
  test('are added to the record', () => {
    const record = held(update(2, { told: [1, 2] }), update(4, { from: 2, told: [3, 4] }));
    expect(cursors(record)).toEqual([1, 2, 3, 4]);
    expect(record.table.cursor).toBe(4);
  });

  test('that arrive twice are applied once', () => {
    const second = update(4, { from: 2, told: [3, 4] });
    expect(cursors(held(update(2, { told: [1, 2] }), second, second))).toEqual([1, 2, 3, 4]);
  });

  test('that are older than the record are dropped', () => {
    const first = update(2, { told: [1, 2] });
    const late = update(3, { from: 2, told: [3] });
    expect(merge(held(first, update(4, { from: 2, told: [3, 4] })), late)).toEqual({ kind: 'old' });
    const now = held(first, update(2, { from: 2, changedMs: 9 }));
    expect(merge(now, update(2, { from: 2, changedMs: 8 }))).toEqual({ kind: 'old' });
  });

  test('after a gap are not applied: the gap is fetched', () => {
    expect(merge(held(update(2)), update(9, { from: 5, told: [6, 7, 8, 9] }))).toEqual({
      kind: 'missed',
      after: 2,
    });
    expect(merge(null, update(9, { from: 5 }))).toEqual({ kind: 'missed', after: 0 });
  });

  test('put own orders under the cursor at which they were given', () => {
    const pending = held(update(2, { told: [1] }), update(3, { from: 2, pending: [2, 3] }));
    const merged = merge(pending, update(4, { from: 3, told: [2, 3, 4] }));
    expect(merged.kind === 'kept' && cursors(merged.record)).toEqual([1, 2, 3, 4]);
    expect(merged.kind === 'kept' && merged.record.pending).toEqual([]);
  });

  test('of another seat start a new record', () => {
    const merged = merge(held(update(5, { told: [1, 5] })), update(2, { seat: 'pompey', told: [2] }));
    expect(merged.kind === 'kept' && cursors(merged.record)).toEqual([2]);
  });

  test('of a restored server start a new record', () => {
    const record = held(update(9, { told: [1, 9] }));
    const restored = merge(record, update(4, { dice: 'two', told: [1, 4] }));
    expect(restored.kind === 'kept' && cursors(restored.record)).toEqual([1, 4]);
  });
});
