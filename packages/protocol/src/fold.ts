// The one way a change is applied: by the page, by bots, by the load generator and by the tests. And the way it is made,
// beside it, so that the two stay one another's reverse.
import type { HistoryEntry } from '@rubicon/engine';
import type { ChangeBody, NewEntry } from './change.ts';
import { expectedTable } from './expected.ts';
import { applied, patchOf } from './patch.ts';
import type { Table } from './table.ts';
import { changesStacks, viewAfter, viewPatch } from './view-patch.ts';

/** What a client holds of a seat besides its history. */
export interface Held {
  readonly table: Table;
  readonly pending: readonly HistoryEntry[];
}

export interface Folded extends Held {
  readonly told: readonly HistoryEntry[]; // to be added to the history
}

/** Legal orders are left out of a table, unless the change brings them. */
export function foldChange(held: Held, change: ChangeBody & { readonly orders?: readonly string[] }): Folded {
  const table = withoutOrders(held.table);
  const { pending } = held;
  const { ms = 0, told: sent = [], keep, pending: more = [] } = change;
  const { cursor, card } = table;
  const atMs = card.changedMs + ms;
  let last = cursor;
  const entryOf = (given: NewEntry): HistoryEntry => {
    const { year = card.year, turn = card.turn, events, notice, byPlan } = given;
    last = given.cursor ?? last + 1;
    const entry = { cursor: last, year, turn, atMs: given.atMs ?? atMs, events };
    if (notice !== undefined) return { ...entry, notice };
    return byPlan === undefined ? entry : { ...entry, byPlan };
  };
  const told = sent.map((each) =>
    typeof each === 'number' ? pending.find((own) => own.cursor === each)! : entryOf(each),
  );
  const left = keep === undefined ? pending.filter((own) => !told.includes(own)) : pending.slice(0, keep);
  const now = [...left, ...more.map(entryOf)];
  const view = viewAfter(table.view, change.view);
  const hasMoved = changesStacks(change.view) || pending.length > 0;
  const course = { cursor: last, view, hasMoved, atMs, pending: now.length, added: more.length };
  const after = applied(expectedTable(table, course), change.table);
  return { table: withOrders(after, change.orders), told, pending: now };
}

function withoutOrders(table: Table): Table {
  if (table.decision?.orders === undefined) return table;
  const { orders: _, ...decision } = table.decision;
  return { ...table, decision };
}

const withOrders = (table: Table, orders: readonly string[] | undefined): Table =>
  orders === undefined || table.decision === null
    ? table
    : { ...table, decision: { ...table.decision, orders } };

/** What a seat is sent that held `before`. The tables are without the legal orders of their decisions. */
export function changeBetween(before: Held, after: Folded): ChangeBody {
  const { table } = before;
  const { card } = table;
  const kept = keptOf(before.pending, after.pending);
  const added = after.pending.slice(kept);
  const isOwn = (entry: HistoryEntry): boolean => isAmong(before.pending, entry);
  const last = added.at(-1) ?? after.told.findLast((entry) => !isOwn(entry));
  const atMs = last?.atMs ?? after.table.card.changedMs;
  let { cursor } = table;
  const shortened = (entry: HistoryEntry): NewEntry => {
    const isNext = entry.cursor === cursor + 1;
    ({ cursor } = entry);
    const short: Writable<NewEntry> = { events: entry.events };
    if (!isNext) short.cursor = cursor;
    if (entry.year !== card.year) short.year = entry.year;
    if (entry.turn !== card.turn) short.turn = entry.turn;
    if (entry.atMs !== atMs) short.atMs = entry.atMs;
    if (entry.notice !== undefined) short.notice = entry.notice;
    if (entry.byPlan !== undefined) short.byPlan = entry.byPlan;
    return short;
  };
  const told = after.told.map((entry) => (isOwn(entry) ? entry.cursor : shortened(entry)));
  const pending = added.map(shortened);
  const left = before.pending.filter((entry) => !told.includes(entry.cursor)).length;
  const view = viewPatch(table.view, after.table.view);
  const course = {
    cursor,
    view: after.table.view,
    hasMoved: changesStacks(view) || before.pending.length > 0,
    atMs,
    pending: after.pending.length,
    added: added.length,
    blocks: after.table.card.blocks,
  };
  const rest = patchOf(expectedTable(table, course), after.table);
  const body: Writable<ChangeBody> = {};
  if (atMs !== card.changedMs) body.ms = atMs - card.changedMs;
  if (told.length > 0) body.told = told;
  if (kept !== left) body.keep = kept;
  if (pending.length > 0) body.pending = pending;
  if (view !== undefined) body.view = view;
  if (rest !== undefined) body.table = rest;
  return body;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const isAmong = (pending: readonly HistoryEntry[], entry: HistoryEntry): boolean =>
  pending.some((own) => own.cursor === entry.cursor && patchOf(own, entry) === undefined);

/** How many of the first are also the first of the others. */
function keptOf(before: readonly HistoryEntry[], after: readonly HistoryEntry[]): number {
  let kept = 0;
  while (kept < before.length && kept < after.length && patchOf(before[kept], after[kept]) === undefined)
    kept += 1;
  return kept;
}
