// A game at an earlier cursor, as a seat was first shown it; and how far its player has read.
import {
  VIEWERS,
  cursorOf,
  entryAt,
  fold,
  keptEntries,
  pendingOf,
  hasNews,
  viewOf,
  type Accepted,
  type Game,
  type Side,
} from '@rubicon/engine';
import type { ClockFace, GameCard, GameId, PersonId, Recall, Seat, Table } from '@rubicon/protocol';
import type { Seen } from '../data/contract/store.ts';
import type { Person } from '../people/person.ts';
import type { Context } from './context.ts';
import { faceAfter, summaryOf } from './draft/facts.ts';
import { toldSince, type LoadedGame } from './draft/loaded-game.ts';
import { vacationDaysOf } from './draft/time.ts';
import type { LiveGame } from './live/live-game.ts';
import { loadGame } from './live/pipeline.ts';
import { diceShown } from './record/dice.ts';
import { NOT_BEGUN, both, cardOf, sidesOf, type GameRecord } from './record/record.ts';
import { refused } from './record/refusals.ts';
import { seatOf, sideOf } from './record/seats.ts';

/** A player's current situation, used to decide whether to notify them. */
export interface PlayerStatus {
  readonly record: GameRecord;
  readonly side: Side;
  readonly seenMs: number; // when they last looked
  readonly hasNews: boolean; // was sent something irrevocable that they have not seen
  readonly hasActed: boolean; // has given orders that can still be undone
  readonly isWatched: boolean; // is looking at the game now
  readonly flagMs: number | null; // when their time runs out, if their clock runs
}

/** A moment of a game as addresses name it, counted from 0. */
export interface PublicMoment {
  readonly by: 'entry' | 'history'; // entries without undone ones, once the game is over; or what spectators were told
  readonly at: number;
}

/** A game's public facts at a moment, as spectators saw them then. */
export function cardThen(loaded: LoadedGame, { by, at }: PublicMoment): GameCard {
  const entry = by === 'entry' ? keptEntry(loaded, at) : toldEntry(loaded, at);
  if (entry === undefined) throw refused('no-moment');
  return tableThen(loaded, positionAt(loaded, entry), 'spectator', at).card;
}

const toldEntry = (loaded: LoadedGame, at: number): number | undefined => {
  const telling = toldSince(loaded, 'spectator', 0)[at];
  return telling === undefined ? undefined : entryAt(loaded.chronicle, 'spectator', telling.cursor);
};

const keptOf = new WeakMap<LoadedGame, readonly number[]>();

/** While a game runs, the number of its entries would tell of orders that nobody else knows of. */
function keptEntry(loaded: LoadedGame, at: number): number | undefined {
  const { game, record } = loaded;
  if (game === null || game.result === null) return undefined;
  let kept = keptOf.get(loaded);
  if (kept === undefined)
    keptOf.set(loaded, (kept = keptEntries({ options: record.options, entries: game.entries })));
  return kept[at];
}

/** A seat's update as it was first shown at a cursor. */
export async function recall(
  context: Context,
  by: Person | null,
  game: GameId,
  cursor: number,
  as: Seat | null,
): Promise<Recall> {
  const { loaded } = await loadGame(context, game);
  return recallOf(loaded, seatOf(loaded.record, by, as), cursor);
}

/** Stores how far someone has read: never back, and no further than the seat's cursor. */
export async function setSeen(
  context: Context,
  by: Person,
  game: GameId,
  cursor: number,
  as: Side | null,
): Promise<void> {
  const { store, now } = context.deps;
  const { live, loaded } = await loadGame(context, game);
  const side = sideOf(loaded.record, by, as);
  const reached = Math.min(cursor, cursorOf(loaded.chronicle, side));
  await store.games.setSeen(game, by.id, side, { cursor: reached, atMs: now() });
  noteSeen(live, loaded, side, reached);
}

