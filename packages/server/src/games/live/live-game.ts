// A game in memory, because someone plays, watches or requests it: its stored state, its watchers, and what each seat
// was last sent. Operations on it run one after another.
import { VIEWERS, type Earlier } from '@rubicon/engine';
import type { AskId, GameId, Held, PersonId, Seat, Update } from '@rubicon/protocol';
import type { Facts } from '../draft/facts.ts';
import type { LoadedGame } from '../draft/loaded-game.ts';
import type { GameRecord } from '../record/record.ts';

/** Receives every message of one seat, as text shared by all watchers of that seat. */
export interface Watcher {
  readonly person: PersonId | null;
  /** Never waits: the sender drops a watcher that is too slow. */
  send(text: string): void;
  /**
   * What changed at its seat since the last message: the fields of a change, each after a comma. `answers`: the request
   * of this watcher that led to it.
   */
  change(fields: string, answers: AskId | null): void;
  readonly wantsOrders?: boolean; // legal orders too
  /**
   * For large amounts: resolves when the text has been sent; false: the watcher has gone. Without it, `send` is used.
   */
  deliver?(text: string): Promise<boolean>;
  /** Whether someone is looking at the page; assumed if left out. */
  readonly isVisible?: () => boolean;
  /** The process that holds the game has ended: whoever watches has to come again. */
  lost?(): void;
  /** Polls, and does not count as present. */
  readonly isPassing?: boolean;
}

export interface LiveGame {
  readonly id: GameId;
  loaded: LoadedGame | null; // null: nothing read yet
  isStale: boolean; // others may have changed the game, or one of our changes may be stored after all
  record: GameRecord | null; // as last published; null: nothing published yet
  loading: Promise<LoadedGame> | null;
  tail: Promise<unknown>; // the last operation queued
  waiting: number; // operations queued and not yet done
  thinks: boolean; // a computer
  usedMs: number;
  readonly watchers: Record<Seat, Set<Watcher>>;
  readonly shown: Record<Seat, Shown>;
}

export interface Shown {
  cursor: number;
  facts: Facts;
  plan: string; // what became of the seat's own
  held: Held | null; // by everyone who watches from the seat; null: nobody does
  view: Earlier | null; // at that moment, for the next to share with
  update: Update | null; // the last one made for the seat
}

export function newLiveGame(id: GameId, nowMs: number): LiveGame {
  const shown = (): Shown => ({ cursor: 0, facts: '', plan: '', held: null, view: null, update: null });
  return {
    id,
    loaded: null,
    isStale: false,
    record: null,
    loading: null,
    tail: Promise.resolve(),
    waiting: 0,
    thinks: false,
    usedMs: nowMs,
    watchers: { caesar: new Set(), pompey: new Set(), spectator: new Set() },
    shown: { caesar: shown(), pompey: shown(), spectator: shown() },
  };
}

export const isWatched = ({ watchers }: LiveGame): boolean => VIEWERS.some((seat) => watchers[seat].size > 0);

/** Runs one operation after another, whether or not each succeeds. */
export async function inTurn<T>(live: LiveGame, work: () => Promise<T>): Promise<T> {
  const { tail } = live;
  const { promise, resolve } = Promise.withResolvers<void>();
  live.tail = promise;
  live.waiting += 1;
  await tail;
  try {
    return await work();
  } finally {
    live.waiting -= 1;
    resolve();
  }
}
