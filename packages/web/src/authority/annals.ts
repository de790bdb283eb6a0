// What each seat was told, entry by entry, and which entry made each of its moments. A seat's moments are counted by
// what it may know: own orders, and whatever is told to all. The other side's orders that can still be taken back,
// and those that were, leave no gap.
import { eventsFor, viewFor, type Accepted, type Event, type Game, type LogEntry } from '@rubicon/engine';
import { isOpen } from './local-table.ts';
import type { Annals, Notice, Seat, Telling } from './table.ts';

const SEATS = ['caesar', 'pompey', 'spectator'] as const satisfies readonly Seat[];

interface Account {
  readonly told: Telling[];
  readonly moments: number[]; // number of the entry that made each; the first moment is 1
}

/** Grows with the game and is never read by a seat as a whole. */
export interface Chronicle {
  readonly accounts: Readonly<Record<Seat, Account>>;
  year: number;
  turn: number;
}

export function newChronicle(): Chronicle {
  const account = (): Account => ({ told: [], moments: [] });
  return { accounts: { caesar: account(), pompey: account(), spectator: account() }, year: 0, turn: 0 };
}

export const momentOf = ({ accounts }: Chronicle, seat: Seat): number => accounts[seat].moments.length;

/** Number of the entry that made a moment; undefined if the seat has had no such moment. */
export const entryAt = ({ accounts }: Chronicle, seat: Seat, moment: number): number | undefined =>
  accounts[seat].moments[moment - 1];

/** Adds an accepted entry; `before` is the game it was asked of, null at the start. */
export function addEntry(chronicle: Chronicle, before: Game | null, accepted: Accepted): void {
  if (before === null) comeTo(chronicle, accepted.game);
  for (const seat of SEATS) if (hears(seat, before, accepted)) tell(chronicle, seat, before, accepted);
  // What a barrier tells belongs to the turn it happened in, though it may open the next
  if (accepted.published !== null || accepted.entry.kind === 'rebase') comeTo(chronicle, accepted.game);
}

function comeTo(chronicle: Chronicle, { base }: Game): void {
  const { year, turn } = viewFor(base, 'spectator');
  chronicle.year = year;
  chronicle.turn = turn;
}

function hears(seat: Seat, before: Game | null, { entry, published, game }: Accepted): boolean {
  if (published !== null || (entry.kind !== 'order' && entry.kind !== 'undo')) return true;
  if (seat === 'spectator') return isOpen(entry.kind === 'order' ? game : before!);
  return seat === entry.side;
}

function tell(chronicle: Chronicle, seat: Seat, before: Game | null, accepted: Accepted): void {
  const { told, moments } = chronicle.accounts[seat];
  const { entry, published, game } = accepted;
  const notice = noticeOf(entry);
  if (published !== null && before !== null) told.push(...pendingFor(chronicle, before, game.entries, seat));
  moments.push(game.entries.length - 1);
  const events = published === null ? [] : newsFor(seat, before, published[seat]);
  if (events.length === 0 && notice === null) return;
  const { year, turn } = chronicle;
  const telling = { moment: moments.length, year, turn, atMs: entry.atMs, events };
  told.push(notice === null ? telling : { ...telling, notice });
}

/** Of all that is published, what the seat was not told before: not its own orders. */
function newsFor(seat: Seat, before: Game | null, published: readonly Event[]): Event[] {
  const earlier = before?.pending ?? [];
  const known = before === null ? [] : ownPending(before, seat);
  const told = (pending: Game['pending']): Event[] =>
    pending.flatMap(({ happenings }) => eventsFor(happenings, seat));
  return [
    ...told(earlier.filter((each) => !known.includes(each))),
    ...published.slice(told(earlier).length), // it begins with the orders that were waiting
  ];
}

const ownPending = (game: Game, seat: Seat): Game['pending'] =>
  seat === 'spectator'
    ? isOpen(game)
      ? game.pending
      : []
    : game.pending.filter(({ side }) => side === seat);

function pendingFor(
  { accounts, year, turn }: Chronicle,
  game: Game,
  entries: readonly LogEntry[],
  seat: Seat,
): Telling[] {
  const { moments } = accounts[seat];
  return ownPending(game, seat).map(({ entry, happenings }) => ({
    moment: moments.indexOf(entry) + 1,
    year,
    turn,
    atMs: entries[entry]!.atMs,
    events: eventsFor(happenings, seat),
  }));
}

function noticeOf(entry: LogEntry): Notice | null {
  if (entry.kind === 'start' || entry.kind === 'order' || entry.kind === 'undo') return null;
  return { kind: entry.kind, side: 'side' in entry ? entry.side : null };
}

export const annalsFor = (chronicle: Chronicle, game: Game, seat: Seat): Annals => ({
  told: [...chronicle.accounts[seat].told],
  pending: pendingFor(chronicle, game, game.entries, seat),
});
