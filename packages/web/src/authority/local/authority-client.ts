// The page's end of the talk with its authority. If the worker is lost or falls silent, whoever waits is told, and the next question
// starts another: games are stored, and the seat is taken again.
import { Refused, type Authority } from '../authority.ts';
import { decodeAnswer, decodeRefusal, isThinking, type Call, type Question } from './messages.ts';
import type { GameId, Seat } from '../table.ts';

/** The part of a `Worker` that is used. */
export interface Messenger {
  postMessage(question: Question): void;
  addEventListener(kind: 'message', listen: (event: MessageEvent<unknown>) => void): void;
  addEventListener(kind: 'error' | 'messageerror', listen: () => void): void;
  terminate(): void;
}

// Most answers take milliseconds, thoughts seconds; on a slow device more, but whoever waits this long waits in vain
const ANSWERING_MS = 30_000;
const THINKING_MS = 180_000;

const startWorker = (): Messenger =>
  new Worker(new URL('./authority-worker.ts', import.meta.url), { type: 'module' });

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Refused) => void;
}

interface Place {
  readonly game: GameId;
  readonly seat: Seat;
}

export function connectWorker(start: () => Messenger = startWorker): Authority {
  let worker: Messenger | null = null;
  let place: Place | null = null; // where the authority knows us to sit
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function lose(
    lost: Messenger,
    why = new Refused('authority-lost', 'Whoever keeps the games was lost.'),
  ): void {
    if (worker !== lost) return;
    worker = null;
    lost.terminate();
    const all = [...waiting.values()];
    waiting.clear();
    for (const { timer, reject } of all) {
      clearTimeout(timer);
      reject(why);
    }
  }

  function receive(data: unknown, from: Messenger): void {
    const answer = decodeAnswer(data);
    if (answer === null) return lose(from);
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    clearTimeout(asker?.timer);
    if (answer.ok) asker?.resolve(answer.value);
    else asker?.reject(decodeRefusal(answer.refusal));
  }

  function connected(): Messenger {
    if (worker !== null) return worker;
    const started = start();
    worker = started;
    started.addEventListener('message', ({ data }) => worker === started && receive(data, started));
    started.addEventListener('error', () => lose(started));
    started.addEventListener('messageerror', () => lose(started));
    // If the seat cannot be taken again, what follows is refused with `no-seat`
    if (place !== null) post(started, { method: 'sit', args: [place.game, place.seat] }).catch(() => {});
    return started;
  }

  const post = (to: Messenger, call: Call): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const timer = setTimeout(
        () => lose(to, new Refused('authority-silent', 'Whoever keeps the games does not answer.')),
        isThinking(call) ? THINKING_MS : ANSWERING_MS,
      );
      waiting.set(lastId, { timer, resolve, reject });
      to.postMessage({ id: lastId, ...call });
    });

  const send = async <T>(call: Call): Promise<T> => (await post(connected(), call)) as T;

  return {
    games: () => send({ method: 'games', args: [] }),
    create: (wanted) => send({ method: 'create', args: [wanted] }),
    remove: (game) => send({ method: 'remove', args: [game] }),
    load: (file) => send({ method: 'load', args: [file] }),
    save: (game) => send({ method: 'save', args: [game] }),
    sit: async (game, seat) => {
      const seating = await send<Awaited<ReturnType<Authority['sit']>>>({
        method: 'sit',
        args: [game, seat],
      });
      place = { game, seat };
      return seating;
    },
    leave: () => {
      place = null;
      return send({ method: 'leave', args: [] });
    },
    ask: (ask) => send({ method: 'ask', args: [ask] }),
    act: () => send({ method: 'act', args: [] }),
    preview: (orders) => send({ method: 'preview', args: [orders] }),
    odds: (orders) => send({ method: 'odds', args: [orders] }),
    hints: (look) => send({ method: 'hints', args: [look] }),
    recall: (cursor) => send({ method: 'recall', args: [cursor] }),
  };
}
