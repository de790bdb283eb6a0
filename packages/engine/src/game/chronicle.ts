// What each seat was told, entry by entry, with a cursor for each. A seat's cursor counts only what it may know: its
// own orders, and whatever is told to all. The other side's orders that can still be taken back, and those that were,
// leave no gap.
import { FIRST_YEAR } from '../board/first-year.ts';
import { eventsFor, type Event } from '../knowledge/event.ts';
import { isSimultaneous, type Accepted, type Game } from './game.ts';
import { kept } from '../knowledge/kept.ts';
import type { LogEntry } from './log.ts';
import type { Pending } from './pending.ts';
import { VIEWERS, type Side, type Viewer } from '../board/side.ts';
import { TURN, YEAR } from '../state/state.ts';

/**
 * What a seat was told at once: the events of one order of its own, or all that a barrier brought to light. Its own
 * orders are told once, under the cursor at which they were given.
 */
export interface HistoryEntry {
  readonly cursor: number; // the seat's cursor after it
  readonly year: number;
  readonly turn: number;
  readonly atMs: number;
  readonly events: readonly Event[];
  readonly notice?: Notice;
  readonly byPlan?: true; // all the orders it tells were given by a plan
}

/** Said at the table besides the orders: about a draw, the end, time, or the dice. */
export interface Notice {
  readonly kind: Exclude<LogEntry['kind'], 'start' | 'order' | 'undo'>;
  readonly side: Side | null; // null = by the authority
  readonly reason?: string; // of a rebase or an abort
}

interface Account {
  readonly entries: number[]; // the entry that brought each cursor; the first cursor is 1
  readonly told: HistoryEntry[]; // what nobody can take back any more, in the order in which that became so
  readonly settled: number[]; // of each that was told: the cursor at which it could not be taken back any more
  forgotten: number; // the cursor up to which it does not say any more what was told; 0: it says all
}

/** Grows with the game, by what one entry adds. No seat reads it as a whole. */
export interface Chronicle {
  readonly accounts: Readonly<Record<Viewer, Account>>;
  readonly keeps: number;
  readonly hearsPending: (game: Game) => boolean;
  readonly ownPending: Map<Pending, HistoryEntry>; // what their authors were told of them, until nothing is pending
  year: number;
  turn: number;
}

export interface ChronicleOptions {
  /** Whether the spectator's seat hears orders that can still be taken back as soon as they are given; never, if left out. */
  readonly hearsPending?: (game: Game) => boolean;
  /** How many of the last things that a seat was told are kept at least; all, if left out. */
  readonly keeps?: number;
}

const never = (): boolean => false;

export function newChronicle({ hearsPending = never, keeps = Infinity }: ChronicleOptions = {}): Chronicle {
  const account = (): Account => ({ entries: [], told: [], settled: [], forgotten: 0 });
  return {
    keeps,
    accounts: { caesar: account(), pompey: account(), spectator: account() },
    hearsPending,
    ownPending: new Map(),
    year: 0,
    turn: 0,
  };
}

/** How much a seat has been told. */
export const cursorOf = ({ accounts }: Chronicle, seat: Viewer): number => accounts[seat].entries.length;

/** Number of the entry that brought a seat to a cursor; undefined if the seat has not come there. */
export const entryAt = ({ accounts }: Chronicle, seat: Viewer, cursor: number): number | undefined =>
  accounts[seat].entries[cursor - 1];

/** Whether it still says what a seat was told after a cursor. */
export const remembers = ({ accounts }: Chronicle, seat: Viewer, cursor: number): boolean =>
  cursor >= accounts[seat].forgotten;

/** Whether a seat that stood at a cursor has been told more since. */
export const hasNews = ({ accounts }: Chronicle, seat: Viewer, cursor: number): boolean =>
  (accounts[seat].settled.at(-1) ?? 0) > cursor;

/**
 * What a seat that stood at a cursor, and knew its pending orders then, lacks of what cannot be taken back any more.
 * Orders that were pending then and are told now are among it, though their own cursor is no higher.
 */
export function toldAfter(chronicle: Chronicle, seat: Viewer, cursor: number): HistoryEntry[] {
  if (!remembers(chronicle, seat, cursor))
    throw new RangeError(`What ${seat} was told after cursor ${cursor} is not kept any more.`);
  const { told, settled } = chronicle.accounts[seat];
  return told.slice(firstAbove(settled, cursor));
}

/** What a seat was told of orders that can still be taken back: its own. */
export function pendingOf(chronicle: Chronicle, game: Game, seat: Viewer): readonly HistoryEntry[] {
  const { hearsPending, ownPending } = chronicle;
  const heard = heardPending(game, seat, hearsPending).map((order) => {
    if (order.side !== seat) return pendingEntry(chronicle, game, seat, order);
    let entry = ownPending.get(order);
    if (entry === undefined) ownPending.set(order, (entry = pendingEntry(chronicle, game, seat, order)));
    return entry;
  });
  return kept(heard);
}

