// What is looked after for all games: clocks, machines that their server has left, what is kept too long.
import type { GameId } from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import { change, type Draft } from './draft/draft.ts';
import type { MachineSeats } from './machine-seats.ts';
import type { Vigil } from './live/heartbeat.ts';
import type { Rooms } from './live/pipeline.ts';
import type { World } from './live/deps.ts';

const IDLE_MS = 60_000;
const DUE_SIZE = 100;
const LOST_MS = 60_000; // longer than a machine thinks, so that two servers do not think the same
const ASKS_MS = 7 * 86_400_000;
const WAITING_MS = 14 * 86_400_000; // for how long a game waits

export interface Care {
  /** Lets happen what is due in games that nobody asks anything of. */
  passTime(): Promise<void>;
  /** Lets happen in games what happens by itself; one that cannot be played on holds up no other. */
  lookAfter(games: readonly GameId[]): Promise<void>;
  /** Gives up games that nobody has begun for long. */
  expire(): Promise<void>;
  /** Notes that somebody is here, and takes outages off. */
  watch(): Promise<void>;
  /** Machines that must decide go on where they were when their server stopped; `lost`: only if it did not go on. */
  takeUpMachines(which: 'all' | 'lost'): Promise<void>;
  clearAway(): Promise<void>;
}

interface Cared {
  readonly rooms: Rooms;
  readonly seats: MachineSeats;
  readonly vigil: Vigil;
  readonly isStopping: () => boolean;
}

/** Of games that cannot be played on here, whatever is tried. */
const CLOSED: ReadonlySet<string> = new Set(['damaged-game', 'newer-game']);

export function careFor({ store, now, log }: World, { rooms, seats, vigil, isStopping }: Cared): Care {
  const broken = new Set<GameId>(); // said once, not twice a second
  let skipped = 0; // outages that the games held here know of

  async function tend(game: GameId, work: () => Promise<unknown>, fault: string): Promise<void> {
    if (broken.has(game)) return;
    try {
      await work();
    } catch (error) {
      if (error instanceof Refused && CLOSED.has(error.code)) broken.add(game);
      log.error({ game, error: String(error) }, fault);
    }
  }

  /** Clocks that somebody looks at stand right again at once; all others when they are looked at. */
  async function skipOutages(): Promise<void> {
    if (skipped === vigil.outages.length) return;
    skipped = vigil.outages.length;
    for (const { id, kept } of [...rooms.all()])
      if (kept?.record.status === 'running')
        await tend(id, () => rooms.change(id, nothing), 'An outage could not be taken off a clock.');
  }

  async function lookAfter(games: readonly GameId[]): Promise<void> {
    for (const game of games)
      await tend(game, () => rooms.change(game, nothing), 'A game could not be looked after.');
  }

  return {
    passTime: async () => lookAfter(await store.games.due(now(), DUE_SIZE)),
    lookAfter,
    expire: async () => {
      for (const game of await store.games.waitingSince(now() - WAITING_MS, DUE_SIZE))
        await tend(game, () => rooms.change(game, giveUp), 'A game that has waited long was not given up.');
    },
    watch: async () => {
      await vigil.watch();
      await skipOutages();
      rooms.tidy(IDLE_MS);
    },
    takeUpMachines: async (which) => {
      for (const game of await store.games.withMachines(now() - (which === 'all' ? 0 : LOST_MS))) {
        if (isStopping()) return;
        const takeUp = async (): Promise<void> => seats.drive((await rooms.kept(game)).room);
        await tend(game, takeUp, 'A machine could not take up its game.');
      }
    },
    clearAway: async () => {
      await store.games.clearAsks(now() - ASKS_MS);
      await store.requests.clear(now() - ASKS_MS);
    },
  };
}

/** What is due happens by itself. */
const nothing = (): void => undefined;

const giveUp = (draft: Draft): void => {
  if (draft.record.status === 'waiting') change(draft, { status: 'aborted' });
};
