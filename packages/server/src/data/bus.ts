// Messages between servers on one PostgreSQL: “game g is at version n”, “this session has ended”, “the lobby has
// changed”. Nothing depends on a message arriving: the database decides, and a server that may have missed one is
// notified of the gap. A single server has no one to notify.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { PATIENCE_MS, patient } from './postgres-pool.ts';

/** The subject of a message. Each has a key; of several with the same key the last is enough. */
export const TOPICS = ['game', 'ended', 'chat', 'lobby', 'asked', 'habit', 'presence', 'online'] as const;
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

const CHANNEL = 'rubicon';
const MOST_IN_MESSAGE = 60; // of at most 100 characters or so; a message has 8,000 bytes
const LONGEST = 100;
const MOST_WAITING = 20_000; // while there is no connection
const AGAIN_MS = 1000;
const HELLO_MS = 30_000; // how often a server shows that it is there
const GONE_MS = 3 * HELLO_MS;
const ALONE_MS = 5000; // a server that connects is answered by then

/** `aloneMs`: how long a server without answer believes that there may be others. */
export const openBus = (databaseUrl: string | null, aloneMs = ALONE_MS): Bus =>
  databaseUrl === null ? silentBus() : postgresBus(databaseUrl, aloneMs);

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

function postgresBus(databaseUrl: string, aloneMs: number): Bus {
  const own = randomUUID();
  const listeners = new Map<Topic, Set<Hear>>(TOPICS.map((topic) => [topic, new Set()]));
  const gapListeners = new Set<() => void>();
  const toTell = new Map<string, Told>();
  const others = new Map<string, number>(); // servers, and when each was last heard
  let connectedMs = 0;
  let isHelloDue = false;
  let hasForgotten = false;
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | null = null;
  let isClosed = false;
  let telling: Promise<void> | null = null;

  function hear({ payload }: pg.Notification): void {
    const message = messageOf(payload);
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

  /** With nobody to hear it, a message would cost a transaction for nothing. */
  function isAlone(): boolean {
    const nowMs = performance.now();
    for (const [other, atMs] of others) if (atMs < nowMs - GONE_MS) others.delete(other);
    return others.size === 0 && client !== null && nowMs - connectedMs > aloneMs;
  }

  function noteGap(): void {
    for (const each of gapListeners) each();
  }

  async function connect(): Promise<void> {
    again = null;
    const connecting = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'rubicon bus',
      ...patient(PATIENCE_MS),
    });
    connecting.on('notification', hear);
    connecting.on('error', () => lose(connecting));
    connecting.on('end', () => lose(connecting));
    try {
      await connecting.connect();
      await connecting.query(`listen ${CHANNEL}; set synchronous_commit to off`); // a message need not last
    } catch {
      lose(connecting);
      return;
    }
    if (isClosed) {
      await connecting.end();
      return;
    }
    client = connecting;
    connectedMs = performance.now();
    noteGap();
    sayHello();
  }

  function lose(lost: pg.Client): void {
    if (client === lost) client = null;
    lost.end().catch(() => undefined);
    if (isClosed || again !== null || client !== null) return;
    again = setTimeout(() => void connect(), AGAIN_MS);
    again.unref();
  }

  /** Messages of one turn of the event loop, or queued while there is no connection, go together. */
  function tellSoon(): void {
    telling ??= new Promise((resolve) => setImmediate(resolve)).then(flush);
  }

  async function flush(): Promise<void> {
    while (toTell.size > 0 || hasForgotten || isHelloDue) {
      const teller = client;
      if (teller === null) break;
      const next = [...toTell].slice(0, MOST_IN_MESSAGE);
      const message: Message = { from: own, isGap: hasForgotten, told: next.map(([, told]) => told) };
      hasForgotten = false;
      isHelloDue = false;
      for (const [name] of next) toTell.delete(name);
      try {
        await teller.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)]);
      } catch {
        hasForgotten = true; // the connection is gone, and with it this message
        lose(teller);
        break;
      }
    }
    telling = null;
  }

  const connected = connect();
  return {
    isShared: true,
    tell: (topic, key, value = '') => {
      if (isAlone()) return;
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
      await connected;
      await telling;
      isClosed = true;
      clearInterval(hellos);
      if (again !== null) clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Anything that can reach the database can send anything. */
function messageOf(payload: string | undefined): Message | null {
  try {
    const message = JSON.parse(payload ?? '') as Message;
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
