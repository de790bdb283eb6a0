// A stored game replayed: its current position, and the position after each entry.
import {
  FoldError,
  RecordedChance,
  SIDES,
  addEntry,
  blockCounts,
  cursorOf,
  entryAt,
  fold,
  give,
  ownEvents,
  viewOf,
  type Accepted,
  type Chronicle,
  type Game,
} from '@rubicon/engine';
import { historyFor, sharedChronicle } from './history.ts';
import { Refused, type Seating } from '../authority.ts';
import { PREVIEWED_STEPS, lookAhead } from './preview.ts';
import type { Standing, StoredGame, StoredLog } from './game-store.ts';
import { nextSeat, sideAt, tableOf, viewAt } from './local-table.ts';
import type { Preview, Machines, Seat, Table } from '../table.ts';

export interface GameRecord {
  stored: StoredGame;
  now: Game;
  readonly positions: Game[]; // after each entry, without the log: memory would grow with the square of its length
  readonly chronicle: Chronicle;
}

/** Replays a log. Refuses one that breaks the rules. */
export function openRecord({ stored, entries }: StoredLog): GameRecord {
  const positions: Game[] = [];
  const chronicle = sharedChronicle();
  try {
    const now = fold({ options: stored.options, entries }, (accepted) =>
      note(positions, chronicle, accepted),
    );
    return { stored, now, positions, chronicle };
  } catch (error) {
    if (!(error instanceof FoldError)) throw error;
    throw new Refused('damaged-game', `The game as it was kept cannot be played through. ${error.message}`);
  }
}

/** Adds an entry that has been stored. */
export function advance(record: GameRecord, accepted: Accepted, nowMs: number): void {
  note(record.positions, record.chronicle, accepted);
  record.now = accepted.game;
  const { machines } = record.stored;
  record.stored = { ...record.stored, standing: standingOf(accepted.game, machines), changedMs: nowMs };
}

function note(positions: Game[], chronicle: Chronicle, accepted: Accepted): void {
  const before = positions.at(-1);
  const { entries } = accepted.game;
  addEntry(chronicle, before === undefined ? null : { ...before, entries }, accepted);
  positions.push({ ...accepted.game, entries: [] });
}

export function standingOf(game: Game, machines: Machines): Standing {
  const { year, turn, points } = viewOf(game, 'spectator');
  const [own, other] = SIDES.filter((side) => machines[side] === null);
  const blocks = blockCounts(viewOf(game, own !== undefined && other === undefined ? own : 'spectator'));
  return { year, turn, points, blocks, next: nextSeat(game, machines), result: game.result };
}

export function seatingOf({ stored, now, chronicle }: GameRecord, seat: Seat): Seating {
  const { game, players, machines } = stored;
  const about = { game, players, machines, cursor: cursorOf(chronicle, seat) };
  return {
    table: tableOf(now, seat, about),
    history: historyFor(chronicle, now, seat),
    seen: stored.seen[seat],
  };
}

export function tableAt({ stored, positions, chronicle }: GameRecord, seat: Seat, cursor: number): Table {
  const entry = entryAt(chronicle, seat, cursor);
  if (entry === undefined) throw new Refused('no-moment', `There is no moment ${cursor} to look back at.`);
  const { game, players, machines } = stored;
  return tableOf(positions[entry]!, seat, { game, players, machines, cursor });
}

export function previewOf({ now }: GameRecord, seat: Seat, orders: readonly string[]): Preview | null {
  const side = sideAt(now, seat);
  if (side === null || now.result !== null || !PREVIEWED_STEPS.has(viewAt(now, seat).step)) return null;
  return lookAhead(
    now,
    orders,
    (game, order) => {
      const request = { kind: 'order', side, decision: game.decisions[side], order } as const;
      const accepted = give(game, request, new RecordedChance([]), 0);
      return accepted.ok && accepted.published === null
        ? { at: accepted.game, events: ownEvents(accepted) }
        : null;
    },
    (game) => viewAt(game, seat),
  );
}
