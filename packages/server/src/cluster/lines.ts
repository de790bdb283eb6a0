// Lines between the processes of a server: what one tells or asks another. Whatever is said within one turn of the
// event loop goes as one message: under load a message costs more than what it says.
import { Refused } from '../base/refused.ts';

/** The first process, which has started the others. */
export const FIRST = -1;

type Said =
  | readonly [kind: 'tell', subject: string, body: unknown]
  | readonly [kind: 'ask', number: number, subject: string, body: unknown]
  | readonly [kind: 'answer', number: number, body: unknown]
  | readonly [kind: 'fault', number: number, fault: Fault];
export type Batch = readonly Said[];

interface Fault {
  readonly refused: {
    readonly code: string;
    readonly rule: string | null;
    readonly expected: readonly string[];
  } | null;
  readonly message: string;
}

/** What is returned answers an ask. */
type Hear = (body: never, from: number) => unknown;

export interface Lines {
  tell(to: number, subject: string, body: unknown): void;
  /** Rejected as the other process rejects it, or with `Refused` code `stopping` if that process ends before it answers. */
  ask<T>(to: number, subject: string, body: unknown): Promise<T>;
  on(subject: string, hear: Hear): void;
  /** A message from another process has arrived. */
  receive(from: number, batch: Batch): void;
  /** Another process has ended. */
  lost(process: number): void;
}

interface Asked {
  readonly to: number;
  readonly resolve: (body: never) => void;
  readonly reject: (error: Error) => void;
}

export function openLines(post: (to: number, batch: Batch) => void): Lines {
  const hearers = new Map<string, Hear>();
  const asked = new Map<number, Asked>();
  const outgoing = new Map<number, Said[]>();
  let count = 0;

  function say(to: number, said: Said): void {
    const waiting = outgoing.get(to);
    if (waiting !== undefined) {
      waiting.push(said);
      return;
    }
    if (outgoing.size === 0) setImmediate(flush);
    outgoing.set(to, [said]);
  }

  function flush(): void {
    const all = [...outgoing];
    outgoing.clear();
    for (const [to, batch] of all) post(to, batch);
  }

  async function answer(from: number, number: number, subject: string, body: unknown): Promise<void> {
    try {
      say(from, ['answer', number, await hear(from, subject, body)]);
    } catch (error) {
      say(from, ['fault', number, faultOf(error)]);
    }
  }

  function hear(from: number, subject: string, body: unknown): unknown {
    const hearer = hearers.get(subject);
    if (hearer === undefined) throw new Refused('stopping', 'The server is not ready yet. Ask again soon.');
    return hearer(body as never, from);
  }

  function settle(number: number, how: (waiting: Asked) => void): void {
    const waiting = asked.get(number);
    asked.delete(number);
    if (waiting !== undefined) how(waiting);
  }

  return {
    tell: (to, subject, body) => say(to, ['tell', subject, body]),
    ask: (to, subject, body) =>
      new Promise((resolve, reject) => {
        const number = ++count;
        asked.set(number, { to, resolve, reject });
        say(to, ['ask', number, subject, body]);
      }),
    on: (subject, hearer) => void hearers.set(subject, hearer),
    receive: (from, batch) => {
      for (const said of batch) {
        if (said[0] === 'tell') {
          if (hearers.has(said[1])) hear(from, said[1], said[2]);
        } else if (said[0] === 'ask') void answer(from, said[1], said[2], said[3]);
        else if (said[0] === 'answer') settle(said[1], ({ resolve }) => resolve(said[2] as never));
        else settle(said[1], ({ reject }) => reject(errorOf(said[2])));
      }
    },
    lost: (process) => {
      outgoing.delete(process);
      for (const [number, { to, reject }] of asked) {
        if (to !== process) continue;
        asked.delete(number);
        reject(new Refused('stopping', 'A part of the server has stopped. Ask again soon.'));
      }
    },
  };
}

function faultOf(error: unknown): Fault {
  if (error instanceof Refused) {
    const { code, rule, expected, message } = error;
    return { refused: { code, rule, expected }, message };
  }
  return { refused: null, message: String(error) };
}

const errorOf = ({ refused, message }: Fault): Error =>
  refused === null ? new Error(message) : new Refused(refused.code, message, refused.rule, refused.expected);
