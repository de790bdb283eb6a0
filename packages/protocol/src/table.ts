// What one seat is shown of a game: all a client ever holds of it. It follows from what the seat was told and from
// what everybody may know; nothing in it counts or times what the other side can still take back.
import type {
  Decision,
  DiceEpoch,
  GameOptions,
  GameResult,
  PerSide,
  Side,
  UndoScope,
  View,
} from '@rubicon/engine';
import type { GameId, PersonId } from './ids.ts';
import type { Pace } from './pace.ts';
import type { Seat, Telling } from './telling.ts';

export type MachineLevel = 'tiro' | 'miles' | 'centurio' | 'legatus' | 'imperator';

/** Who has a side. */
export type Sitter =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly person: PersonId; readonly name: string; readonly isGuest: boolean }
  | { readonly kind: 'machine'; readonly level: MachineLevel };

/** What helps a player, as agreed when the game was made. */
export interface Aids {
  readonly odds: boolean;
  readonly hints: boolean;
  readonly intel: boolean; // what may stand where, from what was told
  readonly undo: boolean; // of orders that nobody else has seen
}

/** `waiting` for players or their start, `running`, `over`, or `aborted` in its first turn: it counts for nothing. */
export type GameStatus = 'waiting' | 'running' | 'over' | 'aborted';

/** `public`: in the lobby and open to spectators; `unlisted`: open to who has the link; `private`: its players alone. */
export type Visibility = 'public' | 'unlisted' | 'private';

/** A thing both must want. A draw is offered by an entry of the game; these are not. */
export interface Offer {
  readonly kind: 'takeback' | 'pause' | 'resume';
  readonly by: Side;
}

/** Time as everybody may know it: `leftMs` at `atMs`, on the server's clock. */
export interface ClockFace {
  readonly leftMs: PerSide<number>;
  readonly running: PerSide<boolean>;
  readonly stopped: boolean;
  readonly atMs: number;
}

/** A game as it is known before and besides its table. */
export interface GameCard {
  readonly game: GameId;
  readonly status: GameStatus;
  readonly options: GameOptions;
  readonly pace: Pace;
  readonly aids: Aids;
  readonly visibility: Visibility;
  readonly rated: boolean; // whether its result will count (docs/ratings.md)
  readonly sitters: PerSide<Sitter>;
  readonly ready: PerSide<boolean>; // has given its entropy
  readonly creator: PersonId;
  readonly createdMs: number;
  readonly changedMs: number;
  readonly year: number; // 0 until it runs
  readonly turn: number;
  readonly points: PerSide<number>;
  readonly asked: PerSide<boolean>; // who must decide, as everybody knows
  readonly askedMs: PerSide<number | null>; // since when; null: not asked
  readonly dueMs: number | null; // when a clock runs out next, or a vacation is used up
  readonly result: GameResult | null;
}

export interface Table {
  readonly card: GameCard;
  readonly seat: Seat;
  readonly cursor: number; // how much this seat has been told
  readonly seen: number | null; // how far its player has looked, on any device; null for spectators
  readonly view: View | null; // null until the game runs
  readonly decision: Decision | null;
  readonly undo: Readonly<Record<UndoScope, number>>;
  readonly drawOffer: Side | null;
  readonly offer: Offer | null;
  readonly flagged: PerSide<boolean>;
  readonly standIns: PerSide<MachineLevel | null>; // a machine that finishes for who ran out of time
  readonly paused: boolean;
  readonly vacation: Side | null; // whose vacation the game is paused for
  readonly vacationDays: PerSide<number>; // left; a day that was begun is used
  readonly clock: ClockFace | null;
  readonly dice: readonly DiceEpoch[]; // secrets only when the game has ended
  readonly rematch: GameId | null;
}

/**
 * All a seat needs to go on from `from`: it adds `told` to what it was told, and takes `pending` for its pending
 * orders. Of two updates the later has the higher cursor, or the same and a later `card.changedMs`; the earlier is
 * dropped. Where `from` is higher than what a client has, it has missed something, and asks for it.
 */
export interface Update {
  readonly kind: 'update';
  readonly from: number;
  readonly table: Table;
  readonly told: readonly Telling[]; // after `from`, without those that can still be taken back
  readonly pending: readonly Telling[]; // own orders that can still be taken back: always all of them
}

/** A table as its seat was first shown it at an earlier cursor. What can be ordered is of now, so there is no decision. */
export interface Recall {
  readonly table: Table;
  readonly told: readonly Telling[]; // what brought the seat to this cursor
}
