// Messages between servers on one PostgreSQL: “game g is at version n”, “this session has ended”, “the lobby has
// changed”. Nothing depends on a message arriving: the database decides, and a server that may have missed one is
// notified of the gap. Redis carries them where there is one, otherwise PostgreSQL. A single server has no one to
// notify.
import { randomUUID } from 'node:crypto';
import type { OpenCarrier } from './carrier.ts';
import { postgresCarrier } from './postgres-carrier.ts';
import { redisCarrier } from './redis-carrier.ts';
import type { Redis } from './redis.ts';

/** The subject of a message. Each has a key; of several with the same key the last is enough. */
export const TOPICS = [
  'game',
  'ended',
  'chat',
  'lobby',
  'asked',
  'habit',
  'presence',
  'online',
  'friends',
] as const;
export type Topic = (typeof TOPICS)[number];

/** `from` is the sending server. */
type Hear = (key: string, value: string, from: string) => void;

export interface Bus {
  /** False where there are no other servers. */
  readonly isShared: boolean;
  /** Never waits and never fails. */
  tell(topic: Topic, key: string, value?: string): void;
  /** Called for each message from another server; returns the function that unsubscribes. */
  listen(topic: Topic, hear: Hear): () => void;
  /** Called whenever a message may have been missed: everything cached from other servers may now be stale. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

type Told = readonly [topic: Topic, key: string, value: string];

interface Message {
  readonly from: string;
  readonly isGap: boolean; // the sender had to drop its queue
  readonly told: readonly Told[];
}

const MOST_IN_MESSAGE = 60; // of at most 100 characters or so; a message has 8,000 bytes
const LONGEST = 100;
const MOST_WAITING = 20_000; // while there is no connection
const HELLO_MS = 30_000; // how often a server shows that it is there
const GONE_MS = 3 * HELLO_MS;
const ALONE_MS = 5000; // a server that connects is answered by then

/** `aloneMs`: how long a server without answer believes that there may be others. */
export function openBus(databaseUrl: string | null, redis: Redis | null = null, aloneMs = ALONE_MS): Bus {
  if (databaseUrl === null) return silentBus();
  return carriedBus(redis === null ? postgresCarrier(databaseUrl) : redisCarrier(redis), aloneMs);
}

function silentBus(): Bus {
  const nothing = (): void => undefined;
  return {
    isShared: false,
    tell: nothing,
    listen: () => nothing,
    onGap: () => nothing,
    close: () => Promise.resolve(),
  };
}

function carriedBus(openCarrier: OpenCarrier, aloneMs: number): Bus {
  const own = randomUUID();
  const listeners = new Map<Topic, Set<Hear>>(TOPICS.map((topic) => [topic, new Set()]));
  const gapListeners = new Set<() => void>();
  const toTell = new Map<string, Told>();
  const others = new Map<string, number>(); // servers, and when each was last heard
  let openedMs = 0;
  let isHelloDue = false;
  let hasForgotten = false;
  let telling: Promise<void> | null = null;

  function hear(text: string): void {
    const message = messageOf(text);
    if (message === null || message.from === own) return;
    if (!others.has(message.from)) sayHello();
    others.set(message.from, performance.now());
    if (message.isGap) noteGap();
    for (const [topic, key, value] of message.told)
      for (const each of listeners.get(topic) ?? []) each(key, value, message.from);
  }

  /** Whoever hears it for the first time answers. */
  function sayHello(): void {
    isHelloDue = true;
    tellSoon();
  }
  const hellos = setInterval(sayHello, HELLO_MS).unref();

  function isAlone(): boolean {
    const nowMs = performance.now();
    for (const [other, atMs] of others) if (atMs < nowMs - GONE_MS) others.delete(other);
    return others.size === 0 && carrier.isOpen && nowMs - openedMs > aloneMs;
  }

  function noteGap(): void {
    for (const each of gapListeners) each();
  }

  function opened(): void {
    openedMs = performance.now();
    noteGap();
    sayHello();
  }

  /** Messages of one turn of the event loop, or queued while there is no connection, go together. */
  function tellSoon(): void {
    telling ??= new Promise((resolve) => setImmediate(resolve)).then(flush);
  }

  async function flush(): Promise<void> {
    while (carrier.isOpen && (toTell.size > 0 || hasForgotten || isHelloDue)) {
      const next = [...toTell].slice(0, MOST_IN_MESSAGE);
      const message: Message = { from: own, isGap: hasForgotten, told: next.map(([, told]) => told) };
      hasForgotten = false;
      isHelloDue = false;
      for (const [name] of next) toTell.delete(name);
      try {
        await carrier.send(JSON.stringify(message));
      } catch {
        hasForgotten = true; // the connection is gone, and with it this message
        break;
      }
    }
    telling = null;
  }

  const carrier = openCarrier(hear, opened);
  return {
    isShared: true,
    tell: (topic, key, value = '') => {
      if (isAlone()) return; // a message would cost a transaction for nothing
      if (key.length + value.length > LONGEST || toTell.size >= MOST_WAITING) {
        toTell.clear();
        hasForgotten = true;
      } else toTell.set(`${topic} ${key}`, [topic, key, value]);
      tellSoon();
    },
    listen: (topic, each) => {
      listeners.get(topic)!.add(each);
      return () => listeners.get(topic)!.delete(each);
    },
    onGap: (listener) => {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    close: async () => {
      clearInterval(hellos);
      await telling;
      await carrier.close();
    },
  };
}

/** Anything that can reach the database or Redis can send anything. */
function messageOf(text: string): Message | null {
  try {
    const message = JSON.parse(text) as Message;
    const isWhole =
      typeof message.from === 'string' &&
      Array.isArray(message.told) &&
      message.told.every(
        (each) => Array.isArray(each) && each.length === 3 && each.every((part) => typeof part === 'string'),
      );
    return isWhole ? message : null;
  } catch {
    return null;
  }
}