/** Whether someone is looking at a game on this server now. */
export function isLooking(context: Context, game: GameId, person: PersonId): Promise<boolean> {
  const live = context.live.find(game);
  return Promise.resolve(live !== null && isLookedAt(live, person));
}

/** Null for anyone who does not play, or plays both sides. */
export async function playerStatus(
  context: Context,
  game: GameId,
  person: PersonId,
): Promise<PlayerStatus | null> {
  const { live, loaded } = await loadGame(context, game);
  const [side, second] = sidesOf(loaded.record, person);
  if (side === undefined || second !== undefined) return null; // someone playing both sides is not notified
  return statusOf(live, loaded, person, side, await context.deps.store.games.seen(game, person, side));
}

/** The last shown update says how far its player had read by then. */
function noteSeen(live: LiveGame, loaded: LoadedGame, side: Side, cursor: number): void {
  if (cursor <= loaded.seen[side]) return;
  loaded.seen = { ...loaded.seen, [side]: cursor };
  live.shown[side].update = null;
}

const isLookedAt = ({ watchers }: LiveGame, person: PersonId): boolean =>
  VIEWERS.some((seat) =>
    watchers[seat].values().some((each) => each.person === person && each.isVisible?.() !== false),
  );

function statusOf(
  live: LiveGame,
  loaded: LoadedGame,
  person: PersonId,
  side: Side,
  seen: Seen,
): PlayerStatus {
  const { record, game, chronicle } = loaded;
  const clock = game?.clock ?? null;
  const isRunning = clock !== null && !clock.stopped && clock.running[side] && game!.result === null;
  return {
    record,
    side,
    seenMs: seen.atMs,
    hasNews: hasNews(chronicle, side, seen.cursor),
    hasActed: game !== null && pendingOf(chronicle, game, side).some(({ byPlan }) => byPlan !== true),
    isWatched: isLookedAt(live, person),
    flagMs: isRunning ? clock.atMs + clock.leftMs[side] : null,
  };
}

function recallOf(loaded: LoadedGame, seat: Seat, cursor: number): Recall {
  const entry = entryAt(loaded.chronicle, seat, cursor);
  if (entry === undefined) throw refused('no-moment');
  const isThen = (telling: { readonly cursor: number }): boolean => telling.cursor === cursor;
  return {
    table: tableThen(loaded, positionAt(loaded, entry), seat, cursor),
    told: [
      ...toldSince(loaded, seat, cursor - 1).filter(isThen),
      ...pendingOf(loaded.chronicle, loaded.game!, seat).filter(isThen),
    ],
  };
}

/** Changes without an entry, such as an offer or a vacation, are left out. */
function tableThen(
  { record, seen }: LoadedGame,
  { game, face }: Position,
  seat: Seat,
  cursor: number,
): Table {
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
    bid: null,
  };
}

const STRIDE = 50; // entries between cached positions

/** A game's position, and its public clocks. */
interface Position {
  readonly game: Game;
  readonly face: ClockFace | null;
}

/** Cache of replayed positions: a replay requests one after another. */
const positions = new WeakMap<LoadedGame, Position[]>();

/** The game after an entry. */
function positionAt(loaded: LoadedGame, entry: number): Position {
  let known = positions.get(loaded);
  if (known === undefined) positions.set(loaded, (known = []));
  const wanted = Math.floor((entry + 1) / STRIDE);
  while (known.length < wanted) known.push(playTo(loaded, (known.length + 1) * STRIDE, known.at(-1)));
  return playTo(loaded, entry + 1, known[wanted - 1]);
}

function playTo({ record, game: now }: LoadedGame, count: number, from: Position | undefined): Position {
  let face = from?.face ?? null;
  const log = { options: record.options, entries: now!.entries.slice(0, count) };
  const look = (accepted: Accepted): void => {
    face = faceAfter(face, accepted);
  };
  const game = fold(log, look, undefined, from?.game ?? null);
  return { game, face };
}
