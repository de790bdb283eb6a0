// The positions before each side's published orders: a takeback by consent goes back to one of these.
import {
  isSimultaneous,
  makePosition,
  type Accepted,
  type Game,
  type Side,
  type State,
} from '@rubicon/engine';
import { PackedStates, unpack, type PackedState } from './packed-states.ts';

export interface TakebackPoint {
  readonly side: Side;
  readonly entry: number;
  readonly from: number; // the first entry after this state
  readonly state: State; // before the order
}

/** As it is kept: there is one for every order of a game. */
type KeptPoint = Omit<TakebackPoint, 'state'> & { readonly packed: PackedState };

const opened = ({ packed, ...point }: KeptPoint): TakebackPoint => ({ ...point, state: unpack(packed) });

/** Entries that no longer count because the game went on from an earlier position; both ends inclusive. */
interface Undone {
  readonly from: number;
  readonly to: number;
}

export interface TakebackPoints {
  readonly all: KeptPoint[];
  readonly states: PackedStates;
  published: number; // how many of them are published
  readonly undone: Undone[];
}

export const noTakebackPoints = (): TakebackPoints => ({
  all: [],
  states: new PackedStates(),
  published: 0,
  undone: [],
});

export function noteTakebackPoint(
  points: TakebackPoints,
  before: Game | null,
  { entry, published, game }: Accepted,
): void {
  if (before === null) return;
  const { all, undone } = points;
  const number = game.entries.length - 1;
  if (entry.kind === 'order') {
    // A simultaneous choice is made again by both: one of them has seen the other's
    const isAnew = isSimultaneous(before.state);
    const from = isAnew ? (before.pending[0]?.entry ?? number) : number;
    const packed = points.states.pack(isAnew ? before.base : before.state);
    all.push({ side: entry.side, entry: number, from, packed });
  }
  if (published !== null) {
    const told = new Set(before.pending.map((each) => each.entry)).add(number);
    all.push(...all.splice(points.published).filter((each) => told.has(each.entry)));
    points.published = all.length;
  } else if (entry.kind === 'rebase') {
    const place = all.findLastIndex(({ packed }) => makePosition(unpack(packed)) === entry.position);
    undone.push({ from: all[place]?.from ?? 0, to: number });
    all.length = points.published = Math.max(place, 0);
  }
}

/** A side's last published order that still counts; null if there is none. */
export const lastTakebackPoint = (
  { all, published }: TakebackPoints,
  side: Side,
  counts: (point: TakebackPoint) => boolean,
): TakebackPoint | null => {
  for (const kept of all.slice(0, published).reverse()) {
    if (kept.side !== side) continue;
    const point = opened(kept);
    if (counts(point)) return point;
  }
  return null;
};

/** The states before the published orders that still count, the last first. */
export function* publishedStates({ all, published }: TakebackPoints): Generator<State> {
  for (let at = published - 1; at >= 0; at--) yield unpack(all[at]!.packed);
}

/** Whether an entry was undone, and so did not lead to the current position. */
export const isUndone = ({ undone }: TakebackPoints, entry: number): boolean =>
  undone.some(({ from, to }) => entry >= from && entry <= to);
