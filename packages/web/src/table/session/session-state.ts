// All state of a session in one place. The modules beside this file change it; components only read it.
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Event, GameOptions, PerSide } from '@rubicon/engine';
import { Refused, type Seating, type TableAuthority } from '../../authority/authority.ts';
import type { GameId, Seat, Table, HistoryEntry } from '../../authority/table.ts';
import type { Flight } from '../../board/lit.ts';

export type Revealed = Extract<Event, { kind: 'revealed' }>;

/** The curtain between two people at one screen: it shows only whose turn it is, and the cards just revealed. */
export interface Curtain {
  readonly next: Seat;
  readonly from: Seat | null; // who may go back, because nothing has been decided yet
  readonly revealed: Revealed | null;
  readonly players: PerSide<string>;
  readonly options: GameOptions;
}

/** A refusal as the page shows it. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
}

/** What happened while somebody else was playing, shown step by step. */
export interface Recap {
  readonly historyEntries: readonly HistoryEntry[];
  readonly index: number;
}

/** The seat taken when the table is opened, or the curtain shown first. */
export type FirstSeat =
  | { readonly kind: 'seat'; readonly seat: Seat; readonly tellsMissed: boolean }
  | { readonly kind: 'curtain'; readonly curtain: Curtain };

export interface SessionOptions {
  readonly firstSeat: () => Promise<FirstSeat>;
  readonly handsOver: () => boolean; // both sides play at this screen
  readonly hasCurtain: () => boolean; // false = one person plays both sides
  readonly pauseMs: () => number; // between two steps of a recap
  readonly isHeld?: ReadonlySignal<boolean>; // the page is hidden, or blocks are being dragged: news waits
  /** For a game on a server: calls `listen` whenever something has changed. */
  readonly onNews?: (listen: (seating: Seating) => void) => () => void;
  readonly hasRedo?: boolean; // false: the page around the table has one of its own
  readonly onSeen?: (cursor: number) => void; // how much of the history the player has seen
}

export interface SessionState {
  readonly seating: Signal<Seating | null>; // null while no seat is taken
  readonly remembered: Signal<Table | null>; // an earlier table, while it is shown instead of the current one
  readonly table: ReadonlySignal<Table | null>; // the one on screen
  readonly past: ReadonlySignal<number | null>; // the cursor of the earlier table on screen
  readonly curtain: Signal<Curtain | null>;
  readonly recap: Signal<Recap | null>;
  readonly flights: Signal<readonly Flight[]>;
  readonly busy: Signal<boolean>; // a request to the authority is running
  readonly trouble: Signal<Trouble | null>;
  readonly fresh: Signal<readonly Event[]>; // the events of the last order
  readonly thinking: Signal<boolean>;
  recapNumber: number; // counts recaps started and ended: a running one stops when the number is no longer its own
  recapQueue: HistoryEntry[] | null; // entries the running recap has yet to show; more may be added
  waitingNews: Seating | null; // the latest news that could not be shown yet
}

/** What the modules of a session share. */
export interface SessionContext {
  readonly authority: TableAuthority;
  readonly game: GameId;
  readonly options: SessionOptions;
  readonly state: SessionState;
}

export function newSessionState(): SessionState {
  const seating = signal<Seating | null>(null);
  const remembered = signal<Table | null>(null);
  return {
    seating,
    remembered,
    table: computed(() => remembered.value ?? seating.value?.table ?? null),
    past: computed(() => remembered.value?.cursor ?? null),
    curtain: signal(null),
    recap: signal(null),
    flights: signal([]),
    busy: signal(false),
    trouble: signal(null),
    fresh: signal([]),
    thinking: signal(false),
    recapNumber: 0,
    recapQueue: null,
    waitingNews: null,
  };
}

/** Shows a refusal; any other error is a bug and is rethrown. */
export function showRefusal({ trouble }: SessionState, error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  trouble.value = { code: error.code, message: error.message, rule: error.rule };
}
