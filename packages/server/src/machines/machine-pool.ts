// Computer players in worker processes, apart from the thread that serves people, with a short queue. Whatever
// happens to a process, an order comes back.
import { availableParallelism } from 'node:os';
import { THINKING_MS, type Level } from '@rubicon/ai/level';
import type { GameId } from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import { eventCache, type EventCache } from './event-cache.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';
import type { Machines, MoveRequest } from './move-request.ts';
import { nextInQueue, type Queued } from './queue.ts';

export interface MachinePoolOptions {
  readonly workers?: number; // one core is left for serving people
  readonly mostQueued?: number; // requests that may wait
  readonly spawn?: () => WorkerProcess;
  /** Per level, after how long it answers with the best it has. */
  readonly patienceMs?: (level: Level) => number;
  readonly graceMs?: number; // grace time after which a silent process is considered stuck
  /** Called with what went wrong although an order came back. */
  readonly onFault?: (fault: MachineFault) => void;
}

export interface MachineFault {
  readonly game: GameId;
  readonly machine: Level;
  readonly fault: string;
}

export interface MachinePool extends Machines {
  readonly busy: number; // busy processes
  readonly answered: number; // requests, since the start
  readonly seconds: number; // time spent on them
}

interface Job extends Queued {
  readonly request: MoveRequest;
  readonly player: string;
  readonly resolve: (order: string) => void;
  readonly reject: (refused: Refused) => void;
}

/** A slot for one process, which is started when first needed. */
interface Slot {
  worker: WorkerProcess | null;
  cache: EventCache;
  job: Job | null;
}

/** `failed`: retrying would fail the same way. */
type Attempt = { readonly order: string } | 'lost' | 'failed';

const MEMORIES = 64; // players a process remembers: some hundred kilobytes each
const QUEUE = 1000;
const PATIENCE = 4; // times a level's own time

export function machinePool({
  workers = Math.max(1, availableParallelism() - 1),
  mostQueued = QUEUE,
  spawn = startWorker,
  patienceMs = (level) => PATIENCE * THINKING_MS[level],
  graceMs = 5000,
  onFault = () => {},
}: MachinePoolOptions = {}): MachinePool {
  const queue: Job[] = [];
  const slots = Array.from({ length: workers }, (): Slot => emptySlot());
  let answered = 0;
  let spentMs = 0;
  let stopped = false;

  const isBusyWith = (game: GameId): boolean => slots.some(({ job }) => job?.request.game === game);

  /** A request goes to the process that knows its player, if that is free. */
  function pump(): void {
    for (;;) {
      const free = slots.filter(({ job }) => job === null);
      if (free.length === 0) return;
      const homeOf = ({ player }: Job): Slot | undefined => free.find((slot) => slot.cache.has(player));
      const next = nextInQueue(
        queue,
        ({ request }) => !isBusyWith(request.game),
        (job) => homeOf(job) === undefined && slots.some((slot) => slot.cache.has(job.player)),
      );
      if (next < 0) return;
      const job = queue.splice(next, 1)[0]!;
      void serve(homeOf(job) ?? free[0]!, job);
    }
  }

  async function serve(slot: Slot, job: Job): Promise<void> {
    slot.job = job;
    const beginMs = performance.now();
    const order = await answerTo(slot, job);
    slot.job = null;
    if (stopped) return;
    answered += 1;
    spentMs += performance.now() - beginMs;
    job.resolve(order);
    pump();
  }

  /** After losing a process: one retry, then the fastest level, and finally any legal order. */
  async function answerTo(slot: Slot, { request, player }: Job): Promise<string> {
    const asItself = (): Promise<Attempt> => tryOnce(slot, request, request.level, player);
    let attempt = await asItself();
    if (attempt === 'lost' && !stopped) attempt = await asItself();
    if (attempt === 'lost' || attempt === 'failed')
      attempt = stopped ? 'failed' : await tryOnce(slot, request, 'miles', `${player} instead`);
    return attempt === 'lost' || attempt === 'failed' ? request.orders[0]! : attempt.order;
  }

  async function tryOnce(slot: Slot, request: MoveRequest, level: Level, player: string): Promise<Attempt> {
    const { game, seed, told, view, orders } = request;
    const report = (fault: string): void => {
      if (!stopped) onFault({ game, machine: level, fault });
    };
    const stopAfterMs = patienceMs(level);
    const known = slot.cache.missing(player, told);
    const question = { player, level, seed, ...known, view, orders, stopAfterMs };
    const limit = Promise.withResolvers<null>();
    const timer = setTimeout(() => limit.resolve(null), stopAfterMs + graceMs);
    try {
      slot.worker ??= spawn();
      const answer = await Promise.race([slot.worker.ask(question), limit.promise]);
      if (answer === null) {
        report('The process did not answer in time.');
        empty(slot);
        return 'failed';
      }
      if (answer.ok && (answer.order === 'resign' || orders.includes(answer.order))) return answer;
      report(answer.ok ? `“${answer.order}” is no legal order.` : answer.fault);
      slot.cache.forget(player);
      return 'failed';
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
      empty(slot);
      return 'lost';
    } finally {
      clearTimeout(timer);
    }
  }

  function empty(slot: Slot): void {
    void slot.worker?.end();
    Object.assign(slot, { worker: null, cache: eventCache(MEMORIES) });
  }

  return {
    think(request) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      if (stopped) reject(stopping());
      else if (queue.length >= mostQueued)
        reject(new Refused('machines-busy', 'Too many machines are thinking. Try again later.'));
      else {
        const player = [request.game, request.level, request.side].join(' ');
        queue.push({ request, player, level: request.level, sinceMs: performance.now(), resolve, reject });
        pump();
      }
      return promise;
    },
    get waiting() {
      return queue.length;
    },
    get busy() {
      return slots.filter(({ job }) => job !== null).length;
    },
    get answered() {
      return answered;
    },
    get seconds() {
      return spentMs / 1000;
    },
    async stop() {
      stopped = true;
      for (const job of [...queue.splice(0), ...slots.flatMap(({ job: each }) => each ?? [])])
        job.reject(stopping());
      await Promise.all(slots.flatMap(({ worker }) => worker?.end() ?? []));
    },
  };
}

const emptySlot = (): Slot => ({ worker: null, cache: eventCache(MEMORIES), job: null });
const stopping = (): Refused => new Refused('stopping', 'The server is stopping.');
