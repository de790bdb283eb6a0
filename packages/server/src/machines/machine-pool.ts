// Machines that think apart from the thread that serves people: a few processes, and a line before them that is
// never long. Whatever becomes of a process, an order comes back.
import { availableParallelism } from 'node:os';
import type { Level } from '@rubicon/ai';
import type { GameId } from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import { acquaintance, type Acquaintance } from './event-cache.ts';
import { openHand, type Hand } from './worker-process.ts';
import type { Machines, Thought } from './move-request.ts';
import { OWN_TIME_MS, nextInLine, type Waiting } from './queue.ts';

export interface MachinePoolOptions {
  readonly workers?: number; // a core is left to people
  readonly queue?: number; // thoughts that may wait
  readonly spawn?: () => Hand;
  /** Of each level, after how long it answers with the best it has. */
  readonly patienceMs?: (level: Level) => number;
  readonly graceMs?: number; // how much longer until a process that does not answer is stuck
  /** Told of what went wrong though an order came back. */
  readonly onFault?: (fault: MachineFault) => void;
}

export interface MachineFault {
  readonly game: GameId;
  readonly machine: Level;
  readonly fault: string;
}

export interface MachinePool extends Machines {
  readonly busy: number; // processes that think
  readonly thoughts: number; // answered since the start
  readonly seconds: number; // spent on them
}

interface Job extends Waiting {
  readonly thought: Thought;
  readonly player: string;
  readonly resolve: (order: string) => void;
  readonly reject: (refused: Refused) => void;
}

/** Room for one process, which is there from when it is first needed. */
interface Place {
  hand: Hand | null;
  acquaintance: Acquaintance;
  job: Job | null;
}

/** `failed`: it would go the same way again. */
type Attempt = { readonly order: string } | 'lost' | 'failed';

const MEMORIES = 64; // players a process remembers: some hundred kilobytes each
const QUEUE = 1000;
const PATIENCE = 4; // times a level's own time

export function machinePool({
  workers = Math.max(1, availableParallelism() - 1),
  queue = QUEUE,
  spawn = openHand,
  patienceMs = (level) => PATIENCE * OWN_TIME_MS[level],
  graceMs = 5000,
  onFault = () => {},
}: MachinePoolOptions = {}): MachinePool {
  const line: Job[] = [];
  const places = Array.from({ length: workers }, (): Place => emptyPlace());
  let thoughts = 0;
  let spentMs = 0;
  let stopped = false;

  const isThoughtOf = (game: GameId): boolean => places.some(({ job }) => job?.thought.game === game);

  /** A thought goes back to the process that knows its player, if that is free. */
  function pump(): void {
    for (;;) {
      const free = places.filter(({ job }) => job === null);
      if (free.length === 0) return;
      const homeOf = ({ player }: Job): Place | undefined =>
        free.find((place) => place.acquaintance.knows(player));
      const next = nextInLine(
        line,
        ({ thought }) => !isThoughtOf(thought.game),
        (job) => homeOf(job) === undefined && places.some((place) => place.acquaintance.knows(job.player)),
      );
      if (next < 0) return;
      const job = line.splice(next, 1)[0]!;
      void serve(homeOf(job) ?? free[0]!, job);
    }
  }

  async function serve(place: Place, job: Job): Promise<void> {
    place.job = job;
    const beginMs = performance.now();
    const order = await answerTo(place, job);
    place.job = null;
    if (stopped) return;
    thoughts += 1;
    spentMs += performance.now() - beginMs;
    job.resolve(order);
    pump();
  }

  /** A lost process is asked once more; then a player that needs no time answers; in the end, anything legal. */
  async function answerTo(place: Place, { thought, player }: Job): Promise<string> {
    const asItself = (): Promise<Attempt> => tryOnce(place, thought, thought.level, player);
    let attempt = await asItself();
    if (attempt === 'lost' && !stopped) attempt = await asItself();
    if (attempt === 'lost' || attempt === 'failed')
      attempt = stopped ? 'failed' : await tryOnce(place, thought, 'miles', `${player} instead`);
    return attempt === 'lost' || attempt === 'failed' ? thought.orders[0]! : attempt.order;
  }

  async function tryOnce(place: Place, thought: Thought, level: Level, player: string): Promise<Attempt> {
    const { game, seed, told, view, orders } = thought;
    const report = (fault: string): void => {
      if (!stopped) onFault({ game, machine: level, fault });
    };
    const stopAfterMs = patienceMs(level);
    const known = place.acquaintance.introduce(player, told);
    const question = { player, level, seed, ...known, view, orders, stopAfterMs };
    const limit = Promise.withResolvers<null>();
    const timer = setTimeout(() => limit.resolve(null), stopAfterMs + graceMs);
    try {
      place.hand ??= spawn();
      const answer = await Promise.race([place.hand.ask(question), limit.promise]);
      if (answer === null) {
        report('The process did not answer in time.');
        empty(place);
        return 'failed';
      }
      if (answer.ok && orders.includes(answer.order)) return answer;
      report(answer.ok ? `“${answer.order}” is no legal order.` : answer.fault);
      place.acquaintance.forget(player);
      return 'failed';
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
      empty(place);
      return 'lost';
    } finally {
      clearTimeout(timer);
    }
  }

  function empty(place: Place): void {
    void place.hand?.end();
    Object.assign(place, { hand: null, acquaintance: acquaintance(MEMORIES) });
  }

  return {
    think(thought) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      if (stopped) reject(stopping());
      else if (line.length >= queue)
        reject(new Refused('machines-busy', 'Too many machines are thinking. Try again later.'));
      else {
        const player = [thought.game, thought.level, thought.side].join(' ');
        line.push({ thought, player, level: thought.level, sinceMs: performance.now(), resolve, reject });
        pump();
      }
      return promise;
    },
    get waiting() {
      return line.length;
    },
    get busy() {
      return places.filter(({ job }) => job !== null).length;
    },
    get thoughts() {
      return thoughts;
    },
    get seconds() {
      return spentMs / 1000;
    },
    async stop() {
      stopped = true;
      for (const job of [...line.splice(0), ...places.flatMap(({ job: each }) => each ?? [])])
        job.reject(stopping());
      await Promise.all(places.flatMap(({ hand }) => hand?.end() ?? []));
    },
  };
}

const emptyPlace = (): Place => ({ hand: null, acquaintance: acquaintance(MEMORIES), job: null });
const stopping = (): Refused => new Refused('stopping', 'The server is stopping.');
