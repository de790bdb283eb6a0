import type { Seating } from '../../authority/authority.ts';
import type { HistoryEntry } from '../../authority/table.ts';

/** The history entries of the later seating that the earlier one lacks. */
export function newHistoryEntries(before: Seating, after: Seating): HistoryEntry[] {
  const { cursor } = before.table;
  return [...after.history.told, ...after.history.pending].filter(
    (historyEntry) => historyEntry.cursor > cursor,
  );
}
