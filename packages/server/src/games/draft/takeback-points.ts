// The positions before each side's published orders: a takeback by consent goes back to one of these. They are seldom
// asked for, so the log is folded again for them, which takes milliseconds.
import {
  fold,
  isSimultaneous,
  makePosition,
  type Accepted,
  type Game,
  type LogEntry,
  type Side,
  type State,
} from '@rubicon/engine';

export interface TakebackPoint {
  readonly side: Side;
  readonly entry: number;
  readonly from: number; // the first entry after this state
  readonly state: State; // before the order
}

/** Entries that no longer count because the game went on from an earlier position; both ends inclusive. */
interface Undone {
  readonly from: number;
  readonly to: number;
}

interface Found {
  readonly points: TakebackPoint[];
  published: number; // how many of them are published
  readonly undone: Undone[];
}

function findIn({ options, entries }: Game): Found {
  const found: Found = { points: [], published: 0, undone: [] };
  let before: Game | null = null;
  fold({ options, entries }, (accepted) => {
    if (before !== null) note(found, before, accepted);
    before = accepted.game;
  });
  return found;
}

function note(found: Found, before: Game, { entry, published, game }: Accepted): void {
  const { points, undone } = found;
  const number = game.entries.length - 1;
  if (entry.kind === 'order') {
    // A simultaneous choice is made again by both: one of them has seen the other's
    const isAnew = isSimultaneous(before.state);
    const from = isAnew ? (before.pending[0]?.entry ?? number) : number;
    points.push({ side: entry.side, entry: number, from, state: isAnew ? before.base : before.state });
  }
  if (published !== null) {
    const told = new Set(before.pending.map((each) => each.entry)).add(number);
    points.push(...points.splice(found.published).filter((each) => told.has(each.entry)));
    found.published = points.length;
  } else if (entry.kind === 'rebase') {
    const place = points.findLastIndex(({ state }) => makePosition(state) === entry.position);
    undone.push({ from: points[place]?.from ?? 0, to: number });
    points.length = found.published = Math.max(place, 0);
  }
}

const known = new WeakMap<Game, readonly TakebackPoint[]>();

/** The positions before the published orders that still count, the first first. */
export function takebackPoints(game: Game): readonly TakebackPoint[] {
  let points = known.get(game);
  if (points === undefined) {
    const found = findIn(game);
    known.set(game, (points = found.points.slice(0, found.published)));
  }
  return points;
}

const undoneBy = new WeakMap<LogEntry, readonly Undone[]>();

/** Whether an entry was undone, and so did not lead to the current position. Only a rebase undoes what was published. */
export function isUndone(game: Game, entry: number): boolean {
  const last = game.entries.findLast(({ kind }) => kind === 'rebase');
  if (last === undefined) return false;
  const undone = undoneBy.get(last) ?? findIn(game).undone;
  undoneBy.set(last, undone);
  return undone.some(({ from, to }) => entry >= from && entry <= to);
}
