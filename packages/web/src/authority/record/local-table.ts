// What a seat sees of a game that both sides play on one screen.
import {
  DONE,
  STEPS,
  askedSides,
  decisionOf,
  kindOf,
  undoable,
  viewFor,
  viewOf,
  type Game,
  type PerSide,
  type Side,
  type Step,
  type View,
} from '@rubicon/engine';
import { hasMachine, type GameId, type Machines, type Seat, type Table, type Undo } from '../table.ts';

/** A battle is fought face up: its decisions are made in front of both. */
const SHARED_STEPS: ReadonlySet<Step> = new Set(['fight', 'battle', 'hits']);

/** Whether all orders that can still be undone were given in front of both. */
export const isOpen = ({ pending }: Pick<Game, 'pending'>): boolean =>
  pending.every(({ step }) => SHARED_STEPS.has(STEPS[step]!));

/**
 * A winner who regrouped and then chooses the next battle may still undo the regrouping, which only that side may see.
 */
const isShared = (game: Game): boolean =>
  game.result === null && isOpen(game) && SHARED_STEPS.has(viewFor(game.state, 'spectator').step);

/**
 * Who must act for the game to continue; null when it is over. Where both must answer, Caesar is asked first, and a
 * person before a machine. Against a machine nobody shares the screen, so there is no shared seat.
 */
export function nextSeat(game: Game, machines: Machines): Seat | null {
  if (game.result !== null) return null;
  const asked = askedSides(game.state);
  if (hasMachine(machines)) return asked.find((side) => machines[side] === null) ?? asked[0]!;
  return isShared(game) ? 'spectator' : asked[0]!;
}

/** The side a seat acts for: at the shared seat the side that decides, and none where the decision is secret. */
export function sideAt(game: Game, seat: Seat): Side | null {
  if (seat !== 'spectator') return seat;
  return isShared(game) ? askedSides(game.state)[0]! : null;
}

export interface About {
  readonly game: GameId;
  readonly players: PerSide<string>;
  readonly machines: Machines;
  readonly cursor: number;
}

export function tableOf(game: Game, seat: Seat, { game: id, players, machines, cursor }: About): Table {
  const side = sideAt(game, seat);
  return {
    game: id,
    seat,
    options: game.options,
    players,
    machines,
    cursor,
    view: viewAt(game, seat),
    decision: side === null ? null : decisionOf(game, side),
    next: nextSeat(game, machines),
    undo: side === null ? NOTHING_TO_UNDO : undoOf(game, side),
    drawOffer: game.drawOffer,
    result: game.result,
  };
}

const NOTHING_TO_UNDO: Undo = { order: 0, phase: 0, actions: 0 };

function undoOf(game: Game, side: Side): Undo {
  const phase = undoable(game, side, 'phase');
  const own = game.pending.filter((each) => each.side === side);
  const actions = own.slice(own.length - phase).filter(({ order }) => kindOf(order) !== DONE).length;
  return { order: undoable(game, side, 'order'), phase, actions };
}

/** Orders given in front of both are visible to both at once, though they can still be undone. */
export const viewAt = (game: Game, seat: Seat): View =>
  seat === 'spectator' && isShared(game) ? viewFor(game.state, seat) : viewOf(game, seat);
