// All state the page holds of a game on the server, and what the modules beside this file read from it.
import { signal, type Signal } from '@preact/signals';
import type { Side } from '@rubicon/engine';
import type { ChatLine, GameId } from '@rubicon/protocol';
import { Refused, type Seating } from '../authority.ts';
import type { PreviewQuestion } from '../record/preview.ts';
import type { Preview, Seat, Table } from '../table.ts';
import type { Advice } from '../thinking/advice.ts';
import type { Api } from '../../net/api.ts';
import type { Connection } from '../../net/connection.ts';
import type { Told } from '../../net/connection-state.ts';
import type { Outbox } from '../../net/outbox.ts';
import type { Timers } from '../../net/timers.ts';
import type { Record } from './record.ts';
import { seatingOf } from './seating.ts';

export type Presence = Extract<Told, { kind: 'presence' }>;

export interface RemoteOptions {
  readonly api: Api;
  readonly connection: Connection;
  readonly game: GameId;
  readonly advice: Advice;
  readonly preview: (question: PreviewQuestion) => Promise<Preview | null>;
  readonly outbox: Outbox;
  readonly timers: Timers;
}

export interface RemoteState {
  readonly record: Signal<Record | null>; // null until the first update
  readonly chat: Signal<readonly ChatLine[]>;
  readonly unread: Signal<ChatLine | null>;
  readonly presence: Signal<Presence | null>;
  readonly gone: Signal<Refused | null>; // the game does not exist, or not for this person
  readonly listeners: Set<(seating: Seating) => void>;
  readonly recalled: Map<string, Table>; // earlier tables, by seat and cursor
  readonly openedMs: number;
  as: Seat | null; // the requested seat; only a person who plays both sides must name it
  stopWatching: (() => void) | null;
  seen: number; // the cursor up to which the person has seen the history
  stopSeeing: (() => void) | null; // while it has not been sent yet
  isClosed: boolean;
}

export interface RemoteContext extends RemoteOptions {
  readonly state: RemoteState;
}

export const newRemoteState = (openedMs: number): RemoteState => ({
  record: signal(null),
  chat: signal([]),
  unread: signal(null),
  presence: signal(null),
  gone: signal(null),
  listeners: new Set(),
  recalled: new Map(),
  openedMs,
  as: null,
  stopWatching: null,
  seen: 0,
  stopSeeing: null,
  isClosed: false,
});

/** The cursor of the page's record. */
export const cursorOf = ({ record }: RemoteState): number => record.peek()?.table.cursor ?? 0;

/** Sent with every request: a person who plays both sides must say which; for others it makes no difference. */
export function ownSide({ record }: RemoteState): Side | null {
  const seat = record.peek()?.table.seat ?? 'spectator';
  return seat === 'spectator' ? null : seat;
}

export function heldRecord({ record }: RemoteState): Record {
  const held = record.peek();
  if (held === null) throw new Refused('no-seat', 'Nobody has sat down.');
  return held;
}

export function currentSeating(state: RemoteState): Seating {
  const seating = seatingOf(heldRecord(state));
  if (seating === null) throw new Refused('not-running', 'The game has not begun.');
  return seating;
}
