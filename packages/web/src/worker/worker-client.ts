// The page's end of a worker. The worker is started by the first call. If it is lost or falls silent, all waiting calls
// are refused, and the next call starts another.
import { Refused } from '../authority/authority.ts';
import {
  FAILED,
  decodeAnswer,
  decodeProgress,
  decodeRefusal,
  type Methods,
  type Question,
} from './messages.ts';

/** The part of a `Worker` that is used. */
export interface WorkerPort {
  postMessage(question: Question): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<unknown>) => void): void;
  addEventListener(kind: 'error' | 'messageerror', listen: () => void): void;
  terminate(): void;
}

export interface WorkerClient<M extends Methods<M>> {
  /** A function as the last argument stays here, and is called with the worker's progress. */
  readonly call: <K extends keyof M & string>(
    method: K,
    ...args: Parameters<M[K]>
  ) => Promise<Awaited<ReturnType<M[K]>>>;
  /** Ends the worker. Waiting calls get no answer; the next call starts another worker. */
  readonly end: () => void;
  /** Ends it for good: later calls get no answer either. */
  readonly close: () => void;
}

interface Options {
  readonly lostCode: 'authority-lost' | 'machine-lost'; // of the refusal when the worker is lost
  /** Whether a worker continues after an error: it may hold state that a new one would not have. */
  readonly survivesErrors: boolean;
  /** How long a method may be silent; without it, there is no limit. */
  readonly silenceMs?: (method: string) => number;
  /** Called when a worker has been started, before the call that started it is sent. */
  readonly onStart?: () => void;
}

interface Waiting {
  readonly listen: ((progress: unknown) => void) | null;
  readonly limitMs: number | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Refused) => void;
}

export function connectWorker<M extends Methods<M>>(
  start: () => WorkerPort,
  { lostCode, survivesErrors, silenceMs, onStart }: Options,
): WorkerClient<M> {
  let worker: WorkerPort | null = null;
  let lastId = 0;
  let isClosed = false;
  const waiting = new Map<number, Waiting>();

  /** Returns the calls that were waiting. */
  function end(): readonly Waiting[] {
    worker?.terminate();
    worker = null;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { timer } of all) clearTimeout(timer);
    return all;
  }

  function lose(lost: WorkerPort, why: Refused): void {
    if (worker !== lost) return;
    for (const { reject } of end()) reject(why);
  }

  const breakDown = (lost: WorkerPort, message: string): void => lose(lost, new Refused(lostCode, message));

  /** Progress counts as a sign of life. */
  function wait(on: WorkerPort, asker: Waiting): void {
    clearTimeout(asker.timer);
    if (asker.limitMs === null) return;
    const silent = new Refused('authority-silent', 'The worker does not answer.');
    asker.timer = setTimeout(() => lose(on, silent), asker.limitMs);
  }

  function receive(data: unknown, from: WorkerPort): void {
    const news = decodeProgress(data);
    if (news !== null) {
      const asker = waiting.get(news.id);
      if (asker === undefined) return;
      wait(from, asker);
      asker.listen?.(news.progress);
      return;
    }
    const answer = decodeAnswer(data);
    if (answer === null) return breakDown(from, 'The worker sent what is no answer.');
    if (!answer.ok && answer.refusal.code === FAILED && !survivesErrors)
      return breakDown(from, answer.refusal.message);
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    clearTimeout(asker?.timer);
    if (answer.ok) asker?.resolve(answer.value);
    else asker?.reject(decodeRefusal(answer.refusal));
  }

  function connected(): WorkerPort {
    if (worker !== null) return worker;
    const started = start();
    worker = started;
    started.addEventListener('message', ({ data }) => worker === started && receive(data, started));
    started.addEventListener('error', () => breakDown(started, 'The worker broke down.'));
    started.addEventListener('messageerror', () => breakDown(started, 'A message of the worker was lost.'));
    onStart?.();
    return started;
  }

  const post = (method: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (isClosed) return;
      const to = connected();
      const last = args.at(-1);
      const listen = typeof last === 'function' ? (last as (progress: unknown) => void) : null;
      lastId += 1;
      const asker = { listen, limitMs: silenceMs?.(method) ?? null, timer: undefined, resolve, reject };
      waiting.set(lastId, asker);
      wait(to, asker);
      const sent = listen === null ? args : args.slice(0, -1);
      to.postMessage({ id: lastId, method, args: sent, hearsProgress: listen !== null });
    });

  return {
    call: (method, ...args) => post(method, args) as never,
    end: () => void end(),
    close: () => {
      isClosed = true;
      end();
    },
  };
}
