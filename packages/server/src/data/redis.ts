// Redis or Valkey, for what servers share and may lose: the bus, who is online, rate limits
// (docs/decisions/0027-what-servers-share-in-redis.md).
import type { Log } from '../base/log.ts';
import { lasting } from './lasting.ts';

export interface Redis {
  /** False: whoever needs it does without. */
  readonly isConnected: boolean;
  /** Rejected where there is no connection or no answer in time. */
  run(command: string, ...parameters: readonly (string | number)[]): Promise<unknown>;
  /** Hears a channel. Calls `opened` whenever it begins to, first or anew. */
  subscribe(channel: string, hear: (text: string) => void, opened: () => void): void;
  /** Called whenever there is a connection, first or anew. */
  onConnected(listener: () => void): void;
  close(): Promise<void>;
}

const PATIENCE_MS = 2000;
const BEAT_MS = 2000; // a network that drops everything closes no connection

export function openRedis(url: string, log: Pick<Log, 'info' | 'warn'>): Redis {
  const listeners: (() => void)[] = [];
  const channels = new Map<string, { hear: (text: string) => void; opened: () => void }>();
  const connection = lasting({
    open: (lost) => connect(url, lost),
    shut: (client) => Promise.resolve(client.isOpen && client.destroy()),
    onOpened: () => {
      log.info({}, 'Redis is there.');
      for (const listener of listeners) listener();
      for (const channel of channels.keys()) void begin(channel);
    },
    onLost: () =>
      log.warn(
        {},
        'Redis is lost. Servers do without it: limits and friends online are those of each alone.',
      ),
  });

  async function begin(channel: string): Promise<void> {
    const { hear, opened } = channels.get(channel)!;
    try {
      await connection.current?.subscribe(channel, hear);
      opened();
    } catch {
      // the connection is lost: it is opened again
    }
  }

  async function run(command: string, ...parameters: readonly (string | number)[]): Promise<unknown> {
    const client = connection.current;
    if (client === null) throw new Error('There is no connection to Redis.');
    const late = setTimeout(() => client.isOpen && client.destroy(), PATIENCE_MS);
    try {
      return await client.sendCommand([command, ...parameters.map(String)]);
    } finally {
      clearTimeout(late);
    }
  }

  const beats = setInterval(() => void run('PING').catch(() => undefined), BEAT_MS).unref();
  return {
    get isConnected() {
      return connection.current !== null;
    },
    run,
    subscribe: (channel, hear, opened) => {
      channels.set(channel, { hear, opened });
      if (connection.current !== null) void begin(channel);
    },
    onConnected: (listener) => void listeners.push(listener),
    close: () => {
      clearInterval(beats);
      return connection.close();
    },
  };
}

/** As it says itself, such as “7.2.4”. Rejected where it does not answer. */
export async function redisVersion(url: string): Promise<string> {
  const client = await connect(url, () => undefined);
  try {
    const info: unknown = await client.sendCommand(['INFO', 'server']);
    const found = /^(?:valkey|redis)_version:(\S+)/m.exec(typeof info === 'string' ? info : '');
    return found?.[1] ?? 'unknown';
  } finally {
    client.destroy();
  }
}

/** Loaded only where it is used. */
async function connect(url: string, lost: () => void) {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    socket: { reconnectStrategy: false, connectTimeout: PATIENCE_MS },
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
  });
  client.on('error', lost);
  client.on('end', lost);
  const late = setTimeout(() => client.destroy(), PATIENCE_MS);
  try {
    await client.connect();
  } finally {
    clearTimeout(late);
  }
  return client;
}
