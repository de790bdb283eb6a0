// What a seat was told, one thing after another. The cursor of a seat counts exactly these.
import type { Event, LogEntry, Side, Viewer } from '@rubicon/engine';

/** Who looks: a side, or a spectator, who gets what is public. */
export type Seat = Viewer;

/**
 * What a seat was told at once: the events of one order of its own, or all that a barrier brought to light. Its own
 * orders are told once, when they are given.
 */
export interface Telling {
  readonly cursor: number; // the seat's cursor after it
  readonly year: number;
  readonly turn: number;
  readonly atMs: number;
  readonly events: readonly Event[];
  readonly notice?: Notice;
}

/** Said at the table besides the orders: about a draw, the end, time, or the dice. */
export interface Notice {
  readonly kind: Exclude<LogEntry['kind'], 'start' | 'order' | 'undo'>;
  readonly side: Side | null; // null = by the authority
  readonly reason?: string; // of a rebase
}
