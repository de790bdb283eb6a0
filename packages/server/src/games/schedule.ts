// Regular jobs, until the service stops. A job that is still running is not started again.
import { REAL_TIMERS, type Deps } from './live/deps.ts';

export class Schedule {
  readonly #deps: Deps;
  readonly #stops: (() => void)[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  every(ms: number, work: () => Promise<void>): void {
    const { timers = REAL_TIMERS, log } = this.#deps;
    let isBusy = false;
    const stop = timers.every(ms, () => {
      if (isBusy) return;
      isBusy = true;
      work()
        .catch((error: unknown) => log.error({ error: String(error) }, 'What is done regularly was not.'))
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
