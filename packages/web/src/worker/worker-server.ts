// The worker's end: answers each question with the method it names.
import { Refused } from '../authority/authority.ts';
import {
  encodeRefusal,
  questionId,
  type Answer,
  type Call,
  type Methods,
  type Progress,
  type Question,
} from './messages.ts';

export interface ServerOptions {
  /** Refuses a malformed call. */
  readonly decode?: (data: unknown) => Call;
  /** Whether later calls wait until a call of this method is answered; by default they run concurrently. */
  readonly holdsUp?: (method: string) => boolean;
  readonly report?: (error: unknown) => Promise<void>; // reports errors that are not refusals
}

/** Serves the page that started this worker. */
export function serveWorker<M extends Methods<M>>(methods: M, options: ServerOptions = {}): void {
  const report = (thrown: unknown): Promise<void> =>
    Promise.resolve().then(() => {
      throw thrown; // so that the console shows it
    });
  const hear = answerCalls(methods, (message) => postMessage(message), { report, ...options });
  addEventListener('message', ({ data }) => hear(data));
}

/** Returns the handler for incoming messages. */
export function answerCalls(
  methods: object,
  post: (message: Answer | Progress) => void,
  { decode = (data) => data as Call, holdsUp = () => false, report }: ServerOptions = {},
): (data: unknown) => void {
  const byName = methods as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
  let last: Promise<void> = Promise.resolve();

  const answer = async (before: Promise<void>, id: number, data: unknown): Promise<void> => {
    await before;
    try {
      const { method, args } = decode(data);
      const carryOut = byName[method]!;
      const tell = (progress: unknown): void => post({ id, progress });
      const given = (data as Question).hearsProgress ? [...args, tell] : args;
      post({ id, ok: true, value: await carryOut(...given) });
    } catch (error) {
      post({ id, ok: false, refusal: encodeRefusal(error) });
      if (!(error instanceof Refused)) void report?.(error);
    }
  };

  return (data) => {
    const id = questionId(data);
    if (id === null) return; // without a number no caller waits for an answer
    const answering = answer(last, id, data);
    if (holdsUp((data as Question).method)) last = answering;
  };
}
