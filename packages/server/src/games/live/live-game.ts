// A game in memory, because somebody plays, watches or asks for it: as it is stored, who watches it, and what each seat
// was shown last. What is done to it is done one thing after another.
import { VIEWERS } from '@rubicon/engine';
import type { GameId, PersonId, Seat, Update } from '@rubicon/protocol';
import type { Facts } from '../draft/facts.ts';
import type { LoadedGame } from '../draft/loaded-game.ts';
import type { GameRecord } from '../record/record.ts';

/** Who is sent every message of one seat, as text that is the same for all watchers of that seat. */
export interface Watcher {
  readonly person: PersonId | null;
  /** Never waits: a watcher that is too slow is dropped by whoever sends. */
  send(text: string): void;
  /** For what would be too much at once: fulfilled when it has gone out; false: nobody is there any more. Left out, `send` will do. */
  deliver?(text: string): Promise<boolean>;
  /** Whether somebody looks; left out, somebody does. */
  readonly isVisible?: () => boolean;
  /** Polls, and is not counted among those who are there. */
  readonly isPassing?: boolean;
}

export interface LiveGame {
  readonly id: GameId;
  loaded: LoadedGame | null; // null: nothing was read yet
  isStale: boolean; // others may have changed the game, or a change of ours may be stored after all
  record: GameRecord | null; // as it was published last; null: nothing was published yet
  loading: Promise<LoadedGame> | null;
  tail: Promise<unknown>; // what was queued last
  waiting: number; // how much is queued and not yet done
  thinks: boolean; // a machine
  usedMs: number;
  readonly watchers: Record<Seat, Set<Watcher>>;
  readonly shown: Record<Seat, Shown>;
}

export interface Shown {
  cursor: number;
  facts: Facts;
  update: Update | null; // the last that was made for the seat
}

export function newLiveGame(id: GameId, nowMs: number): LiveGame {
  const shown = (): Shown => ({ cursor: 0, facts: '', update: null });
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

/** Does one thing after another, whatever becomes of each. */
export function inTurn<T>(live: LiveGame, work: () => Promise<T>): Promise<T> {
  live.waiting += 1;
  const done = live.tail.then(work).finally(() => (live.waiting -= 1));
  live.tail = done.catch(() => undefined);
  return done;
}
