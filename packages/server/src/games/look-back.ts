// A game as it was: how a seat was first shown it at an earlier cursor, and how far its player has looked.
import {
  VIEWERS,
  cursorOf,
  entryAt,
  fold,
  pendingOf,
  toldAfter,
  viewOf,
  type Accepted,
  type Game,
  type Side,
} from '@rubicon/engine';
import type { ClockFace, PersonId, Recall, Seat, Table } from '@rubicon/protocol';
import type { Seen } from '../data/store.ts';
import { diceShown } from './record/dice.ts';
import { faceAfter, summaryOf } from './draft/facts.ts';
import type { Keeper, Sight } from './live/keeper.ts';
import type { Kept } from './draft/loaded-game.ts';
import { NOT_BEGUN, both, cardOf, sidesOf } from './record/record.ts';
import { refused } from './record/refusals.ts';
import type { Room } from './live/live-game.ts';
import type { Rooms } from './live/pipeline.ts';
import { seatOf, sideOf } from './record/seats.ts';
import { vacationDaysOf } from './draft/time.ts';
import type { World } from './live/deps.ts';

export function lookBackIn(
  { store, now }: World,
  rooms: Pick<Rooms, 'kept' | 'held'>,
): Pick<Keeper, 'recall' | 'setSeen' | 'isLooking' | 'sight'> {
  return {
    recall: async (by, game, cursor, as) => {
      const { kept } = await rooms.kept(game);
      return recallOf(kept, seatOf(kept.record, by, as), cursor);
    },
    setSeen: async (by, game, cursor, as) => {
      const { room, kept } = await rooms.kept(game);
      const side = sideOf(kept.record, by, as);
      const reached = Math.min(cursor, cursorOf(kept.chronicle, side));
      await store.games.setSeen(game, by.id, side, { cursor: reached, atMs: now() });
      noteSeen(room, kept, side, reached);
    },
    isLooking: (game, person) => {
      const room = rooms.held(game);
      return room !== null && isLookedAt(room, person);
    },
    sight: async (game, person) => {
      const { room, kept } = await rooms.kept(game);
      const [side, second] = sidesOf(kept.record, person);
      if (side === undefined || second !== undefined) return null; // who plays both sides is told nothing
      return sightOf(room, kept, person, side, await store.games.seen(game, person, side));
    },
  };
}

/** What was shown last says how far its player had looked then. */
function noteSeen(room: Room, kept: Kept, side: Side, cursor: number): void {
  if (cursor <= kept.seen[side]) return;
  kept.seen = { ...kept.seen, [side]: cursor };
  room.shown[side].update = null;
}

const isLookedAt = ({ watchers }: Room, person: PersonId): boolean =>
  VIEWERS.some((seat) =>
    watchers[seat].values().some((each) => each.person === person && each.isVisible?.() !== false),
  );

function sightOf(room: Room, kept: Kept, person: PersonId, side: Side, seen: Seen): Sight {
  const { record, game, chronicle } = kept;
  const clock = game?.clock ?? null;
  const isRunning = clock !== null && !clock.stopped && clock.running[side] && game!.result === null;
  return {
    record,
    side,
    seenMs: seen.atMs,
    hasNews: toldAfter(chronicle, side, seen.cursor).length > 0,
    hasActed: game !== null && pendingOf(chronicle, game, side).length > 0,
    isWatched: isLookedAt(room, person),
    flagMs: isRunning ? clock.atMs + clock.leftMs[side] : null,
  };
}

function recallOf(kept: Kept, seat: Seat, cursor: number): Recall {
  const entry = entryAt(kept.chronicle, seat, cursor);
  if (entry === undefined) throw refused('no-moment');
  const isThen = (telling: { readonly cursor: number }): boolean => telling.cursor === cursor;
  return {
    table: tableThen(kept, positionAt(kept, entry), seat, cursor),
    told: [
      ...toldAfter(kept.chronicle, seat, cursor - 1).filter(isThen),
      ...pendingOf(kept.chronicle, kept.game!, seat).filter(isThen),
    ],
  };
}

/** What is in no entry, such as an offer or a vacation, is left out. */
function tableThen({ record, seen }: Kept, { game, face }: Position, seat: Seat, cursor: number): Table {
  const status = game.result === null ? 'running' : game.result.reason === 'aborted' ? 'aborted' : 'over';
  const summary = summaryOf(game, status, NOT_BEGUN, game.entries.at(-1)!.atMs);
  return {
    card: cardOf({ ...record, status, dueMs: null, summary }),
    seat,
    cursor,
    seen: seat === 'spectator' ? null : seen[seat],
    view: viewOf(game, seat),
    decision: null,
    undo: { order: 0, phase: 0 },
    drawOffer: game.drawOffer,
    offer: null,
    flagged: game.flagged,
    standIns: both(() => null),
    paused: game.paused,
    vacation: null,
    vacationDays: both(() => vacationDaysOf(record.pace)),
    clock: face,
    dice: diceShown(record),
    rematch: null,
  };
}

const STRIDE = 50; // entries between the positions that are kept

/** How a game stood, and the clocks as everybody knew them. */
interface Position {
  readonly game: Game;
  readonly face: ClockFace | null;
}

/** Positions that were looked back at: who goes through a game asks for one after another. */
const positions = new WeakMap<Kept, Position[]>();

/** The game after an entry. */
function positionAt(kept: Kept, entry: number): Position {
  let known = positions.get(kept);
  if (known === undefined) positions.set(kept, (known = []));
  const wanted = Math.floor((entry + 1) / STRIDE);
  while (known.length < wanted) known.push(playTo(kept, (known.length + 1) * STRIDE, known.at(-1)));
  return playTo(kept, entry + 1, known[wanted - 1]);
}

function playTo({ record, game: now }: Kept, count: number, from: Position | undefined): Position {
  let face = from?.face ?? null;
  const log = { options: record.options, entries: now!.entries.slice(0, count) };
  const look = (accepted: Accepted): void => {
    face = faceAfter(face, accepted);
  };
  const game = fold(log, look, undefined, from?.game ?? null);
  return { game, face };
}
