// Regular work for all games: clocks, computers whose server has stopped, expired data.
import type { GameId } from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import type { Context } from './context.ts';
import { change, type Draft } from './draft/draft.ts';
import type { Outage } from './draft/time.ts';
import { changeGame, loadGame, type Work } from './live/pipeline.ts';
import { driveMachine } from './machine-seats.ts';
import { removeEmpty } from './seating.ts';
import { removeEnded } from './seeks.ts';

const IDLE_MS = 60_000;
const DUE_SIZE = 100;
const LOST_MS = 60_000; // longer than a computer thinks, so that two servers do not do the same work
const ASKS_MS = 7 * 86_400_000;
const WAITING_MS = 14 * 86_400_000; // how long a game may wait to begin

/** Errors of games that cannot go on here, whatever is tried. */
const CLOSED: ReadonlySet<string> = new Set(['damaged-game', 'newer-game']);

export class Maintenance {
  readonly #context: Context;
  readonly #broken = new Set<GameId>(); // logged once, not twice a second
  #skipped: Outage | null = null; // the last outage that was applied to all games in memory

  constructor(context: Context) {
    this.#context = context;
  }

  /** Applies what is due in games without requests. */
  async passTime(): Promise<void> {
    const { store, now } = this.#context.deps;
    await this.passTimeIn(this.#own(await store.games.due(now(), DUE_SIZE)));
  }

  /** Applies what is due; a game that cannot go on blocks no other. */
  async passTimeIn(games: readonly GameId[]): Promise<void> {
    for (const game of games) await this.#change(game, nothing, 'A game could not be looked after.');
  }

  /** Aborts games that were not begun for a long time. */
  async expire(): Promise<void> {
    const { store, now } = this.#context.deps;
    for (const game of this.#own(await store.games.waitingSince(now() - WAITING_MS, DUE_SIZE)))
      await this.#tend(game, () => this.#giveUp(game), 'A game that has waited long was not given up.');
    await removeEnded(this.#context, (game) => this.#own([game]).length > 0);
  }

  /** One heartbeat; outages are taken off the clocks. */
  async beat(): Promise<void> {
    await this.#context.heartbeat.beat();
    await this.skipOutages();
    this.#context.live.tidy(IDLE_MS);
  }

  /** Resumes computers that must decide after their server stopped; `lost`: only if it has not resumed. */
  async resumeMachines(which: 'all' | 'lost'): Promise<void> {
    const { store, now } = this.#context.deps;
    const lost = await store.games.withMachines(now() - (which === 'all' ? 0 : LOST_MS));
    for (const game of this.#own(lost)) {
      if (this.#context.isStopping) return;
      const resume = async (): Promise<void> =>
        driveMachine(this.#context, (await loadGame(this.#context, game)).live);
      await this.#tend(game, resume, 'A machine could not take up its game.');
    }
  }

  async clearAway(): Promise<void> {
    const { store, now } = this.#context.deps;
    await store.games.clearAsks(now() - ASKS_MS);
    await store.requests.clear(now() - ASKS_MS);
  }

  /** Visible clocks are corrected at once; all others when someone looks at them. */
  async skipOutages(): Promise<void> {
    const { heartbeat, live } = this.#context;
    const last = heartbeat.outages.at(-1);
    if (last === undefined || last === this.#skipped) return;
    const running = [...live.all()].filter(({ loaded }) => loaded?.record.status === 'running');
    const settled = await Promise.all(
      running.map(({ id }) => this.#change(id, nothing, 'An outage could not be taken off a clock.')),
    );
    if (settled.every(Boolean)) this.#skipped = last; // otherwise again, after the next beat
  }

  async #giveUp(game: GameId): Promise<void> {
    const { live, loaded } = await changeGame(this.#context, game, giveUp);
    await removeEmpty(this.#context, live, loaded.record);
  }

  /** Where a server has several processes, each looks after its own games. */
  #own(games: readonly GameId[]): readonly GameId[] {
    const { isOwn } = this.#context.deps;
    return isOwn === undefined ? games : games.filter(isOwn);
  }

  #change(game: GameId, work: Work, fault: string): Promise<boolean> {
    return this.#tend(game, () => changeGame(this.#context, game, work), fault);
  }

  /** False if it should be tried again. */
  async #tend(game: GameId, work: () => Promise<unknown>, fault: string): Promise<boolean> {
    if (this.#broken.has(game)) return true;
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Refused && CLOSED.has(error.code)) this.#broken.add(game);
      this.#context.deps.log.error({ game, error: String(error) }, fault);
      return this.#broken.has(game);
    }
  }
}

/** What is due happens by itself. */
const nothing = (): void => undefined;

const giveUp = (draft: Draft): void => {
  if (draft.record.status === 'waiting') change(draft, { status: 'aborted' });
};
