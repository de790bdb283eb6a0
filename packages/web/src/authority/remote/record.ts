// What a page holds of an online game: the history of its seat so far, and the current table.
import type { HistoryEntry } from '@rubicon/engine';
import type { Table, Update } from '@rubicon/protocol';

export interface Record {
  readonly table: Table;
  readonly told: readonly HistoryEntry[];
  readonly pending: readonly HistoryEntry[];
}

/**
 * `kept`: the record from now on; `old`: a newer update was already applied; `missed`: a gap, to be fetched from a
 * cursor on.
 */
export type Merged =
  | { readonly kind: 'kept'; readonly record: Record }
  | { readonly kind: 'old' }
  | { readonly kind: 'missed'; readonly after: number };

/** Whether an update applies: answers and pushes may arrive in any order. */
export function merge(held: Record | null, { from, table, told, pending }: Update): Merged {
  if (held !== null && isBeforeBids(table, held.table)) return { kind: 'old' };
  if (held === null || held.table.seat !== table.seat)
    return from === 0 ? { kind: 'kept', record: { table, told, pending } } : { kind: 'missed', after: 0 };
  if (isRestored(table, held.table))
    return from === 0 ? { kind: 'kept', record: { table, told, pending } } : { kind: 'missed', after: 0 };
  if (isOlder(table, held.table)) return { kind: 'old' };
  if (from > held.table.cursor) return { kind: 'missed', after: held.table.cursor };
  if (from === 0) return { kind: 'kept', record: { table, told, pending } };
  // Own orders that can no longer be undone move from `pending` to `told`, under the cursor at which they were given
  const known = new Set(held.told.map(({ cursor }) => cursor));
  const news = told.filter(({ cursor }) => !known.has(cursor));
  return { kind: 'kept', record: { table, told: [...held.told, ...news], pending } };
}

/** Bids give players other seats than they had: what comes late from before would go back to the old one. */
const isBeforeBids = (one: Table, held: Table): boolean =>
  held.card.bids !== null && one.view === null && !isRestored(one, held);

/** Unknown dice: the server was restored from a backup, and what the page holds may never have happened there. */
const isRestored = (one: Table, held: Table): boolean =>
  one.dice.some(({ commitment }, epoch) => commitment !== held.dice[epoch]?.commitment);

const isOlder = (one: Table, held: Table): boolean =>
  one.dice.length < held.dice.length ||
  one.cursor < held.cursor ||
  (one.cursor === held.cursor && one.card.changedMs < held.card.changedMs);