const pendingEntry = (
  { accounts, year, turn }: Chronicle,
  game: Game,
  seat: Viewer,
  { entry, happenings }: Pending,
): HistoryEntry => ({
  cursor: firstAbove(accounts[seat].entries, entry - 1) + 1,
  year,
  turn,
  atMs: game.entries[entry]!.atMs,
  events: eventsFor(happenings, seat),
  ...(isByPlan(game.entries[entry]!) ? BY_PLAN : {}),
});

const BY_PLAN = { byPlan: true } as const;
const isByPlan = (entry: LogEntry): boolean => entry.kind === 'order' && entry.byPlan === true;

/** Adds an accepted entry; `before` is the game it was asked of, null at the start. */
export function addEntry(chronicle: Chronicle, before: Game | null, accepted: Accepted): void {
  if (before === null) comeTo(chronicle, accepted.game);
  for (const seat of VIEWERS)
    if (hears(chronicle, seat, before, accepted)) tell(chronicle, seat, before, accepted);
  // What a barrier tells belongs to the turn it happened in, though it may open the next
  if (accepted.published !== null || accepted.entry.kind === 'rebase') comeTo(chronicle, accepted.game);
  if (accepted.game.pending.length === 0) chronicle.ownPending.clear();
}

function comeTo(chronicle: Chronicle, { base }: Game): void {
  chronicle.year = FIRST_YEAR + base.data[YEAR]!;
  chronicle.turn = base.data[TURN]!;
}

function hears(
  { hearsPending }: Chronicle,
  seat: Viewer,
  before: Game | null,
  { entry, published, game }: Accepted,
): boolean {
  if (published !== null || (entry.kind !== 'order' && entry.kind !== 'undo')) return true;
  if (seat === 'spectator') return hearsPending(entry.kind === 'order' ? game : before!);
  return seat === entry.side;
}

function tell(chronicle: Chronicle, seat: Viewer, before: Game | null, accepted: Accepted): void {
  const account = chronicle.accounts[seat];
  const { entries, told, settled } = account;
  const { entry, published, game } = accepted;
  if (told.length >= 2 * chronicle.keeps) forget(account, told.length - chronicle.keeps);
  entries.push(game.entries.length - 1);
  const cursor = entries.length;
  const settle = (telling: HistoryEntry): void => {
    told.push(telling);
    settled.push(cursor);
  };
  if (published !== null && before !== null) pendingOf(chronicle, before, seat).forEach(settle);
  const notice = noticeOf(entry);
  const events = published === null ? [] : newsFor(chronicle, seat, before, published[seat]);
  if (events.length === 0 && notice === null) return;
  const telling = { cursor, year: chronicle.year, turn: chronicle.turn, atMs: entry.atMs, events };
  if (notice !== null) settle({ ...telling, notice });
  else settle(isToldByPlan(chronicle, seat, before, accepted) ? { ...telling, ...BY_PLAN } : telling);
}

function forget(account: Account, count: number): void {
  account.forgotten = account.settled[count - 1]!;
  account.told.splice(0, count);
  account.settled.splice(0, count);
}

/** Where both choose at once, a seat hears of the other's card when both are revealed, and not who chose it by plan. */
function isToldByPlan(
  { hearsPending }: Chronicle,
  seat: Viewer,
  before: Game | null,
  { entry, game }: Accepted,
): boolean {
  if (before === null || entry.kind !== 'order' || !isByPlan(entry)) return false;
  if (seat === entry.side) return true;
  if (isSimultaneous(before.state)) return false;
  const known = heardPending(before, seat, hearsPending);
  return before.pending
    .filter((each) => !known.includes(each))
    .every((each) => isByPlan(game.entries[each.entry]!));
}

/** Of all that is published, what the seat was not told before: not its own orders. */
function newsFor(
  chronicle: Chronicle,
  seat: Viewer,
  before: Game | null,
  published: readonly Event[],
): readonly Event[] {
  const known = before === null ? [] : pendingOf(chronicle, before, seat);
  if (known.length === 0) return published;
  const heard = heardPending(before!, seat, chronicle.hearsPending);
  const news: Event[] = [];
  let at = 0; // it begins with the orders that were waiting
  for (const order of before!.pending) {
    const place = heard.indexOf(order);
    const { length } = known[place]?.events ?? eventsFor(order.happenings, seat);
    if (place < 0) news.push(...published.slice(at, at + length));
    at += length;
  }
  return [...news, ...published.slice(at)];
}

function heardPending(game: Game, seat: Viewer, hearsPending: Chronicle['hearsPending']): Game['pending'] {
  const { pending } = game;
  if (pending.length === 0) return pending;
  if (seat === 'spectator') return hearsPending(game) ? pending : [];
  return pending.filter(({ side }) => side === seat);
}

function noticeOf(entry: LogEntry): Notice | null {
  if (entry.kind === 'start' || entry.kind === 'order' || entry.kind === 'undo') return null;
  const notice = { kind: entry.kind, side: 'side' in entry ? entry.side : null };
  return entry.kind === 'rebase' || entry.kind === 'abort' ? { ...notice, reason: entry.reason } : notice;
}

/** Place of the first number above a limit, in numbers that never decrease. */
function firstAbove(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
