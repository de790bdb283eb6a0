// The games in memory: which there are, and for how long. What happens to one is in pipeline.ts.
import type { GameId } from '@rubicon/protocol';
import { isWatched, newLiveGame, type LiveGame } from './live-game.ts';

const MOST_IDLE = 500; // games no one needs: each takes some hundred kilobytes, and anyone can open any number of games
const FRESH_MS = 5000; // someone who has just looked may be about to join

export class LiveGames {
  readonly #games = new Map<GameId, LiveGame>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The game in memory; newly added and unread if it was not there. */
  open(id: GameId): LiveGame {
    let live = this.#games.get(id);
    if (live === undefined) this.#games.set(id, (live = newLiveGame(id, this.#now())));
    live.usedMs = this.#now();
    return live;
  }

  find(id: GameId): LiveGame | null {
    return this.#games.get(id) ?? null;
  }

  all(): Iterable<LiveGame> {
    return this.#games.values();
  }

  get size(): number {
    return this.#games.size;
  }

  drop(id: GameId): void {
    this.#games.delete(id);
  }

  /** Drops games no one needs. */
  tidy(idleMs: number): void {
    const idle = [...this.#games.values()].filter(isIdle).sort((one, other) => other.usedMs - one.usedMs);
    for (const [place, { id, usedMs }] of idle.entries())
      if (usedMs < this.#now() - (place < MOST_IDLE ? idleMs : FRESH_MS)) this.#games.delete(id);
  }

  /** Waits for operations in progress. */
  async finish(): Promise<void> {
    await Promise.all([...this.#games.values()].map(({ tail }) => tail));
  }
}

const isIdle = (live: LiveGame): boolean =>
  !isWatched(live) && live.waiting === 0 && !live.thinks && live.loading === null;
