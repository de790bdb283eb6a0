// Regular jobs, until the service stops. A job that is still running is not started again, and none during an outage.
import { reasonOf } from '../data/outage.ts';
import { REAL_TIMERS, type Deps } from './live/deps.ts';
import type { Heartbeat } from './live/heartbeat.ts';

export class Schedule {
  readonly #deps: Deps;
  readonly #heartbeat: Pick<Heartbeat, 'awayMs' | 'doubt'>;
  readonly #stops: (() => void)[] = [];

  constructor(deps: Deps, heartbeat: Pick<Heartbeat, 'awayMs' | 'doubt'>) {
    this.#deps = deps;
    this.#heartbeat = heartbeat;
  }

  every(ms: number, work: () => Promise<void>): void {
    const { timers = REAL_TIMERS, log, now } = this.#deps;
    const heartbeat = this.#heartbeat;
    let isBusy = false;
    const stop = timers.every(ms, () => {
      if (isBusy || heartbeat.awayMs !== null) return;
      isBusy = true;
      const sinceMs = now();
      work()
        .catch((error: unknown) => {
          heartbeat.doubt(sinceMs);
          log.error({ error: reasonOf(error) }, 'What is done regularly was not.');
        })
        .finally(() => (isBusy = false));
    });
    this.#stops.push(stop);
  }

  /** Also called when everything stops. */
  onStop(...stops: readonly (() => void)[]): void {
    this.#stops.push(...stops);
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }
}
