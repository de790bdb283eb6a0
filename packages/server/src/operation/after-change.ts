// Work that follows a change to a game: notifications, and at its end results, ratings and what it
// counts in a tournament. It is done a moment later
// on the server that made the change, once for several changes; and again by the sweep over recent changes, since a
// server may stop in between. Doing it twice changes nothing.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameId } from '@rubicon/protocol';
import type { Store } from '../data/contract/store.ts';
import { REAL_TIMERS, type Timers } from '../games/live/deps.ts';
import type { GameService } from '../games/service.ts';
import { readable, type GameRecord } from '../games/record/record.ts';
import type { Delivery } from '../notices/delivery.ts';
import { countGame } from '../community/balance.ts';
import type { PlayNow } from '../community/play-now.ts';
import { hasResult, settleGame } from '../community/settling.ts';
import type { Tournaments } from '../tournaments/service.ts';
import type { Log } from '../base/log.ts';

export interface AfterChangeDeps {
  readonly store: Store;
  readonly games: Pick<GameService, 'onChanged'>;
  readonly delivery: Pick<Delivery, 'note' | 'deliver' | 'tidy'>;
  readonly tournaments: Pick<Tournaments, 'follow' | 'tend'>;
  readonly playNow: Pick<PlayNow, 'matchWaiting'>;
  readonly log: Log;
  readonly now: () => number;
  readonly timers?: Timers;
}

export interface AfterChange {
  /** `sweeps`: whether it also does the work of processes that have ended, and sends what is due. */
  begin(sweeps: boolean): void;
  /** Does the work that follows changes made here. */
  flush(): Promise<void>;
  /** Sweeps the games that changed since the last sweep. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

const MARK = 'aftermath-ms';
const OVERLAP_MS = 60_000; // a change may be committed a while after its own timestamp
const COUNTED = 'balance-counted-ms';
const PAGE = 500;
const DELIVER_MS = 2000;
const TEND_MS = 2000;
const CATCH_UP_MS = 20_000;
const MATCH_MS = 600_000;
const TIDY_MS = 3_600_000;

export function openAfterChange(deps: AfterChangeDeps): AfterChange {
  const { store, games, delivery, tournaments, playNow, log, now, timers = REAL_TIMERS } = deps;
  const stops: (() => void)[] = [];
  const pending = new Set<Promise<void>>();
  const changed = new Map<GameId, GameRecord>();
  const stopping = new AbortController();

  /** A failure is retried as long as the game is in the sweep; it blocks no other. */
  async function follow(record: GameRecord): Promise<void> {
    await nextTurn(); // serving people comes first
    try {
      await delivery.note(record);
      await countGame(store, record);
      if (hasResult(record)) await settleGame(store, record.id);
      await tournaments.follow(record);
    } catch (error) {
      log.error({ game: record.id, err: error }, 'What follows a change was not done.');
    }
  }

  const silence = games.onChanged((record) => changed.set(record.id, record));

  async function flush(): Promise<void> {
    const records = [...changed.values()];
    changed.clear();
    for (const record of records) await follow(record);
  }

  async function catchUp(): Promise<void> {
    const untilMs = now();
    let fromMs = ((await store.mark(MARK)) ?? untilMs) - OVERLAP_MS;
    while (!stopping.signal.aborted) {
      const stored = await store.games.changedSince(fromMs, PAGE);
      for (const record of readable(stored, (each) => each).read) await follow(record);
      const lastMs = stored.at(-1)?.changedMs ?? fromMs;
      if (stored.length < PAGE || lastMs === fromMs) break;
      fromMs = lastMs;
    }
    await store.setMark(MARK, untilMs);
  }

  /** Once: counts the games that ended before there were counts. Begun anew, it counts none twice. */
  async function countEarlier(): Promise<void> {
    if ((await store.mark(COUNTED)) !== null) return;
    for (let after: GameId | null = null; !stopping.signal.aborted;) {
      const page = await store.games.list(after, PAGE);
      for (const record of readable(page, (each) => each).read) {
        await nextTurn();
        await countGame(store, record);
      }
      if (page.length < PAGE) return store.setMark(COUNTED, now());
      after = page.at(-1)!.id;
    }
  }

  function regularly(ms: number, what: string, work: () => Promise<void>): void {
    let isBusy = false;
    const stop = timers.every(ms, () => {
      if (isBusy) return;
      isBusy = true;
      const doing = work()
        .catch((error: unknown) => log.error({ err: error }, what))
        .finally(() => {
          isBusy = false;
          pending.delete(doing);
        });
      pending.add(doing);
    });
    stops.push(stop);
  }

  return {
    begin: (sweeps) => {
      regularly(DELIVER_MS, 'Notices were not delivered.', async () => {
        await flush();
        if (sweeps) await delivery.deliver();
      });
      if (!sweeps) return;
      regularly(TEND_MS, 'Tournaments did not go on.', () => tournaments.tend());
      regularly(MATCH_MS, 'Seeks that wait were not compared.', () => playNow.matchWaiting());
      regularly(CATCH_UP_MS, 'What changed of late was not looked through.', catchUp);
      pending.add(
        countEarlier().catch((error: unknown) =>
          log.error({ err: error }, 'Earlier games were not counted.'),
        ),
      );
      regularly(TIDY_MS, 'Old notices were not cleared away.', () => delivery.tidy());
    },
    flush,
    catchUp,
    stop: async () => {
      stopping.abort();
      silence();
      for (const stop of stops) stop();
      await Promise.all(pending);
      await flush();
    },
  };
}
