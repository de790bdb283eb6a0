// Where each side stood when it gave the orders that everybody has seen: where a takeback by consent goes back to.
import {
  CARDS_STEP,
  DEPLOY_STEP,
  STEP,
  makePosition,
  type Accepted,
  type Game,
  type Side,
  type State,
} from '@rubicon/engine';

interface Decision {
  readonly side: Side;
  readonly entry: number;
  readonly state: State; // before the order
}

export interface Decided {
  readonly all: Decision[];
  published: number; // how many of them everybody has seen
}

export const nothingDecided = (): Decided => ({ all: [], published: 0 });

export const isSimultaneous = ({ data }: State): boolean =>
  data[STEP] === CARDS_STEP || data[STEP] === DEPLOY_STEP;

export function noteDecided(
  decided: Decided,
  before: Game | null,
  { entry, published, game }: Accepted,
): void {
  if (before === null) return;
  const { all } = decided;
  if (entry.kind === 'order') {
    // What both choose at once, both choose anew: one of them has seen the other's choice
    const state = isSimultaneous(before.state) ? before.base : before.state;
    all.push({ side: entry.side, entry: game.entries.length - 1, state });
  }
  if (published !== null) {
    const told = new Set(before.pending.map((each) => each.entry)).add(game.entries.length - 1);
    all.push(...all.splice(decided.published).filter((each) => told.has(each.entry)));
    decided.published = all.length;
  } else if (entry.kind === 'rebase') {
    const place = all.findLastIndex(({ state }) => makePosition(state) === entry.position);
    all.length = decided.published = Math.max(place, 0);
  }
}

/** The position before the last order of a side that everybody has seen; null if there is none. */
export function lastDecided({ all, published }: Decided, side: Side): State | null {
  const place = all.findLastIndex((each, index) => index < published && each.side === side);
  return place < 0 ? null : all[place]!.state;
}
