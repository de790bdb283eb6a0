// All a page holds of a game online: what its seat was told so far, and how things stand.
import type { Telling } from '@rubicon/engine';
import type { Table, Update } from '@rubicon/protocol';

export interface Record {
  readonly table: Table;
  readonly told: readonly Telling[];
  readonly pending: readonly Telling[];
}

/** `kept` is what is held then; `missed`: something is missing, and is asked for from a cursor on. */
export type Merged =
  | { readonly kind: 'kept'; readonly record: Record }
  | { readonly kind: 'old' }
  | { readonly kind: 'missed'; readonly after: number };

/** Answers and pushes may overtake each other. */
export function merge(held: Record | null, { from, table, told, pending }: Update): Merged {
  if (held === null || held.table.seat !== table.seat)
    return from === 0 ? { kind: 'kept', record: { table, told, pending } } : { kind: 'missed', after: 0 };
  if (isRestored(table, held.table))
    return from === 0 ? { kind: 'kept', record: { table, told, pending } } : { kind: 'missed', after: 0 };
  if (isOlder(table, held.table)) return { kind: 'old' };
  if (from > held.table.cursor) return { kind: 'missed', after: held.table.cursor };
  if (from === 0) return { kind: 'kept', record: { table, told, pending } };
  // Own orders that nobody can take back any more are told now, under the cursor at which they were given
  const known = new Set(held.told.map(({ cursor }) => cursor));
  const news = told.filter(({ cursor }) => !known.has(cursor));
  return { kind: 'kept', record: { table, told: [...held.told, ...news], pending } };
}

/** Dice that we do not know: the server was restored from a backup, and what we hold may never have happened. */
const isRestored = (one: Table, held: Table): boolean =>
  one.dice.some(({ commitment }, epoch) => commitment !== held.dice[epoch]?.commitment);

const isOlder = (one: Table, held: Table): boolean =>
  one.dice.length < held.dice.length ||
  one.cursor < held.cursor ||
  (one.cursor === held.cursor && one.card.changedMs < held.card.changedMs);
